import type { Color } from '../board/color'
import type { Reading } from './induction'
import type { Matrix } from './matrixGame'

/** A legal placement or relocation and its value. All values are in centipawns from White's view. */
export interface SolverMove {
  readonly uci: string
  readonly san: string
  readonly value: number
  /** In nine of ten cases the value of a far deeper search is this close. */
  readonly error: number
  /** What the mover gives away, 0 or more. */
  readonly cost: number
  /** Whether it cannot be distinguished from the best. */
  readonly isBest: boolean
  /** How many arrays can still arise after it. */
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
  /** The value of the matrix game. */
  readonly value: number
}

/** A turn of the setup that was played, and what it cost. */
export interface PlayedTurn {
  readonly uci: string
  readonly san: string
  readonly turn: Color
  /** The value of the position after it. */
  readonly value: number
  readonly cost: number
  readonly isBest: boolean
  /** The best move in SAN and the expected line after it; begins with the played move if that is one of the best. */
  readonly better: readonly string[]
}

/** How far the search is. */
export interface SolverProgress {
  /** The number of arrays that can arise from the position, or of those in the sample. */
  readonly arrays: number
  /** How many arrays were searched at all, and how many as deep as requested. */
  readonly searched: number
  readonly deep: number
  /** The total number of nodes requested so far. */
  readonly nodes: number
  /** Whether nothing is left that could change the answer. */
  readonly isSettled: boolean
  readonly isRunning: boolean
}

/** All that is known about a position of a setup phase. */
export interface SolverView {
  readonly reading: Reading
  /** How many arrays were sampled if too many can arise; the answer is estimated from them. */
  readonly sampled?: number
  readonly turn: Color
  readonly value: number
  readonly error: number
  /** The best for the mover first. */
  readonly moves: readonly SolverMove[]
  /** Only set if both sides have just one turn left, whatever the reading. */
  readonly matrix?: SolverMatrix
  /** The value, with best play, of the throw or other position in which the setup began. */
  readonly start: { readonly value: number; readonly error: number; readonly arrays: number }
  /** The turns from there to the position. */
  readonly played: readonly PlayedTurn[]
  /** Expected values of the arrays that can still arise, ascending. */
  readonly values: readonly number[]
  readonly progress: SolverProgress
}
