/** The pages beside the board; the solver is there in setup phases only. */
export type MovesPage = 'solver' | 'moves' | 'tags'
