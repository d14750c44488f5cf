import { isUtf8 } from 'node:buffer'

/** The encodings of PGN files. The standard says Latin-1, today's files are UTF-8. */
export type TextEncoding = 'utf-8' | 'windows-1252'

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** The length of the byte order mark, 3 or 0. */
export const byteOrderMarkLength = (bytes: Uint8Array): number =>
  BYTE_ORDER_MARK.equals(bytes.subarray(0, 3)) ? 3 : 0

/** The encoding of a text: anything that is not valid UTF-8 is Windows-1252, in which every byte has a meaning. */
export const encodingOf = (bytes: Uint8Array): TextEncoding => (isUtf8(bytes) ? 'utf-8' : 'windows-1252')

/** Whether the bytes begin with the mark of UTF-16 text, in either byte order. */
export const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || isHighFirst(bytes)

const isHighFirst = (bytes: Uint8Array): boolean => bytes[0] === 0xfe && bytes[1] === 0xff

/** The number of bytes examined, and the limit for control characters: one in this many is more than any text has. */
const LOOKED_AT = 64 * 1024
const ONE_IN = 50

const TAB = 0x09
const CARRIAGE_RETURN = 0x0d
const ESCAPE = 0x1b
const SPACE = 0x20

/**
 * Control characters that are rare in texts. Tabs and line breaks are excluded, and so are two characters with which
 * some programs end or color text.
 */
const isControl = (byte: number): boolean =>
  byte < TAB || (byte > CARRIAGE_RETURN && byte < SPACE && byte !== ESCAPE)

/** Whether the bytes are not text in any 8-bit encoding, as in a picture, an archive or a program. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const beginning = bytes.subarray(0, LOOKED_AT)
  let controls = 0
  for (const byte of beginning) if (isControl(byte)) controls += 1
  return controls * ONE_IN > beginning.length
}

/** Decodes UTF-16 text, without its byte order mark. A single byte at the end is dropped. */
export const decodeUtf16 = (bytes: Buffer): string => {
  const even = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
  return (isHighFirst(bytes) ? even.swap16() : even).toString('utf16le')
}

/**
 * The characters of bytes 0x80 to 0x9f, in which Windows-1252 differs from Latin-1; unassigned bytes stay control
 * characters.
 */
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

/** The bytes of a text; undefined if the encoding lacks one of its characters. */
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
