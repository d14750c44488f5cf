/** The command that marks notes of one kind that the program writes into a game by itself. */
export type Mark = 'setup' | 'report'
