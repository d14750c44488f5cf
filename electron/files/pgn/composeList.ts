import type { FileError } from '@shared/ipc/contract'
import { apartFrom } from '@shared/notation/pgn/apart'
import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { err, ok, type Result } from '@shared/result'
import { fileError } from '../disk/fileError'
import { hasBothLineEndings, lineEndingIn, withLineEnding } from '../disk/lineEnding'
import { encodeGame, encodingToKeep } from './gameEncoding'
import type { IndexedFile } from './indexedFile'
import { fingerprintOf } from './readBytes'
import { endsHere, countLineFeeds, trimmedBytes, isAtLineStart } from './spliceGame'

/** A game with a text of its own. */
export interface TextPiece {
  /** Asked for when it is written, so that not all texts are there at once. */
  readonly text: () => string
  /** The text begins with a tag, which separates it from the text before it. */
  readonly isTagged: boolean
  /** Which game of the file it replaces. */
  readonly stored?: number
}

/** Games of a file that keep their bytes, or one with a text of its own. */
export type ListPiece = { readonly from: number; readonly count: number } | TextPiece

/** A text that is there. */
export const textPiece = (text: string): TextPiece => ({
  text: () => text,
  isTagged: withoutBlanksAround(text).startsWith('['),
})

/** What a file is made of. */
export interface ListSource {
  /** The whole file. */
  readonly bytes: Buffer
  /** The parts of `bytes`. */
  readonly indexed: IndexedFile
}

/** A file to write. */
export interface ComposedList {
  /** To be taken once: it is made piece by piece. */
  readonly content: Iterable<Buffer>
  /** The fingerprints of its games, in order, once all content has been taken: a file with others is refused. */
  readonly fingerprints: readonly string[]
  /**
   * Games that changed from an older encoding, which could not hold their new text, to UTF-8; known with the last
   * content.
   */
  readonly convertedToUtf8: () => number
}

/** A piece in bytes. */
interface Part {
  /** Games with the text between them. */
  readonly games: Buffer
  /** The text after the last of them, up to the next game of the file. */
  readonly gap: Buffer
  /** Places of its first and last game in the file; none for a game that the file has not. */
  readonly first?: number
  readonly last?: number
  readonly isText: boolean
}

const beginOf = ({ indexed }: ListSource, index: number): number =>
  indexed.games[index]?.begin ?? indexed.size

const gapBehind = (source: ListSource, index: number): Buffer =>
  source.bytes.subarray(source.indexed.games[index]!.end, beginOf(source, index + 1))

const isNeighbor = ({ last }: Part, { first }: Part): boolean => last !== undefined && first === last + 1

/** Line ends for at least one empty line between games that were not neighbors. */
const apart = ({ gap }: Part, lineEnding: string): string =>
  lineEnding.repeat(Math.max(0, 2 - countLineFeeds(gap)))

/** The text to add between two parts. */
const glueBetween = (before: Part, behind: Part, lineEnding: string): string => {
  if (!isNeighbor(before, behind)) return apart(before, lineEnding)
  if (before.isText && !endsHere(before.gap)) return lineEnding.repeat(2)
  const beginsWithTag = behind.games[0] === 0x5b
  return behind.isText && beginsWithTag && countLineFeeds(before.gap) === 0 ? apart(before, lineEnding) : ''
}

/** Begins an escaped line, if it begins one. */
const PERCENT = 0x25

/** Puts a file together from its own games and from texts. */
class Composition {
  readonly fingerprints: string[] = []
  converted = 0
  readonly #source: ListSource
  /** What has not been taken yet. */
  #fresh: Buffer[] = []
  /** All that has been put together so far, from which a game without tags must be separated. */
  readonly #written: Buffer[] | undefined
  /** The last that was put together, and is not empty. */
  #last: Buffer = Buffer.alloc(0)
  #before: Part | undefined

  constructor(source: ListSource, isAllTagged: boolean) {
    this.#source = source
    this.#written = isAllTagged ? undefined : []
    this.#add(source.bytes.subarray(0, beginOf(source, 0)))
  }

