import { expect, test } from 'vitest'
import { formatGame } from '../../../../../electron/files/pgn/spliceGame'

interface Case {
  readonly text: string
  readonly before: string
  readonly gap?: string
  readonly added?: true
  readonly lineEnding?: '\r\n'
  readonly keepsLineEndings?: true
  readonly expected: string
}

const CASES: readonly (readonly [string, Case])[] = [
  [
    'a replaced game adds no blank lines',
    { text: '\ngame\n\n', before: 'x\n\n', gap: '\n\n', expected: 'game' },
  ],
  [
    'a replaced game gets the line endings of its file',
    { text: 'a\nb\n', before: 'x\r\n\r\n', gap: '\r\n\r\n', lineEnding: '\r\n', expected: 'a\r\nb' },
  ],
  [
    'a game whose lines end in both ways keeps those that it has',
    { text: 'a\r\nb\nc', before: 'x\n\n', keepsLineEndings: true, expected: 'a\r\nb\nc' },
  ],
  ['a per cent sign begins no line that it did not begin', { text: ' % a\n', before: '', expected: ' % a' }],
  ['a replaced last game ends where the old one did', { text: 'game\n', before: 'x\n\n', expected: 'game' }],
  [
    'a game that shared a line with the next one gets separate lines',
    { text: 'game', before: 'x ', gap: ' ', expected: 'game\n\n' },
  ],
  [
    'a game stays apart from a byte order mark behind it',
    { text: 'game', before: '', gap: '\ufeff\n', expected: 'game\n\n' },
  ],
  [
    'an added game comes after an empty line',
    { text: 'game', before: 'last *\n', added: true, expected: '\ngame\n' },
  ],
  [
    'an added game does not double an empty line',
    { text: 'game', before: 'last *\n\n', added: true, expected: 'game\n' },
  ],
  [
    'an added game ends a line without end',
    { text: 'game', before: 'last *', added: true, lineEnding: '\r\n', expected: '\r\n\r\ngame\r\n' },
  ],
  [
    'tags of a game that had none get a line of their own',
    { text: '[A "b"]\n\ngame', before: 'last * ', gap: '\n\n', expected: '\n\n[A "b"]\n\ngame' },
  ],
  [
    'tags on a line of their own stay there',
    { text: '[A "b"]\n\ngame', before: 'last *\r', gap: '\r', expected: '[A "b"]\n\ngame\n\n' },
  ],
  ['an added game can be the first', { text: 'game', before: '', added: true, expected: 'game\n' }],
]

test.each(CASES)('%s', (_, { text, before, gap, added, lineEnding, keepsLineEndings, expected }) => {
  const fitted = formatGame(text, {
    lineEnding: lineEnding ?? '\n',
    keepsLineEndings: keepsLineEndings ?? false,
    before: Buffer.from(before),
    gap: gap === undefined ? undefined : Buffer.from(gap),
    added: added ?? false,
  })
  expect(fitted).toBe(expected)
})
