import type { Color } from '../board/color'
import type { Reading } from './induction'
import type { Matrix } from './matrixGame'

/** A legal placement or relocation and what it is worth. All values in centipawns from White's view. */
export interface SolverMove {
  readonly uci: string
  readonly san: string
  readonly value: number
  /** Nine times out of ten a far deeper search finds the value this near. */
  readonly error: number
  /** What the mover gives away, 0 or more. */
  readonly cost: number
  /** It cannot be told apart from the best. */
  readonly isBest: boolean
  /** Arrays that can still arise after it. */
  readonly arrays: number
  /** The expected line in SAN from this move on, to the end of the setup. */
  readonly line: readonly string[]
}

/** The last turn of both sides as a matrix game. Moves in SAN. */
export interface SolverMatrix {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  readonly values: Matrix
  /** How often White should choose each row, 0 to 1; one of them is 1 at a saddle point. */
  readonly white: readonly number[]
  readonly black: readonly number[]
  /** Of the matrix game. */
  readonly value: number
}

/** A turn of the setup that was played, and what it cost. */
export interface PlayedTurn {
  readonly uci: string
  readonly san: string
  readonly turn: Color
  /** Of the position after it. */
  readonly value: number
  readonly cost: number
  readonly isBest: boolean
  /** The best move instead, in SAN, and the expected line after it; the move itself where it is one of the best. */
  readonly better: readonly string[]
}

/** How far the search is. */
export interface SolverProgress {
  /** Arrays that can arise from the position, or those of the sample. */
  readonly arrays: number
  /** How many arrays were searched at all, and how many as deep as requested. */
  readonly searched: number
  readonly deep: number
  /** Nodes asked for so far, in all. */
  readonly nodes: number
  /** Nothing is left that would change the answer. */
  readonly isSettled: boolean
  readonly isRunning: boolean
}

/** All that is known of a position of a setup phase. */
export interface SolverView {
  readonly reading: Reading
  /** How many arrays were sampled, where too many can arise; the answer is estimated from them. */
  readonly sampled?: number
  readonly turn: Color
  readonly value: number
  readonly error: number
  /** Best for the mover first. */
  readonly moves: readonly SolverMove[]
  /** Only where both sides have their last turn before them, however that is read. */
  readonly matrix?: SolverMatrix
  /** What the throw, or wherever the setup began, is worth with best play. */
  readonly start: { readonly value: number; readonly error: number; readonly arrays: number }
  /** The turns from there to the position. */
  readonly played: readonly PlayedTurn[]
  /** Expected values of the arrays that can still arise, ascending. */
  readonly values: readonly number[]
  readonly progress: SolverProgress
}
