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

/** A game whose text is written, instead of its bytes in the file. */
export interface TextPiece {
  /** Called when the text is written, so that not all texts are in memory at once. */
  readonly text: () => string
  /** Whether the text begins with a tag, which separates it from the text before it. */
  readonly isTagged: boolean
  /** The index of the game of the file that it replaces, if any. */
  readonly stored?: number
}

/** A range of games of the file that keep their bytes, or one game with a text of its own. */
export type ListPiece = { readonly from: number; readonly count: number } | TextPiece

/** A piece with a text that already exists. */
export const textPiece = (text: string): TextPiece => ({
  text: () => text,
  isTagged: withoutBlanksAround(text).startsWith('['),
})

/** The file from which a list is composed. */
export interface ListSource {
  /** The content of the whole file. */
  readonly bytes: Buffer
  /** The index of `bytes`. */
  readonly indexed: IndexedFile
}

/** A file to be written. */
export interface ComposedList {
  /** Can be iterated only once: it is created piece by piece. */
  readonly content: Iterable<Buffer>
  /**
   * The fingerprints of its games, in order; complete once all content has been taken. The new file is refused if its
   * games have others.
   */
  readonly fingerprints: readonly string[]
  /**
   * Returns the number of games that were converted to UTF-8, because their old encoding could not represent their new
   * text; known once all content has been taken.
   */
  readonly convertedToUtf8: () => number
}

/** A piece as bytes. */
interface Part {
  /** The games with the text between them. */
  readonly games: Buffer
  /** The text after the last of them, up to the next game in the file. */
  readonly gap: Buffer
  /** The indexes of its first and last game in the file; undefined for a game that is not in the file. */
  readonly first?: number
  readonly last?: number
  readonly isText: boolean
}

const beginOf = ({ indexed }: ListSource, index: number): number =>
  indexed.games[index]?.begin ?? indexed.size

const gapBehind = (source: ListSource, index: number): Buffer =>
  source.bytes.subarray(source.indexed.games[index]!.end, beginOf(source, index + 1))

const isNeighbor = ({ last }: Part, { first }: Part): boolean => last !== undefined && first === last + 1

/** The line breaks to add so that there is at least one empty line between games that were not neighbors. */
const apart = ({ gap }: Part, lineEnding: string): string =>
  lineEnding.repeat(Math.max(0, 2 - countLineFeeds(gap)))

/** The text to add between two parts. */
const glueBetween = (before: Part, behind: Part, lineEnding: string): string => {
  if (!isNeighbor(before, behind)) return apart(before, lineEnding)
  if (before.isText && !endsHere(before.gap)) return lineEnding.repeat(2)
  const beginsWithTag = behind.games[0] === 0x5b
  return behind.isText && beginsWithTag && countLineFeeds(before.gap) === 0 ? apart(before, lineEnding) : ''
}

/** `%`, which begins an escaped line if it is at the start of the line. */
const PERCENT = 0x25

/** Composes a file from its own games and from texts. */
class Composition {
  readonly fingerprints: string[] = []
  converted = 0
  readonly #source: ListSource
  /** Bytes that have not been taken yet. */
  #fresh: Buffer[] = []
  /** Everything composed so far, from which a game without tags must be separated; undefined if all texts have tags. */
  readonly #written: Buffer[] | undefined
  /** The last bytes composed that are not empty. */
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

  /** Returns what has been composed since the last call. */
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

  /** Adds games as they are in the file. */
  run(from: number, count: number) {
    const { bytes, indexed } = this.#source
    const last = from + count - 1
    const games = bytes.subarray(beginOf(this.#source, from), indexed.games[last]!.end)
    this.#push({ games, gap: gapBehind(this.#source, last), first: from, last, isText: false })
    for (let index = from; index <= last; index++) this.fingerprints.push(indexed.games[index]!.fingerprint)
  }

  /** The text to write for a game. What precedes it matters only if it has no tags. */
  #told(text: string): string {
    if (text.startsWith('[') || !this.#written) return text
    const glue = this.#before ? apart(this.#before, this.#source.indexed.lineEnding) : ''
    return apartFrom(Buffer.concat([...this.#written, Buffer.from(glue)]), text)
  }

  /** Adds a game with a text of its own, which replaces one of the file or is new. */
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

  /** Adds the end of the line after a new game at the end. */
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
 * Composes a file from the games of another in a new order, with games added, removed or rewritten. Each unchanged game
 * keeps its bytes and those after it; white space is added only if a line would not end otherwise.
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
