import { describe, expect, test } from 'vitest'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { adaptPosition } from '@shared/setup/editing/adaptPosition'
import { plainStart } from '@shared/setup/starts/plainStart'
import { startNumber } from '@shared/setup/starts/starts'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'

const adapted = (from: VariantId, to: VariantId, fen: string) => {
  const found = adaptPosition(
    variantById(from),
    variantById(to),
    unwrap(parseFen(variantById(from), fen)).setup,
  )
  return { fen: makeFen(variantById(to), found.setup), losses: found.losses }
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('a position transferred to another system', () => {
  test.each<[VariantId, VariantId, string, string, readonly object[]]>([
    ['chess', 'chess960', START, START, []],
    ['chess', 'contemporary-random', START, `${START} K/K`, []],
    [
      'chess',
      'transcendental',
      START,
      START.replace('KQkq', '-') + ' -',
      [{ kind: 'castling', colors: ['white', 'black'] }],
    ],
    [
      'chess960',
      'chess',
      '4k2r/8/8/8/8/8/8/R2K3R w KQk - 4 9',
      '4k2r/8/8/8/8/8/8/R2K3R w k - 4 9',
      [{ kind: 'castling', colors: ['white'] }],
    ],
    [
      'contemporary-random',
      'chess960',
      'nqbrbkrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBRBQN w KQkq - 0 1 Kabcdefgh/K',
      'nqbrbkrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBRBQN w KQkq - 0 1',
      [
        { kind: 'leap', colors: ['white', 'black'] },
        { kind: 'adjustment', colors: ['white'] },
      ],
    ],
    [
      'transcendental',
      'chess960',
      '4k3/8/8/8/8/8/8/RN2K3 b - - 3 1 T',
      '4k3/8/8/8/8/8/8/RN2K3 b - - 3 1',
      [{ kind: 'transposition', colors: ['white'] }],
    ],
    [
      'fischer-benko',
      'chess960',
      '2b2br1/8/8/8/8/8/8/1BB1R3[QRNNKqrnnk] w - - 0 1',
      '2b2br1/8/8/8/8/8/8/1BB1R3 w - - 0 1',
      [{ kind: 'placing' }],
    ],
    [
      'fischer-benko',
      'pre-chess',
      '2b2br1/8/8/8/8/8/8/1BB1R3[QRNNKqrnnk] w - - 0 1',
      '2b2br1/8/8/8/8/8/8/1BB1R3[QRNNKqrnnk] w - - 0 1',
      [],
    ],
    [
      'arrangement',
      'chess',
      `${START.replace(' w ', ' b ')} king`,
      START.replace(' w ', ' b '),
      [{ kind: 'relocation' }],
    ],
    [
      'chess',
      'english-random',
      '4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 9',
      '10/5k4/10/10/4pP4/10/10/10/5K2R1/10 w K e7 0 9',
      [],
    ],
    [
      'chess',
      'korean-random',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9',
      '9/9/4k4/9/9/3pP4/9/9/9/4K4 w - - 0 9',
      [{ kind: 'enPassant' }],
    ],
  ])('is adapted from %s to %s: %s', (from, to, fen, expected, losses) => {
    expect(adapted(from, to, fen)).toEqual({ fen: expected, losses })
  })

  test('reports pieces of another army and pieces off the board', () => {
    const { fen, losses } = adapted('capablanca-random', 'chess', '5k4/10/10/10/10/10/10/A4K3R w K - 0 1')
    expect(fen).toBe('5k2/8/8/8/8/8/8/5K2 w - - 0 1')
    expect(losses).toEqual([
      {
        kind: 'pieces',
        pieces: [
          { color: 'white', role: 'archbishop' },
          { color: 'white', role: 'rook' },
        ],
      },
      { kind: 'castling', colors: ['white'] },
    ])
  })

  test.each(VARIANTS.map(({ id }) => id))('is unchanged in its own system: the plain start of %s', id => {
    const rules = variantById(id)
    const setup = plainStart(rules)
    expect(adaptPosition(rules, rules, setup)).toEqual({ setup, losses: [] })
    expect(startNumber(rules, setup)).toBeDefined()
  })
})

test.each<[VariantId, string]>([
  ['chess', 'rnbqkbnr RNBQKBNR'],
  ['chess960', 'rnbqkbnr RNBQKBNR'],
  ['contemporary-random', 'rnbkqbnr RNBQKBNR'],
  ['arrangement', 'rnbqkbnr RNBQKBNR'],
])('the plain start of %s is %s', (id, ranks) => {
  const rows = makeFen(variantById(id), plainStart(variantById(id)))
    .split(' ')[0]!
    .split('/')
  expect(`${rows[0]!} ${rows.at(-1)!}`).toBe(ranks)
})
