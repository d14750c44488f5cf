/** The command that marks one kind of notes written into a game by the program. */
export type Mark = 'setup' | 'report'
