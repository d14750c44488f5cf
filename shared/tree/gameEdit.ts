import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import { withoutTag, withTag } from '../notation/pgn/tags'
import { SEED_TAG, THROWS_TAG } from '../procedures/throwing/throwLog'
import type { Game } from './game'
import type { TreeNode, TreePath } from './node'
import { lineFrom, nodeAt } from './tree'

/** The line of first choices that begins at `node`; the same node if it has no variations. */
export const withoutVariations = (node: TreeNode): TreeNode => {
  const line = lineFrom(node)
  if (line.every(({ children }) => children.length < 2)) return node
  return line.reduceRight((child, parent) => ({ ...parent, children: [child] }))
}

const withTags = (game: Game, tags: readonly PgnTag[]): Game =>
  tags === game.tags ? game : { ...game, tags }

/** The game with another tree; the same game if the tree is the same. */
export const withRoot = (game: Game, root: TreeNode): Game => (root === game.root ? game : { ...game, root })

/** Sets the first tag called `name`, or appends it if there is none. */
export const setTag = (game: Game, name: string, value: string): Game =>
  withTags(game, withTag(game.tags, name, value))

/** Sets several tags, one after the other. */
export const setTags = (game: Game, tags: readonly PgnTag[]): Game =>
  tags.reduce((changed, { name, value }) => setTag(changed, name, value), game)

/** Removes every tag called `name`. */
export const deleteTag = (game: Game, name: string): Game => withTags(game, withoutTag(game.tags, name))

/** Tags that describe how the first position was made. */
const ORIGIN_TAGS = [THROWS_TAG, SEED_TAG]

/** Gives a game another first position, including its tags. */
const withStart = (game: Game, root: TreeNode): Game =>
  setTags(ORIGIN_TAGS.reduce(deleteTag, withRoot(game, root)), [
    { name: 'SetUp', value: '1' },
    { name: 'FEN', value: root.fen },
  ])

/**
 * Gives a game without moves another first position, including its tags; tags about dice no longer apply and are removed. A game with moves
 * stays as it is.
 */
export const setFirstPosition = (game: Game, fen: string): Game => {
  if (game.root.children.length > 0 || game.root.fen === fen) return game
  return withStart(game, { ...game.root, fen })
}

/**
 * Makes a game begin with the position at `path`: the moves before it are removed, with all their variations. The comments after the last
 * of these moves become comments before the first move.
 */
export const beginAt = (game: Game, path: TreePath): Game => {
  const node = path.length === 0 ? undefined : nodeAt(game.root, path)
  if (!node) return game
  const { fen, check, comments, children, unread } = node
  const root: TreeNode = {
    ...game.root,
    fen,
    check,
    commentsBefore: comments,
    children,
    ...(unread && { unread }),
  }
  return withStart(game, root)
}

/** Sets the result, in the game and in its tag. */
export const setResult = (game: Game, result: PgnResult): Game => {
  const tagged = setTag(game, 'Result', result)
  return tagged.result === result ? tagged : { ...tagged, result }
}
