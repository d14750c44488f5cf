import { setImmediate } from 'node:timers/promises'
import type { Examined } from '@shared/report/examined'
import { reportMoves } from '@shared/report/gameReport'
import type { JudgmentPoints } from '@shared/report/judgment'
import type { Remark } from '@shared/report/words/remark'
import { gameWords } from '@shared/report/words/wordsFor'
import type { TreeNode } from '@shared/tree/node'
import { appendLine } from '@shared/tree/tree'
import type { VariantId } from '@shared/variants'
import type { Core } from '../../core/load'
import { emptyGame } from '../../rules/games/emptyGame'
import { lineMoves } from '../../rules/positions/lineMoves'
import { openPosition } from '../../rules/positions/openPosition'
import type { LineToExamine } from './gamePlaces'
import { wordRules } from './wordRules'

/**
 * What can be said of the moves of a main line, by plies, where this was found in its positions. Nothing of a line that cannot be
 * played. Other work of the thread comes in between.
 */
export const reportWords = async (
  core: Core,
  { variant, options, startFen, moves }: LineToExamine,
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
  const game = { ...empty, root: appendLine(empty.root, [], nodes)!.root }
  const said: (readonly [number, readonly Remark[]])[] = []
  for (const move of reportMoves(game, { examined }, points)) {
    await setImmediate()
    said.push(...gameWords(game, [move], { examined }, wordRules(core, game)))
  }
  return new Map(said)
}
