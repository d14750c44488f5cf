import { textTable } from '@shared/textTable'
import type { Command } from './io/command'
import { switchFlag, typedName, type Flag } from './io/flags'

/** The flag that every command has besides its own. */
export const HELP = switchFlag('show how the command is used', 'h')

/** A flag as it is typed: `-o, --out OUT`. */
export const spelledFlag = (name: string, { short, value }: Flag): string => {
  const typed = short === undefined ? `--${typedName(name)}` : `-${short}, --${typedName(name)}`
  return value === undefined ? typed : `${typed} ${value}`
}

const inBrackets = (name: string, { value }: Flag): string =>
  value === undefined ? `[--${typedName(name)}]` : `[--${typedName(name)} ${value}]`

const lines = (rows: readonly (readonly [string, string])[]): string =>
  textTable(
    rows.map(([left, right]) => [`  ${left}`, right]),
    'left',
  )

/** The usage of a command in one line: `backrank perft VARIANT FEN DEPTH [--divide]`. */
export const usageLine = ({ name, words, flags }: Command): string =>
  ['backrank', name, words, ...Object.entries(flags).map(([flag, declared]) => inBrackets(flag, declared))]
    .filter(Boolean)
    .join(' ')

/** The page shown by `backrank COMMAND --help`. */
export const commandPage = (command: Command): string =>
  `Usage: ${usageLine(command)}\n\n${command.summary}\n\n` +
  lines(
    Object.entries({ ...command.flags, help: HELP }).map(([name, flag]) => [
      spelledFlag(name, flag),
      flag.help,
    ]),
  ) +
  (command.details === undefined ? '' : `\n${command.details}`)

/** Rules for the words and answers of all commands. */
export const CONVENTIONS =
  'VARIANT is an id that `backrank variants` lists. FEN is one argument, in quotes, or startpos, the number of a start, or throw:N for what\n' +
  'the dice give. Moves are typed in UCI or SAN. A file called - is standard input, or standard output; a FEN that is - comes from standard\n' +
  'input. Values in JSON are centipawns, from White’s point of view; losses of moves are points of winning chance.\n'

/** The page shown by `backrank --help`. */
export const overview = (commands: readonly Command[]): string =>
  'Usage: backrank COMMAND ...\n\n' +
  lines(commands.map(command => [`${command.name} ${command.words}`.trim(), command.summary])) +
  `\n${CONVENTIONS}backrank COMMAND --help says more about one of them.\n`
