import { isAscii, isUtf8 } from 'node:buffer'
import { decode, encode, encodingOf, byteOrderMarkLength, type TextEncoding } from '../disk/textEncoding'

/** The place of a game in the bytes of its file, without the white space around it. */
interface Range {
  readonly from: number
  readonly to: number
}

/** Determines the encodings of the games of a file, for each game by its own bytes. */
export interface GameEncodings {
  of(game: Range): TextEncoding
  /**
   * The encoding for games whose bytes do not show it: games in ASCII, and games to be added. To be called once all
   * games were read.
   */
  forNewText(): TextEncoding
}

/** If the whole file is valid UTF-8, so are all games, and none has to be examined. */
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

/** Determines the encodings of a file that is read game by game, as far as it has been read. */
export const encodingsAsFound = () => {
  let speaksUtf8 = false
  let speaksOther = false
  return {
    /** Must be called with each game, in order. */
    look: (game: Uint8Array): void => {
      if (isAscii(game)) return
      if (isUtf8(game)) speaksUtf8 = true
      else speaksOther = true
    },
    forNewText: (): TextEncoding => (speaksOther && !speaksUtf8 ? 'windows-1252' : 'utf-8'),
  }
}

/** The text of one game, whatever its encoding. */
export const decodeGame = (game: Buffer): string => decode(game, encodingOf(game))

/** The encoding in which a game is written: its own, or that of new text if its bytes do not show one. */
export const encodingToKeep = (game: Buffer | undefined, forNewText: TextEncoding): TextEncoding =>
  game && !isAscii(game) ? encodingOf(game) : forNewText

/** The bytes of a game's text, which {@link decodeGame} decodes to the same text. */
export interface EncodedGame {
  readonly bytes: Buffer
  /**
   * Whether the text was converted because the old encoding lacks one of its characters, or its bytes would be read as
   * UTF-8.
   */
  readonly convertedToUtf8: boolean
}

const isReadAs = (text: string, bytes: Buffer | undefined): bytes is Buffer =>
  bytes !== undefined && decodeGame(bytes) === text

/** Encodes the text of one game with `keep`, or in UTF-8 if `keep` cannot represent it. */
export const encodeGame = (text: string, keep: TextEncoding): EncodedGame => {
  const kept = keep === 'utf-8' ? undefined : encode(text, keep)
  return isReadAs(text, kept)
    ? { bytes: kept, convertedToUtf8: false }
    : { bytes: Buffer.from(text), convertedToUtf8: keep !== 'utf-8' }
}
