import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { type LineEnding, withLineEnding } from '../disk/lineEnding'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Line feeds, carriage returns, blanks: what stands between games. */
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

/** Line feeds in a stretch of a file. */
export const countLineFeeds = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0)

/** Between what a game is written. */
export interface GameNeighbors {
  readonly lineEnding: LineEnding
  /**
   * The lines of the replaced game end in both ways: those of the new text stay as they are, or it would be another.
   */
  readonly keepsLineEndings: boolean
  /** The last bytes before it, without a byte order mark; empty at the start of the file. */
  readonly before: Buffer
  /** The blank bytes up to the next game; undefined for the last one. */
  readonly gap: Buffer | undefined
  /** The game is added and replaces no other. */
  readonly added: boolean
}

/** Text after these bytes, the last of a file, begins a line. */
export const isAtLineStart = (before: Uint8Array): boolean => {
  const last = before.at(-1)
  return last === undefined || last === LINE_FEED || last === CARRIAGE_RETURN
}

/** The bytes hold the end of a line. */
const endsLine = (bytes: Uint8Array): boolean => bytes.includes(LINE_FEED) || bytes.includes(CARRIAGE_RETURN)

/**
 * An added game comes after an empty line, and so does a first tag where there was none: it begins its line. An escaped
 * line begins one, too.
 */
const leadIn = (text: string, { before, added, lineEnding }: GameNeighbors): string => {
  const end = endOfText(before)
  const gap = before.subarray(end)
  if (!added && text.startsWith('%') && !isAtLineStart(before)) return lineEnding
  if (end === 0 || (!added && (endsLine(gap) || !text.startsWith('[')))) return ''
  return lineEnding.repeat(Math.max(0, 2 - countLineFeeds(gap)))
}

/** The line ends before anything else, even a byte order mark. */
export const endsHere = (gap: Uint8Array): boolean => countLineFeeds(gap) > 0 && isSpace(gap[0]!)

/** A game ends its line in any case: its last comment may reach to the end of it. */
const leadOut = ({ gap, added, lineEnding }: GameNeighbors): string => {
  if (added) return lineEnding
  return gap && !endsHere(gap) ? lineEnding.repeat(2) : ''
}

/**
 * The text that replaces a game, with the file's line endings and no blanks at its ends: those between games stay as
 * they are.
 *
 * @param text the game as its writer made it
 */
export const formatGame = (text: string, surroundings: GameNeighbors): string => {
  const game = withoutBlanksAround(text)
  const { keepsLineEndings, lineEnding } = surroundings
  const fitted = keepsLineEndings ? game : withLineEnding(game, lineEnding)
  return leadIn(game, surroundings) + fitted + leadOut(surroundings)
}
