import { StringDecoder } from 'node:string_decoder'

/** Characters of a line; what is longer is nothing that an engine has to say. */
const MAX_LINE_LENGTH = 64 * 1024

/**
 * Cuts a stream of bytes into lines. Never holds more than one line: the rest of an overlong one is dropped, and its
 * beginning is passed on with the others.
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

/** Bytes that may come at once, as at the start of a search with hundreds of lines. */
const CAPACITY = 8 * 1024 * 1024

/** Bytes a second that may come for ever; a talkative engine prints a hundredth of it. */
const DRAIN = 1024 * 1024

/**
 * A leaky bucket for what an engine prints.
 *
 * @returns takes the bytes that came and the time in milliseconds; true once it overflows
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
