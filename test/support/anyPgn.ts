import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'

/*
 * Bytes that may be in a file of games: words of PGN in any order, single bytes in between, and damaged files.
 */

const WORDS = [
  ...['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'Ke4', 'Qh9', 'dxc6', 'O-O', '0-0', '--', '0000', 'N@c1', 'Q@g1+K@f1'],
  ...[
    'K<=>g8',
    'Q=',
    'Kc>>g1',
    'axb8=N+',
    'exd6 e.p.',
    'exd6e.p.',
    'e.p.',
    'e4!',
    'Nf3±',
    'e4$1',
    'e4{c}',
    'e4;c\n',
  ],
  ...[
    '1.',
    '1. ',
    '2... ',
    '3...',
    '12',
    '12.',
    '...',
    '.',
    '…',
    '1-0',
    '0-1',
    '1/2',
    '½-½',
    '*',
    ' * ',
    ' 1-0 ',
  ],
  ...[
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '\n\r',
    '\t',
    '\f',
    '\0',
    '\x1f',
    '\x7f',
    '\ufeff',
    '\u00a0',
    '\u2028',
    '\u3000',
  ],
  ...[
    '(',
    ')',
    ' ( ',
    ' ) ',
    '()',
    '(e4)',
    '((',
    '{',
    '}',
    '}{',
    '{}',
    '{x}',
    '{x\ny}',
    '{x\r\ny}',
    '{;}',
    '{{',
  ],
  ...[
    '{[A "b"]}',
    '{\n[A "b"]\n}',
    ';',
    ';z\n',
    '; rest {\n',
    ';}\n',
    '%',
    '\n%esc\n',
    '\n%',
    '[',
    ']',
    '"',
    '\\',
    '\\"',
  ],
  ...[
    '[A "b"]',
    '[A "b"]\n',
    '\n[Event "x"]\n',
    '\n\n[Event "y"]\n\n',
    '[x"',
    '\n[x"\n',
    '[Event\n',
    '[Event]',
    '[""]',
  ],
  ...[
    '[FEN *',
    '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n',
    '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n',
    '[Result "1-0"]\n',
  ],
  ...[
    '[Variant "Crazyhouse"]\n',
    '[Variant "Pre-Chess"]\n',
    '[White "a" b"]\n',
    '[White "a}"]\n',
    '[%chr 7D]',
    '[%chr 5B]',
  ],
  ...[
    '$1',
    '$300',
    '$',
    '$99999999999',
    '!',
    '?!',
    '?!?!?',
    '±',
    '=',
    'junk',
    'W',
    'é',
    'Č',
    '♔',
    ',',
    ':',
    '<',
    '>',
  ],
]

const ODD_BYTES = [
  0, 9, 10, 13, 26, 32, 0x7f, 0x80, 0x85, 0xa0, 0xbb, 0xbd, 0xbf, 0xc2, 0xe2, 0xe9, 0xef, 0xff,
]

/** A word, usually in UTF-8, sometimes in Latin-1, where each character is one byte. */
const word = fc
  .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 0, max: 15 }))
  .map(([text, lot]) => Buffer.from(text, lot === 0 ? 'latin1' : 'utf8'))

const byte = fc
  .oneof(fc.constantFrom(...ODD_BYTES), fc.integer({ min: 0, max: 255 }))
  .map(one => Buffer.from([one]))

const piece = fc.oneof({ weight: 12, arbitrary: word }, { weight: 1, arbitrary: byte })

const glue = fc.constantFrom('', '', ' ', '\n').map(text => Buffer.from(text))

const soup = fc
  .tuple(fc.array(piece, { maxLength: 30 }), glue)
  .map(([pieces, between]) => Buffer.concat(pieces.flatMap(one => [one, between])))

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'pgn')

/** Files that caused errors before. */
export const BROKEN_FILES: readonly Buffer[] = readdirSync(folder).map(name =>
  readFileSync(path.join(folder, name, 'input.pgn')),
)

const SEEDS = [
  ...BROKEN_FILES,
  ...['fischer-benko-setup', 'lukic-vujacic'].map(name =>
    readFileSync(path.join(folder, '..', '..', '..', 'samples', `${name}.pgn`)),
  ),
]

/** A piece that replaces a few bytes of a file. */
const fall = fc.record({
  at: fc.nat(2000),
  length: fc.nat(12),
  piece: fc.oneof({ weight: 5, arbitrary: piece }, { weight: 1, arbitrary: soup }),
})

const damaged = fc
  .tuple(fc.constantFrom(...SEEDS), fc.array(fall, { minLength: 1, maxLength: 6 }))
  .map(([seed, falls]) =>
    falls.reduce((file, { at, length, piece: fallen }) => {
      const from = at % (file.length + 1)
      return Buffer.concat([file.subarray(0, from), fallen, file.subarray(from + length)])
    }, seed),
  )

/** A file that may hold games. */
export const anyPgn: fc.Arbitrary<Buffer> = fc.oneof(soup, damaged)
