import { COLORS, type ByColor, type Color } from '@shared/board/color'

/** The last pairs of both sides while they are entered unseen. Replaced, never changed. */
export interface PairEntry {
  /** The legal pairs of each side in UCI, in the order of their keys. */
  readonly pairs: ByColor<readonly string[]>
  /** What each side has entered; not shown before both have. */
  readonly entered: Partial<ByColor<string>>
}

/** Nothing is entered yet. */
export const freshEntry = (pairs: ByColor<readonly string[]>): PairEntry => ({ pairs, entered: {} })

/** The side whose turn it is to enter: White first; undefined once all those in `hands` have. */
export const enteringSide = ({ entered }: PairEntry, hands: readonly Color[]): Color | undefined =>
  COLORS.find(color => hands.includes(color) && entered[color] === undefined)

/** A side has entered a pair; unchanged where it is none of its pairs, or where that side has entered before. */
export const withEntered = (entry: PairEntry, side: Color, uci: string): PairEntry =>
  entry.pairs[side].includes(uci) && entry.entered[side] === undefined
    ? { ...entry, entered: { ...entry.entered, [side]: uci } }
    : entry

/** Those in `hands` enter again. */
export const withoutEntered = (entry: PairEntry, hands: readonly Color[]): PairEntry => {
  const kept = COLORS.filter(color => !hands.includes(color) && entry.entered[color] !== undefined)
  return { ...entry, entered: Object.fromEntries(kept.map(color => [color, entry.entered[color]!])) }
}

/** Both pairs, White's first; undefined before both are entered. */
export const bothPairs = ({ entered }: PairEntry): readonly [string, string] | undefined =>
  entered.white !== undefined && entered.black !== undefined ? [entered.white, entered.black] : undefined
