import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Setup } from '@shared/board/setup'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { rankCount, rankNumber } from '@shared/setup/ranks/ranks'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import {
  randomStartCount,
  randomStartNumber,
  randomStartSetup,
  startCount,
  startNumber,
  startNumberOfBoard,
  startSetup,
} from '@shared/setup/starts/starts'
import { roleOfLetter } from '@shared/variants/army'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

interface Row {
  readonly variant: VariantId
  readonly number: number
  readonly kind: 'start' | 'random-start'
  readonly fen: string
  readonly options?: readonly string[]
}

const rows = readFileSync(path.join(import.meta.dirname, '../../../../fixtures/cases/starts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Row)

const read = (id: VariantId, fen: string): Setup => unwrap(parseFen(variantById(id), fen)).setup

test.each(rows)('$variant: $kind $number', ({ variant: id, number, kind, fen, options }) => {
  const variant = variantById(id)
  const made = kind === 'start' ? startSetup(variant, number, options) : randomStartSetup(variant, number)
  const numberOf = kind === 'start' ? startNumber : randomStartNumber
  expect(makeFen(variant, unwrap(made))).toBe(fen)
  expect(numberOf(variant, unwrap(made))).toBe(number)
  expect(numberOf(variant, read(id, fen))).toBe(number)
})

test.each<[VariantId, number, number]>([
  ['chess', 1, 0],
  ['chess960', 960, 0],
  ['double-chess960', 921_600, 0],
  ['fischer-benko', 921_600, 9_216],
  ['half-random-transcendental', 8_294_400, 9_216],
  ['pre-chess', 8_294_400, 1],
  ['transcendental', 8_294_400, 0],
  ['arrangement', 80, 0],
  ['arrangement-random', 80, 0],
  ['beautiful', 2_304, 0],
  ['contemporary-random', 1_680, 0],
  ['ajax-random', 1_680, 0],
  ['english-random', 25_401_600, 0],
  ['modern-random', 15_120, 0],
  ['capablanca-random', 12_118, 0],
  ['modern-capablanca-random', 151_200, 0],
  ['korean-random', 36, 0],
])('%s has %i starts and %i random starts', (id, starts, randomStarts) => {
  expect(startCount(variantById(id))).toBe(starts)
  expect(randomStartCount(variantById(id))).toBe(randomStarts)
})

describe('the FEN fields of a start', () => {
  /** The first start in which White has this rank. */
  const white = (id: VariantId, letters: string): Setup => {
    const variant = variantById(id)
    const rank = Array.from(letters, letter => roleOfLetter(variant.army, letter))
    const number = rankNumber(variant, rank)!
    const isFree = variant.start.black === 'independent'
    return unwrap(startSetup(variant, isFree ? number * rankCount(variant) : number))
  }

  test.each<[VariantId, string, string]>([
    ['contemporary-random', 'RNBQKBNR', 'KQkq - 0 1 K/K'],
    ['contemporary-random', 'RBQBNKRN', 'KQkq - 0 1 Kabcdefgh/Kabcdefgh'],
    ['modern-random', 'RNBMKQBNR', 'KQkq - 0 1 abcdefghi/abcdefghi'],
    ['modern-capablanca-random', 'RNBQCKABNR', 'KQkq - 0 1 -/-'],
  ])('in %s, %s has %s', (id, rank, expected) => {
    expect(makeFen(variantById(id), white(id, rank))).toMatch(new RegExp(`w ${expected}$`))
  })

  test.each<[string, string]>([
    ['NBKRRQBN', 'E'],
    ['BNKRRQNB', 'E'],
    ['BQRNNRKB', 'C'],
    ['NQRBBRKN', 'C'],
    ['BKNRRNQB', 'E'],
    ['NKBRRBQN', 'E'],
    ['QBRNNRBK', 'C'],
    ['QNRBBRNK', 'C'],
    ['BQNRRNKB', 'D'],
    ['NQBRRBKN', 'D'],
    ['KNBRRBNQ', 'ED'],
    ['RNBQKBNR', 'HA'],
  ])('in beautiful, %s has the castlings %s', (rank, letters) => {
    const fen = makeFen(variantById('beautiful'), white('beautiful', rank))
    expect(fen.split(' ')[2]!.replace(/[a-h]/g, '')).toBe(letters)
  })

  test('in beautiful, exactly ten castlings do not exist', () => {
    const variant = variantById('beautiful')
    const rights = Array.from(
      { length: 48 },
      (_, number) => unwrap(startSetup(variant, number * 49)).castling.white,
    )
    expect(rights.filter(({ aSide }) => aSide === undefined)).toHaveLength(4)
    expect(rights.filter(({ hSide }) => hSide === undefined)).toHaveLength(6)
  })

  test.each<[VariantId, string, string]>([
    ['pre-chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'KQkq'],
    ['pre-chess', 'rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKRNB', 'Q'],
    ['pre-chess', 'nqbrkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN', 'k'],
    ['english-random', '10/1rbnqknbr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10', 'KQkq'],
    ['english-random', '10/1rbnkqnbr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1NRBQKBNR1/10', 'K'],
  ])('in %s only home squares give rights: %s has %s', (id, board, rights) => {
    const variant = variantById(id)
    const number = startNumberOfBoard(variant, read(id, `${board} w - - 0 1`).board)!
    expect(makeFen(variant, unwrap(startSetup(variant, number)))).toBe(`${board} w ${rights} - 0 1`)
  })

  test.each([
    ['RKBQNBNR', 'Qq'],
    ['RNBQNBKR', 'Kk'],
    ['RNKQBBNR', 'KQkq'],
    ['RNBQKBNR', 'KQkq'],
  ])('in arrangement with curtailed castling, %s has %s', (rank, rights) => {
    for (const id of ['arrangement', 'arrangement-random'] as const) {
      const variant = variantById(id)
      const board = `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank}`
      const number = startNumberOfBoard(variant, read(id, `${board} w - - 0 1`).board)!
      const setup = unwrap(startSetup(variant, number, ['curtailed']))
      expect(makeFen(variant, setup)).toBe(`${board} w ${rights} - 0 1`)
      expect(startNumber(variant, setup)).toBe(number)
    }
  })
})

test('relocation begins at the orthodox array with Black to move', () => {
  const made = VARIANTS.flatMap(variant => {
    const setup = relocationSetup(variant)
    return setup === undefined ? [] : [makeFen(variant, setup)]
  })
  expect(made).toEqual(['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'])
})

describe('published starts', () => {
  test.each<[VariantId, number, string]>([
    ['half-random-transcendental', 6_885, 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'],
    ['fischer-benko', 4_532, '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'],
    ['pre-chess', 0, '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
  ])('%s: random start %i', (id, number, fen) => {
    const variant = variantById(id)
    expect(makeFen(variant, unwrap(randomStartSetup(variant, number)))).toBe(fen)
    expect(randomStartNumber(variant, read(id, fen))).toBe(number)
  })

  test.each<[VariantId, string, number]>([
    [
      'half-random-transcendental',
      'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
      variantNumber('half-random-transcendental', 'BQNRRBKN', 'BKNBRNQR'),
    ],
    [
      'fischer-benko',
      'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5',
      variantNumber('fischer-benko', 'NBBNRKQR', 'RQBKNBRN'),
    ],
  ])('%s: the start of the game proper has its number in spite of a later move number', (id, fen, number) => {
    expect(startNumber(variantById(id), read(id, fen))).toBe(number)
  })
})

function variantNumber(id: VariantId, white: string, black: string): number {
  const board = read(id, `${black.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w - - 0 1`).board
  return startNumberOfBoard(variantById(id), board)!
}

describe('positions that are not a start', () => {
  test.each<[VariantId, string, string]>([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1', 'a right is gone'],
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', 'Black is to move'],
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1', 'a pawn has moved'],
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1', 'the array is another'],
    ['chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1', 'the sides differ'],
    ['transcendental', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 T', 'an exchange is gone'],
    ['fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1', 'pieces are missing'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king', 'it is being made'],
  ])('have no number in %s: %s (%s)', (id, fen) => {
    expect(startNumber(variantById(id), read(id, fen))).toBeUndefined()
    expect(randomStartNumber(variantById(id), read(id, fen))).toBeUndefined()
  })

  test('may have a board with the number of a start', () => {
    const { board } = read('chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 9')
    expect(startNumberOfBoard(variantById('chess960'), board)).toBe(518)
  })
})

describe.each(VARIANTS.map(variant => [variant.id, variant] as const))('%s', (_, variant) => {
  test.each([-1, 0.5, NaN, Infinity, 1e15])('has no start with the number %d', number => {
    expect(startSetup(variant, number)).toEqual({
      ok: false,
      error: { kind: 'start', reason: 'noSuchNumber', found: number, count: startCount(variant) },
    })
    expect(randomStartSetup(variant, number)).toEqual({
      ok: false,
      error: { kind: 'start', reason: 'noSuchNumber', found: number, count: randomStartCount(variant) },
    })
  })

  test('has no start beyond its last', () => {
    expect(startSetup(variant, startCount(variant)).ok).toBe(false)
    expect(startSetup(variant, startCount(variant) - 1).ok).toBe(true)
    expect(randomStartSetup(variant, randomStartCount(variant)).ok).toBe(false)
  })

  test('has no option of an unknown name', () => {
    expect(startSetup(variant, 0, ['sideways'])).toEqual({
      ok: false,
      error: { kind: 'start', reason: 'unknownOption', found: 'sideways' },
    })
  })
})
