import { isUtf8 } from 'node:buffer'

/** The encodings of PGN files. The standard says Latin-1, today's files are UTF-8. */
export type TextEncoding = 'utf-8' | 'windows-1252'

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Length of the byte order mark, 3 or 0. */
export const byteOrderMarkLength = (bytes: Uint8Array): number =>
  BYTE_ORDER_MARK.equals(bytes.subarray(0, 3)) ? 3 : 0

/** Everything that is not flawless UTF-8 is Windows-1252, in which every byte has a meaning. */
export const encodingOf = (bytes: Uint8Array): TextEncoding => (isUtf8(bytes) ? 'utf-8' : 'windows-1252')

/** Files in sixteen-bit text begin so, with the low byte or the high byte first. */
export const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || isHighFirst(bytes)

const isHighFirst = (bytes: Uint8Array): boolean => bytes[0] === 0xfe && bytes[1] === 0xff

/** Bytes that are looked at, and the share of control characters that no text reaches: one in this many. */
const LOOKED_AT = 64 * 1024
const ONE_IN = 50

const TAB = 0x09
const CARRIAGE_RETURN = 0x0d
const ESCAPE = 0x1b
const SPACE = 0x20

/**
 * Characters that no text has in number; from tabs to returns there are breaks, and some programs end or color text by
 * the others.
 */
const isControl = (byte: number): boolean =>
  byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE && byte !== ESCAPE)

/** A picture, an archive, a program: bytes that are not text in any encoding of eight bits. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const beginning = bytes.subarray(0, LOOKED_AT)
  let controls = 0
  for (const byte of beginning) if (isControl(byte)) controls += 1
  return controls * ONE_IN > beginning.length
}

/** Sixteen-bit text without its byte order mark. A byte too many is left out. */
export const decodeUtf16 = (bytes: Buffer): string => {
  const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
  return (isHighFirst(bytes) ? even.swap16() : even).toString('utf16le')
}

/** Where Windows-1252 is not Latin-1: the characters of bytes 0x80 to 0x9f; holes stay control characters. */
const UPPER_CONTROLS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const BYTE_OF: ReadonlyMap<string, number> = new Map(
  Array.from(UPPER_CONTROLS, (character, place) => [character, 0x80 + place] as const),
)

const isLatin1 = (character: string): boolean => {
  const code = character.charCodeAt(0)
  return code < 0x80 || (code >= 0xa0 && code <= 0xff)
}

const byteOf = (character: string): number | undefined =>
  isLatin1(character) ? character.charCodeAt(0) : BYTE_OF.get(character)

export const decode = (bytes: Buffer, encoding: TextEncoding): string =>
  encoding === 'utf-8'
    ? bytes.toString('utf8')
    : bytes
        .toString('latin1')
        .replace(/[\x80-\x9f]/g, character => UPPER_CONTROLS[character.charCodeAt(0) - 0x80]!)

/** The bytes of a text, or undefined if the encoding lacks one of its characters. */
export const encode = (text: string, encoding: TextEncoding): Buffer | undefined => {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8')
  const bytes = Buffer.alloc(text.length)
  for (let place = 0; place < text.length; place++) {
    const byte = byteOf(text[place]!)
    if (byte === undefined) return undefined
    bytes[place] = byte
  }
  return bytes
}
