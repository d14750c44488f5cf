import type { Color } from '@shared/board/color'
import { centipawns, type Score } from '@shared/analysis/score'

/** Ends a game as won if both engines agree, that is, if all scores of the last moves show it. */
export interface WinRule {
  /** The least score, in centipawns. */
  readonly score: number
  /** The number of full moves in succession. */
  readonly moves: number
}

/** Ends a game as drawn if both engines agree that it is even. */
export interface DrawRule {
  /** The largest score for either side, in centipawns. */
  readonly score: number
  readonly moves: number
  /** The first full move of the game after which the rule applies. */
  readonly from: number
}

export interface AdjudicationRules {
  readonly win?: WinRule
  readonly draw?: DrawRule
  /** A game that reaches this many plies is a draw. */
  readonly maxPlies?: number
}

/** The result of an adjudication. */
export type Adjudication =
  { readonly kind: 'win'; readonly winner: Color } | { readonly kind: 'draw' } | { readonly kind: 'maxPlies' }

type Scores = readonly (Score<'white'> | undefined)[]

/** The scores of the last `moves` full moves; undefined if there are fewer or a score is missing. */
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
 * Whether and how a game is adjudicated.
 *
 * @param scores one for each ply, from White's view; undefined if the engine gave none
 */
export const adjudicate = (rules: AdjudicationRules, scores: Scores): Adjudication | undefined => {
  const won = rules.win && winner(scores, rules.win)
  if (won) return { kind: 'win', winner: won }
  if (rules.draw && isEven(scores, rules.draw)) return { kind: 'draw' }
  return rules.maxPlies !== undefined && scores.length >= rules.maxPlies ? { kind: 'maxPlies' } : undefined
}
