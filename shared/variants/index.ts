import { ajaxRandom } from './ajaxRandom'
import { arrangement } from './arrangement'
import { arrangementRandom } from './arrangementRandom'
import { beautiful } from './beautiful'
import { capablancaRandom } from './capablancaRandom'
import { chess } from './chess'
import { chess960 } from './chess960'
import { contemporaryRandom } from './contemporaryRandom'
import { doubleChess960 } from './doubleChess960'
import { englishRandom } from './englishRandom'
import { fischerBenko } from './fischerBenko'
import { halfRandomTranscendental } from './halfRandomTranscendental'
import { koreanRandom } from './koreanRandom'
import { modernCapablancaRandom } from './modernCapablancaRandom'
import { modernRandom } from './modernRandom'
import { preChess } from './preChess'
import { transcendental } from './transcendental'
import type { VariantDefinition } from './variant'

/** Every system, in the order in which lists show them. */
export const VARIANTS = [
  chess,
  chess960,
  doubleChess960,
  fischerBenko,
  halfRandomTranscendental,
  preChess,
  transcendental,
  arrangement,
  arrangementRandom,
  beautiful,
  contemporaryRandom,
  ajaxRandom,
  englishRandom,
  modernRandom,
  capablancaRandom,
  modernCapablancaRandom,
  koreanRandom,
] as const satisfies readonly VariantDefinition[]

/**
 * What a file means that names no system, or says only that it starts from a position: the first of
 * these whose rules bear every right its FEN claims.
 */
export const UNNAMED_VARIANTS: readonly VariantDefinition[] = [chess, chess960]

export type VariantId = (typeof VARIANTS)[number]['id']

/** The system that a new user is offered first: what this program is made for. */
export const FIRST_CHOICE: VariantId = fischerBenko.id

const BY_ID: ReadonlyMap<string, VariantDefinition> = new Map(VARIANTS.map(variant => [variant.id, variant]))

/** What is left of a spelling when case, spaces and punctuation do not count. */
export const foldSpelling = (spelling: string): string => spelling.toLowerCase().replace(/[^a-z0-9]/g, '')

const BY_SPELLING: ReadonlyMap<string, VariantId> = new Map(
  VARIANTS.flatMap(({ id, name, shortName, pgnVariant }) =>
    [id, name, shortName, ...pgnVariant].map(spelling => [foldSpelling(spelling), id] as const),
  ),
)

export const isVariantId = (id: string): id is VariantId => BY_ID.has(id)

export const variantById = (id: VariantId): VariantDefinition => BY_ID.get(id)!

/** Reads a PGN Variant tag: names, ids and common spellings, in any case, with any spaces and hyphens. */
export const variantBySpelling = (spelling: string): VariantDefinition | undefined => {
  const id = BY_SPELLING.get(foldSpelling(spelling))
  return id && variantById(id)
}
