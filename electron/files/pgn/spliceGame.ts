import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { type LineEnding, withLineEnding } from '../disk/lineEnding'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Whether a byte is white space as found between games: line feeds, carriage returns, blanks. */
const isSpace = (byte: number): boolean => byte <= 0x20

const endOfText = (bytes: Uint8Array): number => {
  let end = bytes.length
  while (end > 0 && isSpace(bytes[end - 1]!)) end--
  return end
}

/** The bytes of a text without the white space around it. */
export const trimmedBytes = (bytes: Buffer): Buffer =>
  bytes.subarray(
    bytes.findIndex(byte => !isSpace(byte)),
    endOfText(bytes),
  )

/** The number of line feeds in a part of a file. */
export const countLineFeeds = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0)

/** The surroundings in which a game is written. */
export interface GameNeighbors {
  readonly lineEnding: LineEnding
  /**
   * Whether the line endings of the new text are kept as they are: the replaced game has both kinds, and converting
   * them would change the game.
   */
  readonly keepsLineEndings: boolean
  /** The last bytes before the game, without a byte order mark; empty at the start of the file. */
  readonly before: Buffer
  /** The white space up to the next game; undefined for the last game. */
  readonly gap: Buffer | undefined
  /** Whether the game is added and does not replace another. */
  readonly added: boolean
}

/** Whether text after these bytes, the last of a file, begins a line. */
export const isAtLineStart = (before: Uint8Array): boolean => {
  const last = before.at(-1)
  return last === undefined || last === LINE_FEED || last === CARRIAGE_RETURN
}

/** Whether the bytes contain the end of a line. */
const endsLine = (bytes: Uint8Array): boolean => bytes.includes(LINE_FEED) || bytes.includes(CARRIAGE_RETURN)

/**
 * The line breaks before a game. An added game needs an empty line before it, and so does a first tag where there was
 * none. An escaped line must begin a line, too.
 */
const leadIn = (text: string, { before, added, lineEnding }: GameNeighbors): string => {
  const end = endOfText(before)
  const gap = before.subarray(end)
  if (!added && text.startsWith('%') && !isAtLineStart(before)) return lineEnding
  if (end === 0 || (!added && (endsLine(gap) || !text.startsWith('[')))) return ''
  return lineEnding.repeat(Math.max(0, 2 - countLineFeeds(gap)))
}

/** Whether the line ends before anything else in these bytes, even a byte order mark. */
export const endsHere = (gap: Uint8Array): boolean => countLineFeeds(gap) > 0 && isSpace(gap[0]!)

/**
 * The line breaks after a game. It must end its line in any case, because its last comment may reach to the end of the
 * line.
 */
const leadOut = ({ gap, added, lineEnding }: GameNeighbors): string => {
  if (added) return lineEnding
  return gap && !endsHere(gap) ? lineEnding.repeat(2) : ''
}

/**
 * The text that replaces a game, with the file's line endings and without white space around it: that between games
 * stays as it is.
 *
 * @param text the game as it was written by the codec
 */
export const formatGame = (text: string, surroundings: GameNeighbors): string => {
  const game = withoutBlanksAround(text)
  const { keepsLineEndings, lineEnding } = surroundings
  const fitted = keepsLineEndings ? game : withLineEnding(game, lineEnding)
  return leadIn(game, surroundings) + fitted + leadOut(surroundings)
}
