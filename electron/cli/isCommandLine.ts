import { COMMANDS } from './commands/commands'

/** Words that ask about the program, instead of naming a command. */
export const QUESTIONS = { version: ['--version', '-V'], help: ['--help', '-h', 'help'] } as const

/** The possible first words of a command line: a command, the first word of a two-word command, or a question. */
export const FIRST_WORDS: readonly string[] = [
  ...new Set(COMMANDS.map(({ name }) => name.split(' ')[0]!)),
  ...QUESTIONS.version,
  ...QUESTIONS.help,
]

/** Whether these words are a command line, and not files to open in a window. */
export const isCommandLine = ([word]: readonly string[]): boolean =>
  word !== undefined && FIRST_WORDS.includes(word)
