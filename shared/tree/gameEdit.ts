import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import { withoutTag, withTag } from '../notation/pgn/tags'
import { SEED_TAG, THROWS_TAG } from '../procedures/throwing/throwLog'
import type { Game } from './game'
import type { TreeNode, TreePath } from './node'
import { lineFrom, nodeAt } from './tree'

/** The line that begins at `node`, following first choices; the same node where nothing branches off. */
export const withoutVariations = (node: TreeNode): TreeNode => {
  const line = lineFrom(node)
  if (line.every(({ children }) => children.length < 2)) return node
  return line.reduceRight((child, parent) => ({ ...parent, children: [child] }))
}

const withTags = (game: Game, tags: readonly PgnTag[]): Game =>
  tags === game.tags ? game : { ...game, tags }

/** The game with another tree; the same game for the same tree. */
export const withRoot = (game: Game, root: TreeNode): Game => (root === game.root ? game : { ...game, root })

/** Sets the first tag called `name`; adds it last where there is none. */
export const setTag = (game: Game, name: string, value: string): Game =>
  withTags(game, withTag(game.tags, name, value))

/** Sets several tags, one after the other. */
export const setTags = (game: Game, tags: readonly PgnTag[]): Game =>
  tags.reduce((changed, { name, value }) => setTag(changed, name, value), game)

/** Takes away every tag called `name`. */
export const deleteTag = (game: Game, name: string): Game => withTags(game, withoutTag(game.tags, name))

/** Tags that say how the first position came about. */
const ORIGIN_TAGS = [THROWS_TAG, SEED_TAG]

/** Gives a game another first position, in its tags too. */
const withStart = (game: Game, root: TreeNode): Game =>
  setTags(ORIGIN_TAGS.reduce(deleteTag, withRoot(game, root)), [
    { name: 'SetUp', value: '1' },
    { name: 'FEN', value: root.fen },
  ])

/**
 * Lets a game without moves begin with another position, in its tags as well; what they say of dice is no longer
 * true and goes. A game that has moves stays as it is.
 */
export const setFirstPosition = (game: Game, fen: string): Game => {
  if (game.root.children.length > 0 || game.root.fen === fen) return game
  return withStart(game, { ...game.root, fen })
}

/**
 * Makes a game begin with the position at `path`: the moves before it go, with all variations beside them. Comments on
 * the last of them become those of the first position, with its annotations.
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
