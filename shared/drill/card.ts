import type { Score } from '../analysis/score'

import type { VariantId } from '../variants'

/** The judgment of the tree on a move of ours. */
export type CardVerdict = 'right' | 'alsoGood' | 'wrong'

/** A move of ours in a position of the tree. */
export interface CardMove {
  readonly uci: string
  readonly san: string
  readonly verdict: CardVerdict
  /** The value of the position after it, if the tree has one. */
  readonly score?: Score<'white'>
  /** Winning chance given away compared with the right move, in points of 100, if the tree values both. */
  readonly loss?: number
  /** The answer to it in the tree, in UCI. */
  readonly reply?: string
  /** How the tree goes on after it, in SAN. */
  readonly line: string
}

/** A position in which our move is to be found, and its place in the game. */
export interface CardContent {
  /** The same for the same position, however it was reached. */
  readonly key: string
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly fen: string
  /** The right move first, then all others of the tree on which it has a judgment. */
  readonly moves: readonly CardMove[]
  /** First position of the game. */
  readonly startFen: string
  /** The 0-based place of the game in its file at that time; absent if it was in no file. */
  readonly place?: number
  /** The moves from there to the position, in UCI. */
  readonly path: string
  /** The last of these moves in SAN; empty if there is none. */
  readonly after: string
}

/** A move that gives away at most this much compared with the right one, in points of winning chance of 100, is good as well. */
export const ALSO_GOOD_POINTS = 3
