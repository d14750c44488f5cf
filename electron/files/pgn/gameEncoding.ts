import { isAscii, isUtf8 } from 'node:buffer'
import { decode, encode, encodingOf, byteOrderMarkLength, type TextEncoding } from '../disk/textEncoding'

/** Where a game stands in the bytes of its file, white space around it left out. */
interface Range {
  readonly from: number
  readonly to: number
}

/** Decides in which encoding the games of one file are, each by its own bytes. */
export interface GameEncodings {
  of(game: Range): TextEncoding
  /**
   * The encoding for games whose bytes do not show it: games in ASCII, games to be added. To be asked once all were
   * read.
   */
  forNewText(): TextEncoding
}

/** In a file without a fault all games are UTF-8, and none is looked at. */
const inUtf8: GameEncodings = { of: () => 'utf-8', forNewText: () => 'utf-8' }

/** @param bytes the whole file, byte order mark included */
export const gameEncodings = (bytes: Uint8Array): GameEncodings => {
  if (isUtf8(bytes)) return inUtf8
  let speaksUtf8 = byteOrderMarkLength(bytes) > 0
  return {
    of: ({ from, to }) => {
      const game = bytes.subarray(from, to)
      const encoding = encodingOf(game)
      speaksUtf8 ||= encoding === 'utf-8' && !isAscii(game)
      return encoding
    },
    forNewText: () => (speaksUtf8 ? 'utf-8' : 'windows-1252'),
  }
}

/** The same of a file that is read game by game, as far as it has been read. */
export const encodingsAsFound = () => {
  let speaksUtf8 = false
  let speaksOther = false
  return {
    /** Receives each game in its turn. */
    look: (game: Uint8Array): void => {
      if (isAscii(game)) return
      if (isUtf8(game)) speaksUtf8 = true
      else speaksOther = true
    },
    forNewText: (): TextEncoding => (speaksOther && !speaksUtf8 ? 'windows-1252' : 'utf-8'),
  }
}

/** The text of one game, in a file of any encoding. */
export const decodeGame = (game: Buffer): string => decode(game, encodingOf(game))

/** The encoding of a game's text: its own, or that of new text if its bytes do not show one. */
export const encodingToKeep = (game: Buffer | undefined, forNewText: TextEncoding): TextEncoding =>
  game && !isAscii(game) ? encodingOf(game) : forNewText

/** A game's text as bytes that {@link decodeGame} gives back. */
export interface EncodedGame {
  readonly bytes: Buffer
  /** The encoding to keep lacks a character of the text, or its bytes would be read as UTF-8. */
  readonly convertedToUtf8: boolean
}

const isReadAs = (text: string, bytes: Buffer | undefined): bytes is Buffer =>
  bytes !== undefined && decodeGame(bytes) === text

/** Encodes the text of one game, in UTF-8 where `keep` cannot hold it. */
export const encodeGame = (text: string, keep: TextEncoding): EncodedGame => {
  const kept = keep === 'utf-8' ? undefined : encode(text, keep)
  return isReadAs(text, kept)
    ? { bytes: kept, convertedToUtf8: false }
    : { bytes: Buffer.from(text), convertedToUtf8: keep !== 'utf-8' }
}
