import type { Score } from '@shared/analysis/score'
import type { Examined } from '@shared/report/examined'
import type { Judgment } from '@shared/report/judgment'
import type { Phase } from '@shared/report/phases'
import type { ReportedMove } from '@shared/report/gameReport'
import type { Remark } from '@shared/report/words/remark'
import type { WordsQuestion } from '@shared/report/words/wordsContext'
import type { WordRules } from '@shared/report/words/wordRules'
import { wordsFor } from '@shared/report/words/wordsFor'
import { wordsText } from '@shared/report/words/wordsText'
import { unwrap } from '@shared/result'
import type { TreeNode } from '@shared/tree/node'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { variantById, type VariantId } from '@shared/variants'
import { wordRules } from '../../electron/engine/report/wordRules'
import { openPosition } from '../../electron/rules/positions/openPosition'
import { lineMoves } from '../../electron/rules/positions/playMove'
import { loadCore } from '../../electron/core/load'

const core = loadCore()

/** A move and the search results around it, in short form. */
export interface MoveStory {
  readonly variant?: VariantId
  readonly fen: string
  /** In UCI. */
  readonly played: string
  /** The best line before the move, in UCI with spaces. */
  readonly best: string
  /** The best line after it; `stalemate` or `draw` if the game is over. */
  readonly then: string
  /** The values of both for the side that moves: centipawns, or moves to mate as `#3`. */
  readonly worth: readonly [before: number | string, after: number | string]
  /** The value of the second-best line before the move. */
  readonly second?: number
  /** Whether the move gets no judgment. */
  readonly faultless?: boolean
  /** The judgment otherwise; a blunder by default. */
  readonly judgment?: Judgment
  /** The loss in points of winning chance; 20 by default. */
  readonly loss?: number
  readonly phase?: Phase
  /** Earlier positions of the game. */
  readonly past?: readonly string[]
}

const scoreOf = (worth: number | string, isWhite: boolean): Score<'white'> => {
  const sign = isWhite ? 1 : -1
  return typeof worth === 'string'
    ? { kind: 'mate', value: sign * Number(worth.slice(1)) }
    : { kind: 'cp', value: sign * worth }
}

const movesFrom = (variant: VariantId, fen: string, line: string): readonly BetterMove[] => {
  using position = unwrap(openPosition(core, { variant, options: [], fen })).position
  const ucis = line.split(' ')
  const moves = lineMoves(position, ucis)
  if (moves.length !== ucis.length) throw new Error(`${ucis[moves.length]!} is not legal in ${line}`)
  return moves
}

const found = (score: Score<'white'>, line: readonly BetterMove[], second?: Score<'white'>): Examined => ({
  kind: 'searched',
  score,
  depth: 12,
  nodes: 1000,
  lines: [line],
  ...(second && { second }),
})

const asNode = (move: BetterMove): TreeNode => ({
  ...move,
  id: move.uci,
  nags: [],
  commentsBefore: [],
  comments: [],
  children: [],
})

/** The word rules of a system. */
export const rulesOf = (variant: VariantId): WordRules => wordRules(core, { variant, options: [] })

/** A question about a move; throws if any of its moves is illegal. */
export const aWordsQuestion = ({
  variant = 'chess',
  fen,
  played,
  best,
  then,
  worth: [before, after],
  second,
  faultless = false,
  judgment = 'blunder',
  loss = 20,
  phase = 'middlegame',
  past = [],
}: MoveStory): WordsQuestion => {
  const isWhite = fen.split(' ')[1] === 'w'
  const [node] = movesFrom(variant, fen, played)
  const move: ReportedMove = {
    ply: 1,
    node: asNode(node!),
    fenBefore: fen,
    color: isWhite ? 'white' : 'black',
    phase,
    loss: faultless ? 0 : loss,
    ...(!faultless && { judgment }),
    better: [],
  }
  const isOver = then === 'stalemate' || then === 'draw'
  return {
    variant: variantById(variant),
    move,
    past: [...past, fen],
    before: found(
      scoreOf(before, isWhite),
      movesFrom(variant, fen, best),
      second === undefined ? undefined : scoreOf(second, isWhite),
    ),
    after: isOver
      ? { kind: 'ended', winner: 'nobody' }
      : found(scoreOf(after, isWhite), movesFrom(variant, node!.fen, then)),
  }
}

/**
 * The words about a move; empty if there are none.
 *
 * @param isMeant selects the remarks
 */
export const saidOf = (story: MoveStory, isMeant: (remark: Remark) => boolean = () => true): string => {
  const variant = story.variant ?? 'chess'
  const remarks = wordsFor(aWordsQuestion(story), rulesOf(variant))
  return wordsText(remarks.filter(isMeant), variantById(variant))
}
