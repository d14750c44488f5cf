import { chancePoints } from '../../analysis/winningChance'
import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import { moveNumberAt } from '../../tree/moveNumber'
import type { VariantDefinition } from '../../variants/variant'
import type { Examined, ExaminedPosition } from '../examined'
import type { ReportedMove } from '../gameReport'
import { pliesOf, plyOf, setupOf, type Ply } from './ply'
import type { NamedMove } from './remark'
import type { WordRules } from './wordRules'

/** A move of a game that needs words, and what was found around it. */
export interface WordsQuestion {
  readonly variant: VariantDefinition
  readonly move: ReportedMove
  /** The FENs of the main line before the move; the last one is the position in which it was played. */
  readonly past: readonly string[]
  /** What was found in the position before the move. */
  readonly before: Examined | undefined
  /** What was found in the position after the move. */
  readonly after: Examined | undefined
}

/** The same with everything parsed, as the patterns need it. */
export interface WordsContext extends WordsQuestion {
  readonly before: ExaminedPosition
  readonly after: Examined
  readonly rules: WordRules
  readonly color: Color
  /** The position in which the move was played. */
  readonly start: Setup
  readonly played: Ply
  /** The best line, from the position before the move. */
  readonly best: readonly Ply[]
  /** The best line against the move; empty if the game was over. */
  readonly refutation: readonly Ply[]
}

/** Parses what was found; undefined if that is too little. */
export const wordsContextOf = (question: WordsQuestion, rules: WordRules): WordsContext | undefined => {
  const { variant, move, before, after } = question
  if (before?.kind !== 'searched' || !after) return undefined
  return {
    ...question,
    before,
    after,
    rules,
    color: move.color,
    start: setupOf(variant, move.fenBefore),
    played: plyOf(variant, move.fenBefore, move.node),
    best: pliesOf(variant, move.fenBefore, before.lines[0]!),
    refutation: after.kind === 'searched' ? pliesOf(variant, move.node.fen, after.lines[0]!) : [],
  }
}

/** A move as sentences name it. */
export const nameOfMove = (fenBefore: string, san: string): NamedMove => {
  const { fullmoves, color } = moveNumberAt(fenBefore)
  return { number: fullmoves, color, san }
}

/** The same for a move of a line. */
export const named = ({ move: { san }, fenBefore }: Ply): NamedMove => nameOfMove(fenBefore, san)

/** The winning chance of a side, in points of 100. */
export const chanceFor = (color: Color, score: ExaminedPosition['score']): number =>
  color === 'white' ? chancePoints(score) : 100 - chancePoints(score)

/** The value of a mate in centipawns when evaluations are compared. */
const MATE = 1500

const centipawnsFor = (color: Color, { kind, value }: ExaminedPosition['score']): number => {
  const white = kind === 'mate' ? Math.sign(value) * MATE : Math.max(-MATE, Math.min(MATE, value))
  return color === 'white' ? white : -white
}

/** The values of the positions before and after the move for its player, in centipawns; undefined if the game was over. */
export const worthAround = ({
  before,
  after,
  color,
}: WordsContext): readonly [before: number, after: number] | undefined =>
  after.kind === 'searched'
    ? [centipawnsFor(color, before.score), centipawnsFor(color, after.score)]
    : undefined
