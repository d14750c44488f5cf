import { createHash } from 'node:crypto'
import { identityFor, type SearcherIdentity, type SearchQuestion } from '../search/searcher'

/** The same for the same question to the same engine, as a text. */
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

/** Bytes of a key. */
export const KEY_BYTES = 16

/** The same as sixteen bytes. */
export const questionKey = (identity: SearcherIdentity, question: SearchQuestion): Uint8Array =>
  createHash('sha256').update(questionText(identity, question)).digest().subarray(0, KEY_BYTES)
