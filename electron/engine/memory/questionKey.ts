import { createHash } from 'node:crypto'
import { identityFor, type SearcherIdentity, type SearchQuestion } from '../search/searcher'

/** Packs tens of thousands of keys into one buffer, because threads copy objects one by one. */
export const packKeys = (keys: readonly Uint8Array[]): Uint8Array => {
  const packed = new Uint8Array(KEY_BYTES * keys.length)
  for (const [place, key] of keys.entries()) packed.set(key, KEY_BYTES * place)
  return packed
}

export const unpackKeys = (packed: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: packed.length / KEY_BYTES }, (_, place) =>
    packed.subarray(KEY_BYTES * place, KEY_BYTES * (place + 1)),
  )

/** A text that identifies a question to an engine: equal for equal questions to the same engine. */
export const questionText = (
  identity: SearcherIdentity,
  { variant, options, fen, moves, limits, multiPv }: SearchQuestion,
): string =>
  JSON.stringify([
    identityFor(identity, variant),
    variant.id,
    options.toSorted(),
    fen,
    moves,
    limits,
    multiPv,
  ])

/** The length of a key in bytes. */
export const KEY_BYTES = 16

/** A hash of {@link questionText}, sixteen bytes long. */
export const questionKey = (identity: SearcherIdentity, question: SearchQuestion): Uint8Array =>
  createHash('sha256').update(questionText(identity, question)).digest().subarray(0, KEY_BYTES)
