import type { BetterMove } from '../tree/pricedSetup'

/* What the window sees of a preparation; never more than it shows. */

/** What is shown with a move besides its value. */
export interface MoveMarks {
  /** The position's value comes from this answer. */
  readonly isCritical: boolean
  readonly isOnlyMove: boolean
  readonly isTrap: boolean
  /** It gives away enough that a reply refutes it. */
  readonly isRefuted: boolean
  /** It leads back to an earlier position. */
  readonly isRepetition: boolean
  readonly rule: 'always' | 'never' | null
  readonly deeper: number
}

/** A move of a position, whether prepared or only known. */
export interface BranchMove extends BetterMove, MoveMarks {
  /** The key of the position after it. */
  readonly to: string
  /** Centipawns from White's view; more than 20,000 is a mate. */
  readonly value: number
  /** Points of winning chance that it gives away. */
  readonly loss: number
  /** The move is part of the preparation. */
  readonly isPrepared: boolean
  /** The probability of the move if the other side plays it, 0 to 1; 1 for a move of ours. */
  readonly share: number
  /** The preparation goes on after it. */
  readonly goesOn: boolean
  /** The line by which the position after it is prepared, if that is another line. */
  readonly joins: readonly BetterMove[] | null
  /** Its value has changed since the user last looked. */
  readonly isChanged: boolean
  /** Our reply to a move of the other side. */
  readonly reply: BetterMove | null
  /** The best answer to this move of ours, if the move gives so much away that the answer refutes it. */
  readonly refutation: BetterMove | null
}

/** What is known of a position. */
export interface Branch {
  readonly key: string
  readonly fen: string
  readonly isOurs: boolean
  /** Whether the position was searched, waits to be searched, or ends the game. */
  readonly state: 'searched' | 'leaf' | 'ended'
  readonly value: number | null
  /** Prepared moves first, then the others, both sorted by value. */
  readonly moves: readonly BranchMove[]
  /** The share of the other side's answers to which we have a reply, 0 to 1. */
  readonly prepared: number
}

/** The most moves of a position for which the number of searched positions is reported. */
export const COUNTED_MOVES = 4

/** How many positions were searched below a move, each counted once. */
export interface PositionCount {
  readonly count: number
  /** There are more, but they were not counted. */
  readonly isMore: boolean
}

/** A position of a preparation and how to get there. */
export interface PreparationPlace {
  readonly line: readonly BetterMove[]
  /** The keys of the positions along the line, including the first and the last one. */
  readonly keys: readonly string[]
  readonly branch: Branch
  /** How many positions were searched below its first moves, in their order; {@link COUNTED_MOVES} at most. */
  readonly below: readonly PositionCount[]
  /** Best play by both sides from there on. */
  readonly continuation: readonly BetterMove[]
}

/** A move of ours, with the line that leads to it. */
export interface Decision {
  readonly line: readonly BetterMove[]
  readonly move: BranchMove
}

export interface DecisionPage {
  readonly total: number
  readonly rows: readonly Decision[]
}

/** A change since the user last looked. */
export type PreparationNews =
  | {
      readonly kind: 'changedMind'
      /** The line that leads to the position. */
      readonly line: readonly BetterMove[]
      readonly now: BetterMove
      readonly was: BetterMove
      readonly value: number
    }
  | {
      readonly kind: 'trap'
      readonly line: readonly BetterMove[]
      readonly move: BetterMove
      readonly value: number
    }

export interface NewsPage {
  /** There is more news than this. */
  readonly isMore: boolean
  readonly news: readonly PreparationNews[]
}

/** A candidate move, to be compared with another one. */
export interface Candidate {
  readonly move: BranchMove
  readonly below: PositionCount
  /** Best play by both sides, beginning with the move. */
  readonly line: readonly BetterMove[]
  /** The probability that the next two answers are prepared for, 0 to 1. */
  readonly covered: number
  /** The possible answers of the other side, the most likely first. */
  readonly answers: readonly BranchMove[]
}
