import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { readOneBox, shapeOf } from '@shared/notation/oneBox/oneBox'
import type { OneBoxReading } from '@shared/notation/oneBox/oneBoxReading'
import { arrayNumbers, startIdentity } from '@shared/notation/oneBox/oneBoxStart'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { variantById, type VariantId } from '@shared/variants'

const shown = (id: VariantId, reading: OneBoxReading): string => {
  const variant = variantById(id)
  if (reading.kind === 'games') return `${reading.count} games`
  if (reading.kind === 'position') {
    const { white, black } = rankStrips(variant, reading.setup)
    const identity = startIdentity(variant, reading.setup)
    return `${identity.kind}${identity.kind === 'position' ? '' : ` ${identity.number}`}: ${white} / ${black}`
  }
  const { error } = reading
  if (error.kind !== 'number') return `no ${error.kind}${'reason' in error ? ` (${error.reason})` : ''}`
  return error.reason === 'outOfRange' ? `no ${error.as} ${error.found}, below ${error.count}` : error.reason
}

const readings = (id: VariantId, text: string): readonly string[] =>
  readOneBox(text, variantById(id)).map(reading => shown(id, reading))

describe('a number', () => {
  const table: readonly [VariantId, string, readonly string[]][] = [
    [
      'fischer-benko',
      '4532',
      ['throw 4532: .BB.R... / ..B..BR.', 'start 4532: QBBNNRKR / RBBQKNNR', 'no scharnagl 4532, below 960'],
    ],
    [
      'fischer-benko',
      '518',
      [
        'throw 518: ....BR.B / .B..B..R',
        'start 518: BBQNNRKR / RNBQKBNR',
        'start 497798: RNBQKBNR / RNBQKBNR',
      ],
    ],
    [
      'fischer-benko',
      '921600',
      ['no throw 921600, below 9216', 'no start 921600, below 921600', 'no scharnagl 921600, below 960'],
    ],
    ['chess960', '518', ['start 518: RNBQKBNR / RNBQKBNR']],
    ['chess960', '960', ['no start 960, below 960']],
    ['chess960', '-1', ['no start -1, below 960']],
    ['chess960', 'SP 0', ['start 0: BBQNNRKR / BBQNNRKR']],
    ['chess960', '#959', ['start 959: RKRNNQBB / RKRNNQBB']],
    ['double-chess960', '0', ['start 0: BBQNNRKR / BBQNNRKR']],
    ['chess', '518', ['start 0: RNBQKBNR / RNBQKBNR', 'no start 518, below 1']],
    [
      'pre-chess',
      '0',
      ['throw 0: ........ / ........', 'start 0: BBKNNQRR / BBKNNQRR', 'start 288100: BBQNNRKR / BBQNNRKR'],
    ],
    ['arrangement', '24', ['start 24: RNBQKBNR / RNBNKBQR']],
    ['korean-random', '36', ['no start 36, below 36']],
    ['capablanca-random', '12118', ['no start 12118, below 12118']],
    ['chess960', '99999999999999999999', ['no start 100000000000000000000, below 960']],
  ]
  test.each(table)('in %s has all its possible meanings: %j', (id, text, expected) => {
    expect(readings(id, text)).toEqual(expected)
  })

  test('with a thousands separator is read as one number and as a pair', () => {
    expect(readings('double-chess960', '518,534')).toEqual([
      'start 518534: RBNKQNBR / NRBQNBKR',
      'start 497814: RNBQKBNR / RNBKQBNR',
      'no scharnagl 518534, below 960',
    ])
  })
})

describe('two numbers', () => {
  const table: readonly [VariantId, string, readonly string[]][] = [
    ['fischer-benko', '518 / 534', ['start 497814: RNBQKBNR / RNBKQBNR', 'no throwRank 518, below 96']],
    ['fischer-benko', '47 / 20', ['start 45140: NNQRKRBB / NBBQNRKR', 'throw 4532: .BB.R... / ..B..BR.']],
    ['chess960', '518/518', ['start 518: RNBQKBNR / RNBQKBNR']],
    ['chess960', '518 534', ['no ranks (symmetry)']],
    ['arrangement', '406 / 438', ['start 3: RQBNNBKR / RNBNQBKR']],
    ['arrangement', '0 / 0', ['no ranks (notRelocated)']],
    ['capablanca-random', '1 / 2', ['oneIsEnough']],
    ['english-random', '0 / 1', ['start 504784: BBQNNRKR / BQNBNRKR', 'start 1: BBKNNQRR / BBKNNRQR']],
  ]
  test.each(table)('in %s have all their possible meanings: %j', (id, text, expected) => {
    expect(readings(id, text)).toEqual(expected)
  })
})

