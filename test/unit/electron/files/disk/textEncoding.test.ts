import { describe, expect, test } from 'vitest'
import {
  decode,
  encode,
  encodingOf,
  isBinary,
  isUtf16,
  byteOrderMarkLength,
} from '../../../../../electron/files/disk/textEncoding'
import {
  hasBothLineEndings,
  lineEndingOf,
  withLineEnding,
} from '../../../../../electron/files/disk/lineEnding'

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

describe('text encodings', () => {
  test.each([
    ['plain ASCII', Buffer.from('1. e4'), 'utf-8'],
    ['UTF-8', Buffer.from('Nezhmetdinov – Čigorin'), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFé'), 'utf-8'],
    ['Latin-1', Buffer.from('Réti', 'latin1'), 'windows-1252'],
    ['UTF-8 cut inside a character', Buffer.from('é').subarray(0, 1), 'windows-1252'],
  ])('are detected for %s', (_, bytes, encoding) => {
    expect(encodingOf(bytes)).toBe(encoding)
  })

  test('Windows-1252 preserves every byte', () => {
    expect(encode(decode(everyByte, 'windows-1252'), 'windows-1252')).toEqual(everyByte)
  })

  test.each([
    [0x41, 'A'],
    [0x80, '€'],
    [0x93, '“'],
    [0x96, '–'],
    [0x99, '™'],
    [0x9f, 'Ÿ'],
    [0xa0, '\u00a0'],
    [0xe9, 'é'],
    [0x81, '\u0081'],
  ])('Windows-1252 reads byte %i as %j', (byte, character) => {
    expect(decode(Buffer.from([byte]), 'windows-1252')).toBe(character)
  })

  test('Windows-1252 reports characters that it lacks', () => {
    expect(encode('Réti “so” – €', 'windows-1252')).toBeDefined()
    expect(encode('Čigorin', 'windows-1252')).toBeUndefined()
    expect(encode('♘', 'windows-1252')).toBeUndefined()
    expect(encode('\u0093', 'windows-1252')).toBeUndefined()
  })

  test('byte order marks are recognized', () => {
    expect([byteOrderMarkLength(Buffer.from('\uFEFFa')), byteOrderMarkLength(Buffer.from('a'))]).toEqual([
      3, 0,
    ])
    expect([isUtf16(Buffer.from('\uFEFFa', 'utf16le')), isUtf16(Buffer.from('\uFEFFa'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('line endings', () => {
  test.each([
    ['a\nb\n', '\n'],
    ['a\r\nb\r\n', '\r\n'],
    ['a\r\nb\nc\n', '\n'],
    ['no line at all', '\n'],
    ['', '\n'],
  ])('are detected in %j', (text, ending) => {
    expect(lineEndingOf(Buffer.from(text))).toBe(ending)
  })

  test('are unified', () => {
    expect(withLineEnding('a\nb\r\nc', '\r\n')).toBe('a\r\nb\r\nc')
    expect(withLineEnding('a\nb\r\nc', '\n')).toBe('a\nb\nc')
  })

  test('are kept after a lone carriage return, because two would become one', () => {
    expect(withLineEnding('a\r\r\nb\n', '\n')).toBe('a\r\r\nb\n')
    expect(withLineEnding('a\r\r\nb\n', '\r\n')).toBe('a\r\r\nb\r\n')
  })

  test.each([
    ['a\nb\n', false],
    ['a\r\nb\r\n', false],
    ['a\rb', false],
    ['a\nb\r\n', true],
    ['a\r\nb\n', true],
  ])('of %j are mixed: %s', (text, expected) => {
    expect(hasBothLineEndings(Buffer.from(text))).toBe(expected)
  })
})

describe('a binary file', () => {
  const picture = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ])

  test('is recognized by its control characters', () => {
    expect(isBinary(picture)).toBe(true)
    expect(isBinary(Buffer.from(Array.from({ length: 5000 }, (_, place) => (place * 7919) % 256)))).toBe(true)
  })

  test.each([
    ['UTF-8', Buffer.from('[White "Đorđević"]\r\n\r\n1. e4\te5 *\f')],
    ['Windows-1252', Buffer.from([0x5b, 0xe4, 0xf6, 0xfc, 0x93, 0x94, 0x20, 0x80])],
    ['a text with a damaged place', Buffer.from(`${'1. e4 e5 '.repeat(100)}\0\0\x01*`)],
    ['nothing', Buffer.alloc(0)],
  ])('is not recognized in %s', (_, bytes) => expect(isBinary(bytes)).toBe(false))
})
