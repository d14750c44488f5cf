/**
 * The point of view of a score: White's, as everywhere in the window, or the one of the side to move in the searched position, as
 * in UCI.
 */
export type View = 'white' | 'mover'

declare const view: unique symbol

/**
 * The value of a position from one point of view.
 *
 * `cp` is in hundredths of a pawn; `mate` is the number of full moves until mate, negative if the other side mates. A mate on the
 * board is an outcome, not a score.
 */
export interface Score<V extends View> {
  readonly kind: 'cp' | 'mate'
  readonly value: number
  /** Never set; it keeps the compiler from mixing up the views. */
  readonly [view]?: V
}

/** Says that the score is only a lower or upper bound, from the score's own point of view. */
export type Bound = 'lower' | 'upper'

interface Chances {
  readonly white: { readonly white: number; readonly draw: number; readonly black: number }
  readonly mover: { readonly win: number; readonly draw: number; readonly loss: number }
}

/** The chances of the three results of a game, in thousandths that add up to 1000. */
export type WinDrawLoss<V extends View> = Chances[V]

/** Higher than any other score in hundredths of a pawn. */
const MATE = 1e9
/** A mate one move farther off is worth a pawn less. */
const MATE_STEP = 100

/** A score as a number that can be compared with others of the same view: a mate is above any material, and a nearer mate is higher. */
export const centipawns = <V extends View>({ kind, value }: Score<V>): number => {
  if (kind === 'cp') return value
  return value > 0 ? MATE - MATE_STEP * value : -MATE - MATE_STEP * value
}
