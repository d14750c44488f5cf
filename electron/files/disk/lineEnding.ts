export type LineEnding = '\n' | '\r\n'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
/** The number of bytes examined; files usually have only one kind of line ending. */
const SAMPLE = 64 * 1024

/** The line ending of most of the first lines; undefined if there are no line endings. */
export const lineEndingIn = (bytes: Uint8Array): LineEnding | undefined => {
  let both = 0
  let all = 0
  for (let place = 0; place < Math.min(bytes.length, SAMPLE); place++) {
    if (bytes[place] !== LINE_FEED) continue
    all++
    if (bytes[place - 1] === CARRIAGE_RETURN) both++
  }
  if (all === 0) return undefined
  return both * 2 > all ? '\r\n' : '\n'
}

/** Whether the bytes have both kinds of line endings. */
export const hasBothLineEndings = (bytes: Uint8Array): boolean => {
  let isFound: boolean | undefined
  for (let place = bytes.indexOf(LINE_FEED); place >= 0; place = bytes.indexOf(LINE_FEED, place + 1)) {
    const isBoth = bytes[place - 1] === CARRIAGE_RETURN
    if (isFound !== undefined && isFound !== isBoth) return true
    isFound = isBoth
  }
  return false
}

/** The line ending of most of the first lines; a line feed if there are no line endings. */
export const lineEndingOf = (bytes: Uint8Array): LineEnding => lineEndingIn(bytes) ?? '\n'

/** Writes all line endings of a text in the same way, except one that would merge with a carriage return before it. */
export const withLineEnding = (text: string, ending: LineEnding): string =>
  text.replace(/(?<!\r)\r?\n/g, ending)
