import { StringDecoder } from 'node:string_decoder'

/** The most characters of a line; engines have no reason to print longer ones. */
const MAX_LINE_LENGTH = 64 * 1024

/**
 * Cuts a stream of bytes into lines. Never holds more than one line: the rest of an overlong one is dropped, and only
 * its beginning is passed on.
 */
export const boundedLines = (tell: (line: string) => void): ((chunk: Buffer) => void) => {
  const decoder = new StringDecoder('utf8')
  let begun = ''

  const append = (text: string) => {
    if (begun.length < MAX_LINE_LENGTH) begun += text.slice(0, MAX_LINE_LENGTH - begun.length)
  }

  return chunk => {
    const [first = '', ...more] = decoder.write(chunk).split('\n')
    append(first)
    for (const text of more) {
      const line = begun
      begun = ''
      tell(line.endsWith('\r') ? line.slice(0, -1) : line)
      append(text)
    }
  }
}

/** Bytes that may come at once, for example at the start of a search with hundreds of lines. */
const CAPACITY = 8 * 1024 * 1024

/** Bytes per second that may come without end; a talkative engine prints a hundredth of that. */
const DRAIN = 1024 * 1024

/**
 * A leaky bucket for the output of an engine.
 *
 * @returns a function that takes the number of bytes and the time in milliseconds; true once the bucket overflows
 */
export const floodGauge = (): ((bytes: number, now: number) => boolean) => {
  let level = 0
  let last = 0
  return (bytes, now) => {
    level = Math.max(0, level - ((now - last) / 1000) * DRAIN) + bytes
    last = now
    return level > CAPACITY
  }
}
