import type { Color } from '@shared/board/color'
import { centipawns, type Score } from '@shared/analysis/score'

/** Ends a game that both engines agree is won, as every score of the last moves shows. */
export interface WinRule {
  /** Hundredths of a pawn, at least. */
  readonly score: number
  /** Full moves in succession. */
  readonly moves: number
}

/** Ends a game that both engines agree is even. */
export interface DrawRule {
  /** Hundredths of a pawn, at most, for either side. */
  readonly score: number
  readonly moves: number
  /** The first full move, counted from the beginning of the game, after which it is asked. */
  readonly from: number
}

export interface AdjudicationRules {
  readonly win?: WinRule
  readonly draw?: DrawRule
  /** A game that reaches this many plies is a draw. */
  readonly maxPlies?: number
}

/** How a game is called off. */
export type Adjudication =
  { readonly kind: 'win'; readonly winner: Color } | { readonly kind: 'draw' } | { readonly kind: 'maxPlies' }

type Scores = readonly (Score<'white'> | undefined)[]

/** The last `moves` full moves; undefined if there are fewer or one has no score. */
const lastScores = (scores: Scores, moves: number): readonly number[] | undefined => {
  const last = scores.slice(-2 * moves)
  const known = last.filter(score => score !== undefined)
  return known.length === 2 * moves ? known.map(centipawns) : undefined
}

const winner = (scores: Scores, { score, moves }: WinRule): Color | undefined => {
  const last = lastScores(scores, moves)
  if (last?.every(value => value >= score)) return 'white'
  return last?.every(value => value <= -score) ? 'black' : undefined
}

const isEven = (scores: Scores, { score, moves, from }: DrawRule): boolean =>
  scores.length >= 2 * from && lastScores(scores, moves)?.every(value => Math.abs(value) <= score) === true

/**
 * Whether a game is called off, and how.
 *
 * @param scores one for each ply, undefined where the engine named none, from White's view
 */
export const adjudicate = (rules: AdjudicationRules, scores: Scores): Adjudication | undefined => {
  const won = rules.win && winner(scores, rules.win)
  if (won) return { kind: 'win', winner: won }
  if (rules.draw && isEven(scores, rules.draw)) return { kind: 'draw' }
  return rules.maxPlies !== undefined && scores.length >= rules.maxPlies ? { kind: 'maxPlies' } : undefined
}
