import type { MoveKind } from '../board/move'
import type { PgnComment, UnreadText } from '../notation/pgn/pgn'

/**
 * Identifies a node among its siblings: the move in UCI, followed by `~2`, `~3` if the same move occurs again as a variation of itself. It
 * depends on the move, not on the place among the siblings, so a path survives promotion, deletion of neighbors and merging.
 */
export type NodeId = string

/** The ids of the nodes below the root down to a node; empty for the root itself. */
export type TreePath = readonly NodeId[]

/**
 * A position of a game and the move that led to it. The root is the first position and has no move. Nodes are immutable: an edit makes new
 * ones along the path and shares the rest.
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
  /** The side to move is in check. */
  readonly check: boolean
  /** NAGs, 0 to 255, in the order given. */
  readonly nags: readonly number[]
  /** Comments before the move; at the root, comments before the first move. */
  readonly commentsBefore: readonly PgnComment[]
  /** Comments after the move. */
  readonly comments: readonly PgnComment[]
  /** Text after this move that could not be read, verbatim; it is written back to the file unchanged. */
  readonly unread?: UnreadText
  /** The first child continues the line; the others are variations, in order. */
  readonly children: readonly TreeNode[]
}
