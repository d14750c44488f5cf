import { COMMANDS } from './commands/commands'

/** Words that ask about the program, in place of a command. */
export const QUESTIONS = { version: ['--version', '-V'], help: ['--help', '-h', 'help'] } as const

/** What a command line can begin with: a command, the first word of one that has two, or a question. */
export const FIRST_WORDS: readonly string[] = [
  ...new Set(COMMANDS.map(({ name }) => name.split(' ')[0]!)),
  ...QUESTIONS.version,
  ...QUESTIONS.help,
]

/** Whether these words are for the command line, not files to be opened in a window. */
export const isCommandLine = ([word]: readonly string[]): boolean =>
  word !== undefined && FIRST_WORDS.includes(word)
