import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import { withoutTag, withTag } from '../notation/pgn/tags'
import { SEED_TAG, THROWS_TAG } from '../procedures/throwLog'
import type { Game } from './game'
import type { TreeNode } from './node'

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

/**
 * Lets a game without moves begin with another position, in its tags as well; what they say of dice is no longer
 * true and goes. A game that has moves stays as it is.
 */
export const setFirstPosition = (game: Game, fen: string): Game => {
  if (game.root.children.length > 0 || game.root.fen === fen) return game
  const moved = { ...game, root: { ...game.root, fen } }
  return setTags(ORIGIN_TAGS.reduce(deleteTag, moved), [
    { name: 'SetUp', value: '1' },
    { name: 'FEN', value: fen },
  ])
}

/** Sets the result, in the game and in its tag. */
export const setResult = (game: Game, result: PgnResult): Game => {
  const tagged = setTag(game, 'Result', result)
  return tagged.result === result ? tagged : { ...tagged, result }
}
