import type { MoveKind } from '../board/move'
import type { PgnComment, UnreadText } from '../notation/pgn/pgn'

/**
 * Identifies a node among its siblings: the move in UCI, with `~2`, `~3` behind it where the same
 * move stands again as a variation of itself. It comes from the move, not from the place among
 * the siblings, so a path survives promotion, deletion of neighbours and merging.
 */
export type NodeId = string

/** The ids from below the root down; empty for the root itself. */
export type TreePath = readonly NodeId[]

/**
 * A position of a game and the move that led to it. The root has the first position and no move.
 * Nodes are never changed: an edit makes new ones along the path and shares the rest.
 */
export interface TreeNode {
  /** Empty at the root. */
  readonly id: NodeId
  /** The move in UCI; `0000` for a null move; empty at the root. */
  readonly uci: string
  /** The move in canonical SAN, without annotation; `--` for a null move; empty at the root. */
  readonly san: string
  readonly kind: MoveKind | 'null' | 'root'
  /** The position after the move. */
  readonly fen: string
  /** The side to move stands in check. */
  readonly check: boolean
  /** NAGs, 0 to 255, in the order given. */
  readonly nags: readonly number[]
  /** Comments before the move; at the root, comments before the first move. */
  readonly commentsBefore: readonly PgnComment[]
  /** Comments after the move. */
  readonly comments: readonly PgnComment[]
  /** Text after this move that could not be read, verbatim: it goes back into the file as it was. */
  readonly unread?: UnreadText
  /** The first child continues the line; the others are variations, in order. */
  readonly children: readonly TreeNode[]
}
