import type { Color } from '@shared/board/color'

export interface Strip {
  readonly color: Color
  /** FEN letters from the a-file; `.` where the square is empty. */
  readonly rank: string
}

const spread = (rank: string): string => rank.replace(/\d+/g, count => '.'.repeat(Number(count)))

/** The two outermost ranks of a FEN, Black's above White's, as rank strips show them. */
export const stripsOf = (fen: string): readonly Strip[] => {
  const ranks = (fen.split(' ')[0] ?? '').replace(/\[.*$/, '').split('/')
  return [
    { color: 'black', rank: spread(ranks[0] ?? '') },
    { color: 'white', rank: spread(ranks.at(-1) ?? '') },
  ]
}
