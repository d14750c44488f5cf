import type { PgnTag } from '@shared/notation/pgn/pgn'
import { tagValue, withoutTag, withTag } from '@shared/notation/pgn/tags'
import { parseSetupMoves, SETUP_TAGS } from '@shared/tree/setupTags'

/** A game written for ordinary tools, as its own system has it. */
export interface RestoredSetup {
  /** Variant and FEN are those of the setup; the tags that held them are gone. */
  readonly tags: readonly PgnTag[]
  /** The plies, in SAN, that go before the movetext. */
  readonly moves: readonly string[]
  /** The position to which they lead, where the movetext begins. */
  readonly fen: string | undefined
}

const withoutSetup = (tags: readonly PgnTag[]): readonly PgnTag[] =>
  Object.values(SETUP_TAGS).reduce(withoutTag, tags)

/**
 * What the tags of an interoperable file say of the setup (`shared/tree/setupTags.ts`); undefined for any
 * other file, and for one whose setup is incomplete or no list of moves.
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
