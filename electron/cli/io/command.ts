import { chain, err, ok } from '@shared/result'
import type { Answered } from './answers'
import { readText, STANDARD } from './readFile'
import { readFlags, type Flags, type FlagValues } from './flags'
import { fail, type ExitCode, type Terminal } from './terminal'

/** What was typed after a command's name: words, and the values of each flag by its name, in order. */
export interface TypedLine {
  readonly words: readonly string[]
  readonly given: ReadonlyMap<string, readonly string[]>
}

/** What a command is asked to do. */
export interface CommandLine<F extends Flags> {
  readonly words: readonly string[]
  readonly flags: FlagValues<F>
}

/** A command as the command line knows it. */
export interface Command {
  /** One word, or two: `pgn check`. */
  readonly name: string
  /** The words after the name: `VARIANT FEN DEPTH`. */
  readonly words: string
  readonly summary: string
  /** Shown on its own page: paragraphs, the last with a line break behind it. */
  readonly details?: string
  readonly flags: Flags
  /** Fewest and most words; without the second there is no end. */
  readonly count: readonly [least: number, most?: number]
  readonly run: (line: TypedLine, terminal: Terminal) => Promise<ExitCode>
}

/**
 * A command by its name; the rest of it is loaded only when it is asked for, so that commands do not slow each other
 * down.
 */
export interface NamedCommand {
  readonly name: string
  readonly load: () => Promise<Command>
}

/** What is wrong with the number of words behind a command's name; undefined where nothing is. */
export const wordCountFault = (
  { count: [least, most], words: form }: Command,
  words: readonly string[],
): string | undefined => {
  // The form of a command has a name for each of its words: `VARIANT FEN MOVE...`.
  if (words.length < least) return `${form.split(' ')[words.length]!.replace('...', '')} is missing`
  return most !== undefined && words.length > most ? `${words[most]!} is one word too many` : undefined
}

/** A command and its own flags. */
interface Definition<F extends Flags> extends Omit<Command, 'flags' | 'run'> {
  readonly flags: F
  readonly run: (line: CommandLine<F>, terminal: Terminal) => Promise<ExitCode>
}

/** The words with a FEN that is `-` read from standard input, which holds one position. */
const withPipedFen = async (
  { words: form }: Pick<Command, 'words'>,
  words: readonly string[],
  terminal: Terminal,
): Promise<Answered<readonly string[]>> => {
  const at = form.split(' ').indexOf('FEN')
  if (at === -1 || words[at] !== STANDARD) return ok(words)
  return chain(await readText(STANDARD, terminal), text => {
    const lines = text.split('\n').filter(line => line.trim() !== '')
    if (lines.length === 1) return ok(words.with(at, lines[0]!.trim()))
    const found = lines.length === 0 ? 'is empty' : `holds ${lines.length} lines`
    return err(`standard input ${found}, and one FEN is wanted`)
  })
}

/** Defines a command, which runs once all its flags could be read. */
export const defineCommand = <F extends Flags>({ run, ...command }: Definition<F>): Command => ({
  ...command,
  run: async ({ words, given }, terminal) => {
    const flags = readFlags(command.flags, given)
    if (!flags.ok) return fail(terminal, flags.error, 2)
    const piped = await withPipedFen(command, words, terminal)
    return piped.ok
      ? run({ words: piped.value, flags: flags.value }, terminal)
      : fail(terminal, piped.error, 1)
  },
})
