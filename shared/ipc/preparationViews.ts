import type { BetterMove } from '../tree/pricedSetup'

/* What the window sees of a preparation: always as much as it shows. */

/** What is shown of a move beside its value. */
export interface MoveMarks {
  /** The answer that the value above comes from. */
  readonly isCritical: boolean
  readonly isOnlyMove: boolean
  readonly isTrap: boolean
  /** It gives away enough for a reply to refute it. */
  readonly isRefuted: boolean
  /** Back to a position before. */
  readonly isRepetition: boolean
  readonly rule: 'always' | 'never' | null
  readonly deeper: number
}

/** A move of a position, prepared or only known. */
export interface BranchMove extends BetterMove, MoveMarks {
  /** The key of the position after it. */
  readonly to: string
  /** Centipawns from White's view; more than 20,000 is a mate. */
  readonly value: number
  /** Points of winning chance that it gives away. */
  readonly loss: number
  /** The preparation has it. */
  readonly isPrepared: boolean
  /** The probability of a move of the other side, 0 to 1; 1 for a move of ours. */
  readonly share: number
  /** Something follows it in the preparation. */
  readonly goesOn: boolean
  /** The line by which its position is prepared, if that is another one. */
  readonly joins: readonly BetterMove[] | null
  /** Its value has changed since the user last looked. */
  readonly isChanged: boolean
  /** What we play after a move of the other side. */
  readonly reply: BetterMove | null
  /** It refutes this move of ours: the best answer, where the move gives much away. */
  readonly refutation: BetterMove | null
}

/** What is known of a position. */
export interface Branch {
  readonly key: string
  readonly fen: string
  readonly isOurs: boolean
  /** It was searched, waits to be, or the game is over there. */
  readonly state: 'searched' | 'leaf' | 'ended'
  readonly value: number | null
  /** Prepared moves first, each group by value. */
  readonly moves: readonly BranchMove[]
  /** The share of the other side's answers to which we have a reply, 0 to 1. */
  readonly prepared: number
}

/** The most moves of a position whose searched nodes are reported. */
export const COUNTED_MOVES = 4

/** How many positions were searched below a move, each counted once. */
export interface PositionCount {
  readonly count: number
  /** There are more, which were not counted. */
  readonly isMore: boolean
}

/** A position of a preparation and how to get there. */
export interface PreparationPlace {
  readonly line: readonly BetterMove[]
  /** Of the positions along it, the first position and the last one among them. */
  readonly keys: readonly string[]
  readonly branch: Branch
  /** Positions that were searched below its first moves, {@link COUNTED_MOVES} at most, in their order. */
  readonly below: readonly PositionCount[]
  /** Best play on both sides from there on. */
  readonly continuation: readonly BetterMove[]
}

/** A move of ours, with the way to it. */
export interface Decision {
  readonly line: readonly BetterMove[]
  readonly move: BranchMove
}

export interface DecisionPage {
  readonly total: number
  readonly rows: readonly Decision[]
}

/** Something that was not so when the user last looked. */
export type PreparationNews =
  | {
      readonly kind: 'changedMind'
      /** To the position. */
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
  /** There is more than this. */
  readonly isMore: boolean
  readonly news: readonly PreparationNews[]
}

/** A candidate as it is held against another one. */
export interface Candidate {
  readonly move: BranchMove
  readonly below: PositionCount
  /** Best play on both sides, the move first. */
  readonly line: readonly BetterMove[]
  /** Probability that the next two answers are prepared for, 0 to 1. */
  readonly covered: number
  /** What the other side can answer, the most likely first. */
  readonly answers: readonly BranchMove[]
}
