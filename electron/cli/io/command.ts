import { chain, err, ok } from '@shared/result'
import type { Answered } from './answers'
import { readText, STANDARD } from './readFile'
import { readFlags, type Flags, type FlagValues } from './flags'
import { fail, type ExitCode, type Terminal } from './terminal'

/** What was typed after a command's name: the words, and the values of each flag by its name, in order. */
export interface TypedLine {
  readonly words: readonly string[]
  readonly given: ReadonlyMap<string, readonly string[]>
}

/** The parsed command line of a command. */
export interface CommandLine<F extends Flags> {
  readonly words: readonly string[]
  readonly flags: FlagValues<F>
}

/** A command of the command line. */
export interface Command {
  /** One or two words, such as `pgn check`. */
  readonly name: string
  /** The words after the name, such as `VARIANT FEN DEPTH`. */
  readonly words: string
  readonly summary: string
  /** Paragraphs for the command's own help page, the last with a line break at its end. */
  readonly details?: string
  readonly flags: Flags
  /** The least and the greatest number of words; without the second, any number is allowed. */
  readonly count: readonly [least: number, most?: number]
  readonly run: (line: TypedLine, terminal: Terminal) => Promise<ExitCode>
}

/** A command by its name. The rest is loaded only when it is needed, so that commands do not slow each other down. */
export interface NamedCommand {
  readonly name: string
  readonly load: () => Promise<Command>
}

/** What is wrong with the number of words after a command's name; undefined if it is right. */
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

/** Replaces a FEN of `-` by the position read from standard input. */
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

/** Defines a command; it runs only if all its flags could be read. */
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
