export type LineEnding = '\n' | '\r\n'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
/** Bytes looked at; a file keeps to one kind of line ending long before. */
const SAMPLE = 64 * 1024

/** The line ending that most of the first lines have; undefined where there are none. */
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

/** Whether lines end in both ways. */
export const hasBothLineEndings = (bytes: Uint8Array): boolean => {
  let isFound: boolean | undefined
  for (let place = bytes.indexOf(LINE_FEED); place >= 0; place = bytes.indexOf(LINE_FEED, place + 1)) {
    const isBoth = bytes[place - 1] === CARRIAGE_RETURN
    if (isFound !== undefined && isFound !== isBoth) return true
    isFound = isBoth
  }
  return false
}

/** The line ending that most of the first lines have; a line feed where there are none. */
export const lineEndingOf = (bytes: Uint8Array): LineEnding => lineEndingIn(bytes) ?? '\n'

/** Writes every line ending of a text in the same way, except one that would merge with a carriage return before it. */
export const withLineEnding = (text: string, ending: LineEnding): string =>
  text.replace(/(?<!\r)\r?\n/g, ending)
