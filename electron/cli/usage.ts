import { flagOf, type Command, type FlagName } from './io/command'

const spelled = (command: Command, flag: FlagName): string => {
  const { short, value } = flagOf(command, flag)
  const name = short === undefined ? `--${flag}` : `-${short}, --${flag}`
  return value === undefined ? name : `${name} ${value}`
}

const inBrackets = (command: Command, flag: FlagName): string => {
  const { value } = flagOf(command, flag)
  return value === undefined ? `[--${flag}]` : `[--${flag} ${value}]`
}

const lines = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}

/** `backrank perft VARIANT FEN DEPTH [--divide]` */
export const usageLine = (command: Command): string =>
  ['backrank', command.name, command.words, ...command.flags.map(flag => inBrackets(command, flag))]
    .filter(Boolean)
    .join(' ')

/** The page shown by `backrank COMMAND --help`. */
export const commandPage = (command: Command): string =>
  `Usage: ${usageLine(command)}\n\n${command.summary}\n\n` +
  lines(
    [...command.flags, 'help' as const].map(flag => [spelled(command, flag), flagOf(command, flag).help]),
  ) +
  (command.details === undefined ? '' : `\n${command.details}`)

/** The page shown by `backrank --help`. */
export const overview = (commands: readonly Command[]): string =>
  'Usage: backrank COMMAND ...\n\n' +
  lines(commands.map(command => [`${command.name} ${command.words}`.trim(), command.summary])) +
  '\nVARIANT is an id that `backrank variants` lists; FEN is one argument, in quotes.\n' +
  'backrank COMMAND --help says more about one of them.\n'
