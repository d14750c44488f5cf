import { scanGame, startScan, type GameSpan } from './gameScan'
import { isNamed, type TagSpan } from './tagScan'
import { isSpace } from './units'

/** A game of a file, found without reading its moves. */
export interface IndexedGame {
  /** The first byte of the game, and the number of its bytes without the white space after it. */
  readonly from: number
  readonly length: number
  /** The first byte of the game after its tags and the white space there. */
  readonly movesFrom: number
  /** 1-based line on which it begins. */
  readonly line: number
  /** 1-based byte of that line on which it begins. */
  readonly column: number
  /** Values of {@link INDEXED_TAGS}, by name; missing tags are left out. */
  readonly tags: Readonly<Partial<Record<IndexedTag, string>>>
  /** Number of plies, estimated from the text. */
  readonly plies: number
}

/** The tags that lists of games show or search. */
export const INDEXED_TAGS = [
  'Event',
  'Site',
  'Date',
  'Round',
  'White',
  'Black',
  'Result',
  'Variant',
  'WhiteElo',
  'BlackElo',
  'FEN',
  'Couplet',
] as const
export type IndexedTag = (typeof INDEXED_TAGS)[number]

/** Some of the games, and how far the search has come. */
export interface IndexSlice {
  readonly games: readonly IndexedGame[]
  /** Bytes searched so far. */
  readonly readBytes: number
}

/** The most bytes of a value that are decoded for lists. */
const MAX_SHOWN = 500

type Decode = (bytes: Uint8Array) => string

/** Returns the decoder for the text of one game. */
type DecoderOf = (game: GameSpan) => Decode

const nameOf = (bytes: Uint8Array, span: TagSpan): IndexedTag | undefined =>
  INDEXED_TAGS.find(name => isNamed(bytes, span, name))

const tagsOf = (bytes: Uint8Array, spans: readonly TagSpan[], decode: Decode): IndexedGame['tags'] => {
  const tags: Partial<Record<IndexedTag, string>> = {}
  for (const span of spans) {
    const name = nameOf(bytes, span)
    if (name === undefined || tags[name] !== undefined) continue
    const to = Math.min(span.valueTo, span.valueFrom + MAX_SHOWN)
    tags[name] = decode(bytes.subarray(span.valueFrom, to)).replace(/\\(["\\])/g, '$1')
  }
  return tags
}

const movesFrom = (bytes: Uint8Array, { from, to, tags }: GameSpan): number => {
  let at = tags.at(-1)?.to ?? from
  while (at < to && isSpace(bytes[at])) at++
  return at
}

const indexed = (bytes: Uint8Array, span: GameSpan, decoderOf: DecoderOf): IndexedGame => ({
  from: span.from,
  length: span.to - span.from,
  movesFrom: movesFrom(bytes, span),
  line: span.line,
  column: span.from - span.lineFrom + 1,
  tags: tagsOf(bytes, span.tags, decoderOf(span)),
  plies: span.plies,
})

/** The number of bytes searched before control returns to the caller, unless a single game is longer. */
const SLICE = 1 << 20

/**
 * Finds the games of a PGN file without decoding it, in time linear in its length. The caller takes slice after slice, and can stop at any
 * time.
 *
 * @param decoderOf returns for each game the function that turns the bytes of a tag's value into text; they may end
 *   inside a character
 */
export function* indexGames(bytes: Uint8Array, decoderOf: DecoderOf): Generator<IndexSlice, void> {
  const scan = startScan(bytes)
  let games: IndexedGame[] = []
  let reported = 0
  for (let span = scanGame(scan); span; span = scanGame(scan)) {
    games.push(indexed(bytes, span, decoderOf))
    if (scan.at - reported < SLICE) continue
    reported = scan.at
    yield { games, readBytes: reported }
    games = []
  }
  yield { games, readBytes: bytes.length }
}
