import type { Command, NamedCommand } from './io/command'
import { fail, type ExitCode, type Terminal } from './io/terminal'
import { COMMANDS } from './commands/commands'
import { QUESTIONS } from './isCommandLine'
import { parseCommandLine } from './parseCommandLine'
import { commandPage, overview, usageLine } from './usage'

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

/** Runs the command line `args` (without node and script) and says how it ended. */
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
  const fault =
    word === undefined ? 'a command is missing' : `there is no command ${args.slice(0, 2).join(' ')}`
  return misuse(terminal, fault, await wholeOverview())
}
