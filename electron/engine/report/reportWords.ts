import { setImmediate } from 'node:timers/promises'
import type { PgnResult } from '@shared/notation/pgn/pgn'
import type { Examined } from '@shared/report/examined'
import { reportMoves } from '@shared/report/gameReport'
import type { JudgmentPoints } from '@shared/report/judgment'
import type { Remark } from '@shared/report/words/remark'
import { movesInWords, wholeInWords } from '@shared/report/words/wordsFor'
import type { TreeNode } from '@shared/tree/node'
import { appendLine } from '@shared/tree/tree'
import type { VariantId } from '@shared/variants'
import type { Core } from '../../core/load'
import { emptyGame } from '../../rules/games/emptyGame'
import { lineMoves } from '../../rules/positions/playMove'
import { openPosition } from '../../rules/positions/openPosition'
import type { LineToExamine } from './gamePlaces'
import { wordRules } from './wordRules'

/**
 * The sentences about a main line and its moves, by plies, from the results for its positions. Empty for a line that
 * cannot be played. Yields to other work of the thread.
 */
export const reportWords = async (
  core: Core,
  {
    variant,
    options,
    startFen,
    moves,
    result = '*',
  }: LineToExamine & { readonly result?: PgnResult | undefined },
  examined: ReadonlyMap<number, Examined>,
  points: JudgmentPoints,
): Promise<ReadonlyMap<number, readonly Remark[]>> => {
  const opened = openPosition(core, { variant, options, fen: startFen })
  if (!opened.ok) return new Map()
  using position = opened.value.position
  const nodes = lineMoves(position, moves).map((move): TreeNode => ({
    ...move,
    id: move.uci,
    nags: [],
    commentsBefore: [],
    comments: [],
    children: [],
  }))
  const empty = emptyGame(opened.value.variant.id as VariantId, options, startFen, position.inCheck())
  const game = { ...empty, result, root: appendLine(empty.root, [], nodes)!.root }
  const said: (readonly [number, readonly Remark[]])[] = []
  const rules = wordRules(core, game)
  const reported = reportMoves(game, { examined }, points)
  for (const words of movesInWords(game, reported, { examined }, rules)) {
    await setImmediate()
    said.push(words)
  }
  return wholeInWords(game, reported, { examined }, rules, said)
}
