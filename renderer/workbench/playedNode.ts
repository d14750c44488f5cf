import type { PlayedMove } from '@shared/ipc/contract'
import type { TreeNode } from '@shared/tree/node'

/** A move that has been played, as a node without anything after it. */
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
