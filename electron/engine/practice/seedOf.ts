import type { PlayRequest } from '@shared/ipc/play'

/** The same move for the same game, position and level, whenever it is asked for. */
export const seedOf = ({ gameId, level, moves }: PlayRequest): string => [gameId, level, ...moves].join(' ')
