import type { Game } from './game'
import { withRoot } from './gameEdit'
import { mergeTrees } from './merge'
import type { TreeNode } from './node'
import { mainline, updateAt } from './tree'

/** Board, turn, rights and en passant square: what a position is, with any counters. */
const positionOf = ({ root }: Game): string => root.fen.split(' ').slice(0, 4).join(' ')

/** The moves of one can be variations of the other. */
export const startAlike = (one: Game, other: Game): boolean =>
  one.variant === other.variant && positionOf(one) === positionOf(other)

/** Says at the end of the main line which game it was. */
const signed = (root: TreeNode, signature: string): TreeNode => {
  const path = mainline(root)
    .slice(1)
    .map(({ id }) => id)
  if (path.length === 0 || signature === '') return root
  const comment = { style: 'brace', text: signature } as const
  return updateAt(root, path, node =>
    node.comments.some(({ text }) => text === signature)
      ? node
      : { ...node, comments: [...node.comments, comment] },
  )
}

/**
 * A game with the moves and annotations of another that it lacks, as variations; the game itself if it lacks none.
 * Both must start alike.
 *
 * @param signature what is said of the other game at the end of its main line; empty for nothing
 */
export const mergeGame = (into: Game, other: Game, signature: string): Game =>
  mergeTrees(into.root, other.root) === into.root
    ? into
    : withRoot(into, mergeTrees(into.root, signed(other.root, signature)))
