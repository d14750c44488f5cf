import type { ByColor, Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { pieceOfLetter } from '../../variants/army'
import type { VariantRules } from '../../variants/variant'
import { remembered } from '../../remembered'

/** What all first positions of a system share, and where the rest goes. */
export interface Frame {
  /** The board without the shuffled pieces. */
  readonly board: Board
  /** The rank of each army's pieces, 0 for the first. */
  readonly homeRank: ByColor<number>
  /** Every file of the army has a pawn directly in front. */
  readonly pawnsBefore: boolean
  /** File of the army's left edge. */
  readonly leftFile: number
  /** Number of files from edge to edge of the army. */
  readonly width: number
}

const SHUFFLED = '?'

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/\d+|./g)].flatMap(([token]) =>
    /\d/.test(token) ? Array<string>(Number(token)).fill('') : [token],
  )

const edgesOf = (row: readonly string[]): readonly [left: number, right: number] =>
  row.includes(SHUFFLED) ? [row.indexOf(SHUFFLED), row.lastIndexOf(SHUFFLED)] : [0, row.length - 1]

const homeRankOf = (rows: readonly (readonly string[])[], color: Color): number => {
  const shuffled = rows.flatMap((row, rank) => (row.includes(SHUFFLED) ? [rank] : []))
  return (color === 'white' ? shuffled.at(0) : shuffled.at(-1)) ?? (color === 'white' ? 0 : rows.length - 1)
}

const makeFrame = ({ start, army, board }: VariantRules): Frame => {
  const ranks = start.frame.split('/').reverse()
  const rows = ranks.map(cellsOf)
  const homeRank = { white: homeRankOf(rows, 'white'), black: homeRankOf(rows, 'black') }
  const [left, right] = edgesOf(rows[homeRank.white]!)
  return {
    board: { size: board, pieces: rows.flat().map(cell => pieceOfLetter(army, cell)) },
    homeRank,
    pawnsBefore: /P{8}/.test(ranks[homeRank.white + 1] ?? ''),
    leftFile: left,
    width: right - left + 1,
  }
}

/** The frame of a system's starts, read once. */
export const frameOf = remembered(makeFrame, rules => rules.start)

/** The 0-based rank on which a side's pieces start, from which castling and placement happen. */
export const homeRank = (rules: VariantRules, color: Color): number => frameOf(rules).homeRank[color]

/** Whether pawns start in one row in front of the pieces, and so have a double step; Janggi soldiers have none. */
export const hasDoubleStep = (rules: VariantRules): boolean => frameOf(rules).pawnsBefore

/** The number of pieces that a side begins with. In the frame, shuffled pieces are written for both sides, and capitals are White's. */
export const armySize = ({ start: { frame } }: VariantRules): number =>
  frame.replaceAll(/[^?]/g, '').length / 2 + frame.replaceAll(/[^A-Z]/g, '').length
