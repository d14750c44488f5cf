import type { ExitCode, Terminal } from './command'

/** Says what is wrong, and with which code the program ends for that. */
export const complaining = (terminal: Terminal, sentence: string, code: ExitCode): ExitCode => {
  terminal.complain(`backrank: ${sentence}`)
  return code
}
