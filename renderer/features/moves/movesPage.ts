/** The pages beside the board; the solver is available in setup phases and in games that followed one. */
export type MovesPage = 'solver' | 'moves' | 'report' | 'tags'
