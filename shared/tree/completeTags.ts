import type { PgnTag } from '../notation/pgn/pgn'
import { tagValue } from '../notation/pgn/tags'
import { variantById, variantBySpelling } from '../variants'
import type { Game } from './game'
import type { TreeNode } from './node'

/** The system of games without a Variant tag. */
const UNTAGGED = variantBySpelling('Standard')

/** The parts of a game that its tags must describe. */
interface Beginning extends Pick<Game, 'variant' | 'tags'> {
  readonly root: Pick<TreeNode, 'fen'>
}

/** Whether the first position is the only one that needs no tag. */
const isFixedStart = ({ variant, root }: Beginning): boolean => {
  const { start, pgnVariant } = variantById(variant)
  return variantBySpelling(pgnVariant[0]) === UNTAGGED && root.fen === `${start.frame} w KQkq - 0 1`
}

/** The tags of a game, with any that are needed to read it again. Existing tags stay as they are. */
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
