import type { PgnTag } from '@shared/notation/pgn/pgn'
import { tagValue, withoutTag, withTag } from '@shared/notation/pgn/tags'
import { parseSetupMoves, SETUP_TAGS } from '@shared/tree/setupTags'

/** A game that was written for ordinary tools, turned back into a game of its own system. */
export interface RestoredSetup {
  /** The tags with the variant and the FEN of the setup; the tags that held these are removed. */
  readonly tags: readonly PgnTag[]
  /** The plies of the setup, in SAN, which go before the movetext. */
  readonly moves: readonly string[]
  /** The position after the setup, where the movetext begins. */
  readonly fen: string | undefined
}

const withoutSetup = (tags: readonly PgnTag[]): readonly PgnTag[] =>
  Object.values(SETUP_TAGS).reduce(withoutTag, tags)

/**
 * Reads the setup from the tags of an interoperable file (`shared/tree/setupTags.ts`); undefined for any other file, and if the setup is
 * incomplete or not a list of moves.
 */
export const restoreSetup = (tags: readonly PgnTag[]): RestoredSetup | undefined => {
  const variant = tagValue(tags, SETUP_TAGS.variant)
  const setupFen = tagValue(tags, SETUP_TAGS.fen)
  const setupMoves = tagValue(tags, SETUP_TAGS.moves)
  if (variant === undefined || (setupFen === undefined) !== (setupMoves === undefined)) return undefined
  const moves = parseSetupMoves(setupMoves ?? '')
  if (moves === undefined) return undefined
  const own = withTag(withoutSetup(tags), 'Variant', variant)
  return {
    tags: setupFen === undefined ? own : withTag(own, 'FEN', setupFen),
    moves,
    fen: tagValue(tags, 'FEN'),
  }
}
