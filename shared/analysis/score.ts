/**
 * The point of view of a score: White's, as everywhere in the window, or that of the side to move in the position that
 * was searched, as in UCI.
 */
export type View = 'white' | 'mover'

declare const view: unique symbol

/**
 * What a position is worth from one point of view.
 *
 * `cp` counts hundredths of a pawn; `mate` counts full moves until mate, negative where the other side mates. A mate on
 * the board is an outcome, not a score.
 */
export interface Score<V extends View> {
  readonly kind: 'cp' | 'mate'
  readonly value: number
  /** Never there: keeps the compiler from taking one view for the other. */
  readonly [view]?: V
}

/** The score is only a lower or upper bound, from the point of view of the score. */
export type Bound = 'lower' | 'upper'

interface Chances {
  readonly white: { readonly white: number; readonly draw: number; readonly black: number }
  readonly mover: { readonly win: number; readonly draw: number; readonly loss: number }
}

/** Chances of the game's three results in thousandths; they sum to 1000. */
export type WinDrawLoss<V extends View> = Chances[V]

/** Above every score in hundredths of a pawn. */
const MATE = 1e9
/** A mate one move farther off is worth a pawn less. */
const MATE_STEP = 100

/** Scores of one view as numbers to compare: a mate is above all material, the nearer the higher. */
export const centipawns = <V extends View>({ kind, value }: Score<V>): number => {
  if (kind === 'cp') return value
  return value > 0 ? MATE - MATE_STEP * value : -MATE - MATE_STEP * value
}
