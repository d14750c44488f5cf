import type { Color } from '../../board/color'
import type { VariantRules } from '../../variants/variant'

interface Homes {
  /** 0-based rank of White's shuffled pieces. */
  readonly white: number
  readonly black: number
  /** Every file of the army has a pawn right before it. */
  readonly pawnsBefore: boolean
}

const HOMES: Map<string, Homes> = new Map()

const homesIn = (frame: string): Homes => {
  const known = HOMES.get(frame)
  if (known) return known
  const ranks = frame.split('/').reverse()
  const shuffled = ranks.flatMap((rank, index) => (rank.includes('?') ? [index] : []))
  const white = shuffled[0] ?? 0
  const homes = {
    white,
    black: shuffled.at(-1) ?? ranks.length - 1,
    pawnsBefore: /P{8}/.test(ranks[white + 1] ?? ''),
  }
  HOMES.set(frame, homes)
  return homes
}

/** The 0-based rank on which a side's pieces start, from which castling and placement happen. */
export const homeRank = ({ start }: Pick<VariantRules, 'start'>, color: Color): number =>
  homesIn(start.frame)[color]

/** Pawns start in one row before the pieces, so they have a double step; a Janggi soldier has none. */
export const hasDoubleStep = ({ start }: Pick<VariantRules, 'start'>): boolean =>
  homesIn(start.frame).pawnsBefore