describe('ranks', () => {
  const table: readonly [VariantId, string, readonly string[]][] = [
    ['chess960', 'RKRBBQNN', ['start 921: RKRBBQNN / RKRBBQNN']],
    ['chess960', 'rkrbbqnn', ['start 921: RKRBBQNN / RKRBBQNN']],
    ['chess960', 'KRRBBQNN', ['no ranks (condition)']],
    ['chess960', 'RNBQKBN', ['no ranks (length)']],
    ['chess960', 'RNBXKBNR', ['no ranks (unknownLetter)']],
    ['half-random-transcendental', 'BQNRRBKN / BKNBRNQR', ['start 1440186: BQNRRBKN / BKNBRNQR']],
    ['half-random-transcendental', 'B..R.B.. / B..BR...', ['throw 6885: B..R.B.. / B..BR...']],
    ['fischer-benko', '.BB.R... ..B..BR.', ['throw 4532: .BB.R... / ..B..BR.']],
  ]
  test.each(table)('in %s are read: %j', (id, text, expected) => {
    expect(readings(id, text)).toEqual(expected)
  })
})

describe('a FEN', () => {
  const THROW = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'

  test('is read with its pockets and identified by its number', () => {
    expect(readings('half-random-transcendental', THROW)).toEqual(['throw 6885: B..R.B.. / B..BR...'])
  })

  test('of another system is impossible, with the field as the reason', () => {
    expect(readOneBox(THROW, variantById('chess960'))).toMatchObject([
      { kind: 'impossible', error: { kind: 'fen', field: 'pockets' } },
    ])
  })

  test('keeps the warnings of its reader', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    const [reading] = readOneBox(fen, variantById('transcendental'))
    const warnings = reading?.kind === 'position' ? reading.warnings : []
    expect(warnings.map(({ reason, found }) => `${found} ${reason}`)).toEqual([
      'K noCastlingHere',
      'Q noCastlingHere',
      'k noCastlingHere',
      'q noCastlingHere',
    ])
  })

  test('from the middle of a game has no number', () => {
    expect(readings('chess', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1')[0]).toMatch(/^position/)
  })
})

describe('games', () => {
  test.each([
    ['1. e4 e5 2. Nf3', '1 games'],
    ['[Event "A"]\n\n1. e4 *\n\n[Event "B"]\n\n1. d4 *\n', '2 games'],
    ['{ only a comment } *', '1 games'],
    ['1.e4', '1 games'],
  ])('%j holds %s', (text, expected) => {
    expect(readings('chess', text)).toEqual([expected])
  })

  test('are counted in a text of any length and content', () => {
    expect(readings('chess', 'x'.repeat(100_000))).toEqual(['1 games'])
  })
})

describe('a text', () => {
  test('means the beginning if it is empty and there is only one', () => {
    expect(readings('chess', '')).toEqual(['start 0: RNBQKBNR / RNBQKBNR'])
    expect(readings('pre-chess', ' ')).toEqual(['throw 0: ........ / ........'])
    expect(readings('arrangement', '')).toEqual(['position: RNBQKBNR / RNBQKBNR'])
    expect(readings('chess960', '')).toEqual([])
  })

  test('is reported as unreadable if it has no meaning', () => {
    expect(readings('chess', 'what?')).toEqual(['no unreadable'])
  })

  test.each([
    ['4532', 'number'],
    ['9,216', 'number'],
    ['518 / 534', 'numbers'],
    ['518.', 'number'],
    ['1 2 2 3 3 5', 'throws'],
    ['HT H TT', 'throws'],
    ['RNBQKBNR', 'ranks'],
    ['B..R.B.. / B..BR...', 'ranks'],
    ['b2br3/B2R1B2', 'ranks'],
    ['8/8/8/8 w', 'fen'],
    ['1. e4', 'games'],
    ['é', 'other'],
  ])('%j has the shape of %s', (text, shape) => {
    expect(shapeOf(text)).toBe(shape)
  })
})

describe('an array', () => {
  test('has its own number and, if they exist, those of Chess960', () => {
    const variant = variantById('half-random-transcendental')
    const [reading] = readOneBox('518 / 534', variant)
    const setup = reading?.kind === 'position' ? reading.setup : undefined
    expect(makeFen(variant, setup!)).toBe('rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1')
    expect(arrayNumbers(variant, setup!)).toMatchObject({
      count: 8_294_400,
      scharnagl: { white: 518, black: 534 },
    })
  })
})
