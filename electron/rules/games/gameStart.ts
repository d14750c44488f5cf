import type { Setup } from '@shared/board/setup'
import { parseFen, type ReadFen } from '@shared/notation/fen/fen'
import type { PgnFault, PgnTag, TextPosition } from '@shared/notation/pgn/pgn'
import { err, ok, type Result } from '@shared/result'
import { defaultStart } from '@shared/setup/starts/defaultStart'
import { UNNAMED_VARIANTS, variantBySpelling } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** Where a game begins, according to its tags. */
export interface GameStart {
  readonly variant: VariantDefinition
  /** Ids of the options that the tags switch on. */
  readonly options: readonly string[]
  readonly setup: Setup
}

/** The value of a tag, without white space around it; undefined if it is missing, empty or `?`. */
export const knownTagValue = (tags: readonly PgnTag[], name: string): string | undefined => {
  const value = tags.find(tag => tag.name === name)?.value.trim()
  return value === '' || value === '?' ? undefined : value
}

/** The systems a game may belong to, the likeliest first; none if its tag names an unknown one. */
const candidates = (spelling: string | undefined): readonly VariantDefinition[] => {
  if (spelling === undefined) return UNNAMED_VARIANTS
  const named = variantBySpelling(spelling)
  if (named === undefined) return []
  return named === UNNAMED_VARIANTS[0] ? UNNAMED_VARIANTS : [named]
}

const bearsItsRights = ({ warnings }: ReadFen): boolean => warnings.every(({ field }) => field !== 'castling')

/** The first of the systems in which the FEN loses no right; otherwise the first in which it can be read. */
const readFor = (variants: readonly VariantDefinition[], fen: string) => {
  const readable = variants.flatMap(variant => {
    const read = parseFen(variant, fen)
    return read.ok ? [{ variant, read: read.value }] : []
  })
  return readable.find(({ read }) => bearsItsRights(read)) ?? readable[0]
}

const optionsOf = ({ options }: VariantDefinition, tags: readonly PgnTag[]): readonly string[] =>
  options
    .filter(({ tag }) => knownTagValue(tags, tag.name)?.toLowerCase() === tag.value.toLowerCase())
    .map(({ id }) => id)

const refuse = (reason: PgnFault['reason'], found: string, at: TextPosition) =>
  err<PgnFault>({ kind: 'pgn', reason, at, found: found.slice(0, 80), legal: [] })

/**
 * Finds system, options and first position in the tags of a game that begins at `at`. A game without a Variant tag, or with one that only
 * says chess or `From Position`, is Chess960 if its FEN has castling rights that are impossible in chess.
 */
export const gameStart = (tags: readonly PgnTag[], at: TextPosition): Result<GameStart, PgnFault> => {
  const spelling = knownTagValue(tags, 'Variant')
  const variants = candidates(spelling)
  const [likeliest] = variants
  if (!likeliest) return refuse('unknownVariant', spelling ?? '', at)
  const fen = knownTagValue(tags, 'FEN')
  if (fen === undefined) {
    const setup = defaultStart(likeliest)
    return setup
      ? ok({ variant: likeliest, options: optionsOf(likeliest, tags), setup })
      : refuse('missingFen', spelling ?? '', at)
  }
  const found = readFor(variants, fen)
  return found
    ? ok({
        variant: found.variant,
        options: optionsOf(found.variant, tags),
        setup: found.read.setup,
      })
    : refuse('brokenFen', fen, at)
}
