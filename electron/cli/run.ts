import { suggestion } from '@shared/nearestNames'
import { type Command, type NamedCommand, wordCountFault, type TypedLine } from './io/command'
import { fail, type ExitCode, type Terminal } from './io/terminal'
import { COMMANDS } from './commands/commands'
import { QUESTIONS } from './isCommandLine'
import { commandPage, overview, usageLine, HELP } from './usage'
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '@shared/result'
import { typedName } from './io/flags'

/** What is wrong with the words and flags, as a sentence. */
interface UsageError {
  readonly kind: 'usage'
  readonly sentence: string
}

const usageError = (sentence: string): UsageError => ({ kind: 'usage', sentence })

/** Separates what follows a command's name into words and flags. */
export const parseCommandLine = (
  command: Command,
  args: readonly string[],
): Result<TypedLine, UsageError> => {
  const flags = Object.entries({ ...command.flags, help: HELP })
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      flags.map(([name, { type, short }]) => [typedName(name), { type, ...(short && { short }) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  let negative = -1
  const given = new Map<string, readonly string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName, value, index } = token
    // A negative number is a word: its digits are not one-letter options.
    if (/^-\d/.test(args[index]!)) {
      if (index !== negative) words.push(args[index]!)
      negative = index
      continue
    }
    const [name, flag] = flags.find(([other]) => typedName(other) === token.name) ?? []
    if (name === undefined || !flag) {
      const known = flags.map(([other]) => `--${typedName(other)}`)
      return err(usageError(`unknown option ${rawName}${suggestion(rawName, known)}`))
    }
    if (flag.type === 'string' && value === undefined) return err(usageError(`${rawName} needs a value`))
    if (flag.type === 'boolean' && value !== undefined) return err(usageError(`${rawName} takes no value`))
    given.set(name, [...(given.get(name) ?? []), value ?? ''])
  }
  const fault = given.has('help') ? undefined : wordCountFault(command, words)
  return fault === undefined ? ok({ words, given }) : err(usageError(fault))
}

const misuse = (terminal: Terminal, sentence: string, usage: string): ExitCode => {
  const code = fail(terminal, sentence, 2)
  terminal.complain(usage)
  return code
}

const named = (args: readonly string[]): NamedCommand | undefined =>
  COMMANDS.find(({ name }) => args.slice(0, name.split(' ').length).join(' ') === name)

const runCommand = async (
  command: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> => {
  const line = parseCommandLine(command, args)
  if (!line.ok) return misuse(terminal, line.error.sentence, `Usage: ${usageLine(command)}`)
  if (!line.value.given.has('help')) return command.run(line.value, terminal)
  await terminal.write(commandPage(command))
  return 0
}

const asks = (questions: readonly string[], word: string | undefined): boolean =>
  word !== undefined && questions.includes(word)

const wholeOverview = async (): Promise<string> =>
  overview(await Promise.all(COMMANDS.map(({ load }) => load())))

/** What is wrong with a command that does not exist: only its second word, or all of it. */
const unknownCommand = ([word = '', next]: readonly string[]): string => {
  const names = COMMANDS.map(({ name }) => name)
  const group = names.filter(name => name.startsWith(`${word} `))
  if (group.length === 0) return `there is no command ${word}${suggestion(word, names)}`
  const seconds = group.map(name => name.slice(word.length + 1)).join(', ')
  return next === undefined || next.startsWith('-')
    ? `behind ${word} a word is missing: ${seconds}`
    : `there is no command ${word} ${next}; behind ${word} stands one of ${seconds}`
}

/** Runs the command line `args` (without node and script), and returns the exit code. */
export const run = async (
  args: readonly string[],
  version: string,
  terminal: Terminal,
): Promise<ExitCode> => {
  const command = named(args)
  if (command) return runCommand(await command.load(), args.slice(command.name.split(' ').length), terminal)
  const [word] = args
  if (asks(QUESTIONS.version, word)) {
    await terminal.write(`${version}\n`)
    return 0
  }
  if (asks(QUESTIONS.help, word)) {
    await terminal.write(await wholeOverview())
    return 0
  }
  if (word === undefined) return misuse(terminal, 'a command is missing', await wholeOverview())
  return misuse(terminal, unknownCommand(args), 'backrank --help lists all commands')
}
