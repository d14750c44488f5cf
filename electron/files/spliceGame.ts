import { type LineEnding, withLineEnding } from './lineEnding'

const LINE_FEED = 0x0a

/** Line feeds, carriage returns, blanks: what stands between games. */
const isSpace = (byte: number): boolean => byte <= 0x20

const endOfText = (bytes: Uint8Array): number => {
  let end = bytes.length
  while (end > 0 && isSpace(bytes[end - 1]!)) end--
  return end
}

const feedsIn = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0)

/** Between what a game is written. */
export interface Surroundings {
  readonly lineEnding: LineEnding
  /** The last bytes before it, without a byte order mark; empty at the start of the file. */
  readonly before: Buffer
  /** The blank bytes up to the next game; undefined for the last one. */
  readonly gap: Buffer | undefined
  /** The game is added, not put in the place of another. */
  readonly added: boolean
}

/** An added game comes after an empty line. */
const leadIn = ({ before, added, lineEnding }: Surroundings): string => {
  const end = endOfText(before)
  if (!added || end === 0) return ''
  return lineEnding.repeat(Math.max(0, 2 - feedsIn(before.subarray(end))))
}

/** A game ends its line, whatever follows: its last comment may reach to the end of it. */
const leadOut = ({ gap, added, lineEnding }: Surroundings): string => {
  if (added) return lineEnding
  return gap && feedsIn(gap) === 0 ? lineEnding.repeat(2) : ''
}

/**
 * The text that takes a game's place, with the file's line endings and no blanks at its ends: those
 * between games stay as they are.
 *
 * @param text the game as its writer made it
 */
export const fitGame = (text: string, surroundings: Surroundings): string =>
  leadIn(surroundings) + withLineEnding(text.trim(), surroundings.lineEnding) + leadOut(surroundings)
