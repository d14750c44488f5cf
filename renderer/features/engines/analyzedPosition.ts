import type { PositionRequest } from '@shared/ipc/contract'
import type { TreePath } from '@shared/tree/node'
import { nodesAlong } from '@shared/tree/tree'
import type { GameDocument } from '../../openFiles/document'

/** A position of an open game for requests to an engine. */
export interface AnalyzedPosition {
  readonly documentId: string
  readonly path: TreePath
  readonly position: PositionRequest
  /** The position from which the engine's line begins. */
  readonly startFen: string
  /** The moves from there, in UCI. */
  readonly moves: readonly string[]
}

const NULL_MOVE = '0000'

/** The place at `path` of a document. Engines do not know null moves: the line begins after the last one. */
export const analyzedPositionOf = (
  { id, game }: Pick<GameDocument, 'id' | 'game'>,
  path: TreePath,
): AnalyzedPosition => {
  const nodes = nodesAlong(game.root, path)
  const begin = Math.max(
    0,
    nodes.findLastIndex(({ uci }) => uci === NULL_MOVE),
  )
  return {
    documentId: id,
    path,
    position: { variant: game.variant, fen: nodes.at(-1)!.fen, options: game.options },
    startFen: nodes[begin]!.fen,
    moves: nodes.slice(begin + 1).map(({ uci }) => uci),
  }
}

/** Whether two places are the same, so that an engine would get the same request. */
export const isSamePlace = (a: AnalyzedPosition, b: AnalyzedPosition): boolean =>
  a.position.fen === b.position.fen &&
  a.position.variant === b.position.variant &&
  a.documentId === b.documentId &&
  a.startFen === b.startFen &&
  a.moves.join(' ') === b.moves.join(' ')
