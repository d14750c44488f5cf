import type { Score } from '@shared/analysis/score'
import { t } from '@shared/i18n/t'
import type { AnalysisLine, PlayedMove } from '@shared/ipc/contract'
import { makeEvaluation, type Evaluation } from '@shared/notation/pgn/commands'
import type { Game } from '@shared/tree/game'
import { withRoot } from '@shared/tree/gameEdit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { appendLine, nodeAt } from '@shared/tree/tree'
import { moveLabel } from '@shared/tree/moveLabel'
import { playedNode } from '../../stores/playedNode'

/** A line as it is to stand in a game. */
export interface LineToAdd {
  readonly moves: readonly PlayedMove[]
  /** The engine's line, if it is one's; its value is recorded at the end if all of it is added. */
  readonly line?: Pick<AnalysisLine, 'score' | 'depth' | 'bound'> | undefined
}

export interface AddedLine {
  readonly game: Game
  /** The end of the line. */
  readonly path: TreePath
  /** "Added line 31… Nc5". */
  readonly name: string
}

const evaluationOf = (score: Score<'white'>, depth: number): Evaluation =>
  score.kind === 'mate'
    ? { kind: 'mate', moves: score.value, depth }
    : { kind: 'cp', centipawns: score.value, depth }

const withValue = (node: TreeNode, { score, depth, bound }: NonNullable<LineToAdd['line']>): TreeNode =>
  bound === undefined
    ? {
        ...node,
        comments: [{ style: 'brace', text: `[%eval ${makeEvaluation(evaluationOf(score, depth))}]` }],
      }
    : node

/** Puts a line below `path`, one edit for all its moves; undefined where the path leaves the game. */
export const addedLine = (game: Game, path: TreePath, { moves, line }: LineToAdd): AddedLine | undefined => {
  const parent = nodeAt(game.root, path)
  const [first] = moves
  if (!parent || !first) return undefined
  const nodes = moves.map(playedNode)
  const valued = nodes.map((node, place) =>
    line && place === nodes.length - 1 ? withValue(node, line) : node,
  )
  const added = appendLine(game.root, path, valued)
  return (
    added && {
      game: withRoot(game, added.root),
      path: added.path,
      name: t('engines.game.added', { move: moveLabel(parent.fen, first) }),
    }
  )
}
