import { joinGame } from '@shared/notation/pgn/joinGame'
import type { BegunGame } from '@shared/notation/pgn/parser'
import { resultOfTags } from '@shared/notation/pgn/tags'
import { completeTags } from '@shared/tree/completeTags'
import { isVariantId } from '@shared/variants'
import type { Core } from '../../core/load'
import { plainStartPosition } from './plainStart'

/**
 * A game as it would be written from its tree, but without building one: the core rewrites its movetext. Undefined if anything is unusual.
 */
export const rewriteBegun = (core: Core, begun: BegunGame): string | undefined => {
  const { isIntroduced, movetext, tags } = begun
  using position = isIntroduced ? undefined : plainStartPosition(core, begun)
  const written = position?.rewrite(Buffer.from(movetext), resultOfTags(tags))
  if (!position || !written || !isVariantId(position.variant.id)) return undefined
  const root = { fen: position.fen() }
  return joinGame(completeTags({ variant: position.variant.id, tags, root }), Buffer.from(written).toString())
}