  #add(bytes: Buffer) {
    if (bytes.length === 0) return
    this.#fresh.push(bytes)
    this.#written?.push(bytes)
    this.#last = bytes
  }

  /** What has been put together since it was last asked for. */
  take(): readonly Buffer[] {
    const fresh = this.#fresh
    this.#fresh = []
    return fresh
  }

  #push(part: Part) {
    const before = this.#before
    const glue = before ? glueBetween(before, part, this.#source.indexed.lineEnding) : ''
    this.#add(Buffer.from(glue))
    if (part.isText && part.games[0] === PERCENT && !isAtLineStart(this.#last))
      this.#add(Buffer.from(this.#source.indexed.lineEnding))
    this.#add(part.games)
    this.#add(part.gap)
    this.#before = part
  }

  /** Games as they stand in the file. */
  run(from: number, count: number) {
    const { bytes, indexed } = this.#source
    const last = from + count - 1
    const games = bytes.subarray(beginOf(this.#source, from), indexed.games[last]!.end)
    this.#push({ games, gap: gapBehind(this.#source, last), first: from, last, isText: false })
    for (let index = from; index <= last; index++) this.fingerprints.push(indexed.games[index]!.fingerprint)
  }

  /** What is in front of a text matters only where it has no tags. */
  #told(text: string): string {
    if (text.startsWith('[') || !this.#written) return text
    const glue = this.#before ? apart(this.#before, this.#source.indexed.lineEnding) : ''
    return apartFrom(Buffer.concat([...this.#written, Buffer.from(glue)]), text)
  }

  /** A game with a text of its own, which replaces one of the file or is new. */
  text(text: string, stored: number | undefined) {
    const { bytes, indexed } = this.#source
    const game = stored === undefined ? undefined : indexed.games[stored]
    const old = game && bytes.subarray(game.begin, game.end)
    const lineEnding = (old && lineEndingIn(old)) ?? indexed.lineEnding
    const written = this.#told(withoutBlanksAround(text))
    const encoded = encodeGame(
      old && hasBothLineEndings(old) ? written : withLineEnding(written, lineEnding),
      encodingToKeep(old, indexed.newTextEncoding),
    )
    if (encoded.convertedToUtf8) this.converted++
    this.fingerprints.push(fingerprintOf(trimmedBytes(encoded.bytes)))
    const place = stored === undefined ? {} : { first: stored, last: stored }
    const gap = stored === undefined ? Buffer.alloc(0) : gapBehind(this.#source, stored)
    this.#push({ games: encoded.bytes, gap, ...place, isText: true })
  }

  /** A new game at the end ends its line. */
  finish() {
    const last = this.#before
    if (last?.isText && last.first === undefined) this.#add(Buffer.from(this.#source.indexed.lineEnding))
  }
}

function* contentOf(composition: Composition, pieces: readonly ListPiece[]): Generator<Buffer, void> {
  for (const piece of pieces) {
    if ('from' in piece) composition.run(piece.from, piece.count)
    else composition.text(piece.text(), piece.stored)
    yield* composition.take()
  }
  composition.finish()
  yield* composition.take()
}

const isThere = ({ games }: IndexedFile, piece: ListPiece): boolean =>
  'from' in piece
    ? piece.count > 0 && piece.from + piece.count <= games.length
    : piece.stored === undefined || piece.stored < games.length

/**
 * A file with the games of another in a new order, with games added, removed or rewritten. Each unchanged game keeps
 * its bytes, with those after it; white space is added only where a line would not end.
 */
export const composeList = (
  source: ListSource,
  pieces: readonly ListPiece[],
): Result<ComposedList, FileError> => {
  if (pieces.length === 0 || !pieces.every(piece => isThere(source.indexed, piece)))
    return err(fileError('noSuchGame', ''))
  const isAllTagged = pieces.every(piece => 'from' in piece || piece.isTagged)
  const composition = new Composition(source, isAllTagged)
  return ok({
    content: contentOf(composition, pieces),
    fingerprints: composition.fingerprints,
    convertedToUtf8: () => composition.converted,
  })
}
