import type { ByColor, Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { pieceOfLetter } from '../../variants/army'
import type { VariantRules } from '../../variants/variant'
import { remembered } from './remembered'

/** What is the same in all first positions of a system, and where the rest goes. */
export interface Frame {
  /** The board without the shuffled pieces. */
  readonly board: Board
  /** The rank on which each army stands, 0 for the first. */
  readonly homeRank: ByColor<number>
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
  const rows = start.frame.split('/').reverse().map(cellsOf)
  const homeRank = { white: homeRankOf(rows, 'white'), black: homeRankOf(rows, 'black') }
  const [left, right] = edgesOf(rows[homeRank.white]!)
  return {
    board: { size: board, pieces: rows.flat().map(cell => pieceOfLetter(army, cell)) },
    homeRank,
    leftFile: left,
    width: right - left + 1,
  }
}

/** The frame of a system's starts, read once. */
export const frameOf = remembered(rules => rules.start, makeFrame)

/** How many pieces a side begins with: shuffled ones stand for both sides in the frame, capitals for White alone. */
export const armySize = ({ start: { frame } }: VariantRules): number =>
  frame.replaceAll(/[^?]/g, '').length / 2 + frame.replaceAll(/[^A-Z]/g, '').length
