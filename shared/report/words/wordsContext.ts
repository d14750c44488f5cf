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

/** A move of a game that deserves words, and what was found around it. */
export interface WordsQuestion {
  readonly variant: VariantDefinition
  readonly move: ReportedMove
  /** The positions of the main line before the move, in FEN, the one it was played in last. */
  readonly past: readonly string[]
  /** What was found in the position it was played in. */
  readonly before: Examined | undefined
  /** What was found in the position after it. */
  readonly after: Examined | undefined
}

/** The same, read: what all patterns look at. */
export interface WordsContext extends WordsQuestion {
  readonly before: ExaminedPosition
  readonly after: Examined
  readonly rules: WordRules
  readonly color: Color
  /** The position the move was played in. */
  readonly start: Setup
  readonly played: Ply
  /** The best line, from the position before the move. */
  readonly best: readonly Ply[]
  /** The best line against the move; empty where the game was over. */
  readonly refutation: readonly Ply[]
}

/** Reads what was found; undefined where too little was. */
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

/** The same of a move of a line. */
export const named = ({ move: { san }, fenBefore }: Ply): NamedMove => nameOfMove(fenBefore, san)

/** The winning chance of a side, in points of 100. */
export const chanceFor = (color: Color, score: ExaminedPosition['score']): number =>
  color === 'white' ? chancePoints(score) : 100 - chancePoints(score)

/** A mate in centipawns, where evaluations are compared. */
const MATE = 1500

const centipawnsFor = (color: Color, { kind, value }: ExaminedPosition['score']): number => {
  const white = kind === 'mate' ? Math.sign(value) * MATE : Math.max(-MATE, Math.min(MATE, value))
  return color === 'white' ? white : -white
}

/** What the positions before and after the move are worth to its player, in centipawns; undefined where the game was over. */
export const worthAround = ({
  before,
  after,
  color,
}: WordsContext): readonly [before: number, after: number] | undefined =>
  after.kind === 'searched'
    ? [centipawnsFor(color, before.score), centipawnsFor(color, after.score)]
    : undefined
