import type { PgnTag } from '../notation/pgn/pgn'
import { tagValue } from '../notation/pgn/tags'
import { variantById, variantBySpelling } from '../variants'
import type { Game } from './game'
import type { TreeNode } from './node'

/** What a game without a Variant tag is. */
const UNTAGGED = variantBySpelling('Standard')

/** What tags have to say of a game. */
interface Beginning extends Pick<Game, 'variant' | 'tags'> {
  readonly root: Pick<TreeNode, 'fen'>
}

/** The only first position that needs no tag. */
const isFixedStart = ({ variant, root }: Beginning): boolean => {
  const { start, pgnVariant } = variantById(variant)
  return variantBySpelling(pgnVariant[0]) === UNTAGGED && root.fen === `${start.frame} w KQkq - 0 1`
}

/** The tags of a game with those without which it could not be read again. Tags that are there stay as they are. */
export const completeTags = (game: Beginning): readonly PgnTag[] => {
  const { tags, root } = game
  const variant = variantById(game.variant)
  const lacks = (name: string): boolean => tagValue(tags, name) === undefined
  const missing: PgnTag[] = []
  if (lacks('Variant') && variant !== UNTAGGED)
    missing.push({ name: 'Variant', value: variant.pgnVariant[0] })
  if (lacks('FEN') && !isFixedStart(game)) {
    if (lacks('SetUp')) missing.push({ name: 'SetUp', value: '1' })
    missing.push({ name: 'FEN', value: root.fen })
  }
  return missing.length === 0 ? tags : [...tags, ...missing]
}
