import type { PlayRequest } from '@shared/ipc/play'

/** The same move for the same game, position and level, whenever it is asked for. */
export const seedOf = ({ gameId, level, moves }: Pick<PlayRequest, 'gameId' | 'level' | 'moves'>): string =>
  [gameId, level, ...moves].join(' ')
