import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEVEN_TAG_ROSTER } from '@shared/notation/pgn/tags'
import { completeTags } from '@shared/tree/completeTags'
import type { Game } from '@shared/tree/game'
import { variantById, type VariantId } from '@shared/variants'
import { rootDraft } from './draft'

const UNKNOWN: Readonly<Partial<Record<(typeof SEVEN_TAG_ROSTER)[number], string>>> = {
  Date: '????.??.??',
  Result: '*',
}

const roster = (): readonly PgnTag[] => SEVEN_TAG_ROSTER.map(name => ({ name, value: UNKNOWN[name] ?? '?' }))

const optionTags = (variant: VariantId, ids: readonly string[]): readonly PgnTag[] =>
  variantById(variant)
    .options.filter(({ id }) => ids.includes(id))
    .map(({ tag }) => tag)

/** A game without moves that begins at a position; its FEN is given in canonical form. */
export const emptyGame = (
  variant: VariantId,
  options: readonly string[],
  fen: string,
  check: boolean,
): Game => {
  const tags = [...roster(), ...optionTags(variant, options)]
  const game: Game = { variant, options, tags, result: '*', root: rootDraft(fen, check) }
  return { ...game, tags: completeTags(game) }
}
