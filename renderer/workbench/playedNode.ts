import type { PlayedMove } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'

/** The node of a move that was just played, without moves after it. */
export const playedNode = ({ uci, san, kind, fen, check }: PlayedMove): TreeNode => ({
  id: uci,
  uci,
  san,
  kind,
  fen,
  check,
  nags: [],
  commentsBefore: [],
  comments: [],
  children: [],
})
