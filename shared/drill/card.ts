import type { Score } from '../analysis/score'

import type { VariantId } from '../variants'

/** What the tree says of a move of ours. */
export type CardVerdict = 'right' | 'alsoGood' | 'wrong'

/** A move of ours in a position of the tree. */
export interface CardMove {
  readonly uci: string
  readonly san: string
  readonly verdict: CardVerdict
  /** The position after it, where the tree says so. */
  readonly score?: Score<'white'>
  /** Winning chance that it gives away against the right move, in points of 100, where the tree values both. */
  readonly loss?: number
  /** The answer to it in the tree, in UCI. */
  readonly reply?: string
  /** How the tree goes on after it, in SAN. */
  readonly line: string
}

/** A position with our move to find, and where it stands in its game. */
export interface CardContent {
  /** The same for the same position, however it is reached. */
  readonly key: string
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly fen: string
  /** First the right one, then all others of the tree of which it says what they are worth. */
  readonly moves: readonly CardMove[]
  /** First position of the game. */
  readonly startFen: string
  /** Its place in the file at the time, 0-based; absent where no file held it. */
  readonly place?: number
  /** The moves from there to the position, in UCI. */
  readonly path: string
  /** The last of them in SAN; empty where there is none. */
  readonly after: string
}

/** Points of winning chance, of 100, that a move may give away against the right one and is good as well. */
export const ALSO_GOOD_POINTS = 3
