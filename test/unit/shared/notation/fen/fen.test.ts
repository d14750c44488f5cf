import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_MEMORY } from '@shared/board/setup'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'

const fixtures = readFileSync(path.join(import.meta.dirname, '../../../../fixtures/fens.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => [row.slice(0, row.indexOf(',')) as VariantId, row.slice(row.indexOf(',') + 1)] as const)

const read = (id: VariantId, fen: string) => unwrap(parseFen(variantById(id), fen))

/** The FEN as we would write it, and the letters or squares dropped from it. */
const canonical = (id: VariantId, fen: string) => {
  const { setup, warnings } = read(id, fen)
  return [makeFen(variantById(id), setup), warnings.map(({ reason, found }) => `${reason} ${found}`)]
}

const errorOf = (id: VariantId, fen: string) => {
  const result = parseFen(variantById(id), fen)
  return result.ok ? undefined : result.error
}

test.each(fixtures)('%s: %s is written back unchanged', (id, fen) => {
  expect(canonical(id, fen)).toEqual([fen, []])
})

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const BARE = '8/8/8/8/8/8/8/8'

describe('castling', () => {
  test.each<[VariantId, string, string]>([
    ['chess', `${START} w HAha - 0 1`, `${START} w KQkq - 0 1`],
    ['chess', `${START} w qkQK - 0 1`, `${START} w KQkq - 0 1`],
    ['chess960', '1r1kr3/8/8/8/8/8/8/1R1KR1R1 w EBeb - 0 1', '1r1kr3/8/8/8/8/8/8/1R1KR1R1 w EQkq - 0 1'],
    ['chess960', 'r1r1k3/8/8/8/8/8/8/R1R1K3 w Qc - 0 1', 'r1r1k3/8/8/8/8/8/8/R1R1K3 w Qc - 0 1'],
    ['beautiful', `rbknnqbr/8/8/8/8/8/8/RBKNNQBR w KQkq - 0 1`, `rbknnqbr/8/8/8/8/8/8/RBKNNQBR w HAha - 0 1`],
    ['beautiful', `4k3/8/8/8/8/8/8/1R1R1R1K w KQ - 0 1`, `4k3/8/8/8/8/8/8/1R1R1R1K w B - 0 1`],
    ['beautiful', `4k3/8/8/8/8/8/8/2RK2RR w QG - 0 1`, `4k3/8/8/8/8/8/8/2RK2RR w GC - 0 1`],
    [
      'english-random',
      '10/4r1k2r/10/10/10/10/10/10/1R3K2R1/10 w KQ - 0 1',
      '10/4r1k2r/10/10/10/10/10/10/1R3K2R1/10 w KQ - 0 1',
    ],
    [
      'english-random',
      '10/10/10/10/10/10/10/10/1R3K2RR/10 w IB - 0 1',
      '10/10/10/10/10/10/10/10/1R3K2RR/10 w KQ - 0 1',
    ],
    [
      'capablanca-random',
      'rnabqkbcnr/10/10/10/10/10/10/RNABQKBCNR w JAja - 0 1',
      'rnabqkbcnr/10/10/10/10/10/10/RNABQKBCNR w KQkq - 0 1',
    ],
  ])('in %s is read from %s', (id, fen, expected) => {
    expect(canonical(id, fen)[0]).toBe(expected)
  })

  test.each<[VariantId, string, string, string[]]>([
    ['transcendental', `${START} w KQ - 0 1 -`, '-', ['noCastlingHere K', 'noCastlingHere Q']],
    ['chess', 'r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 0 1', 'kq', ['noKingOrRook K', 'noKingOrRook Q']],
    ['chess', '4k2r/8/8/8/8/8/8/4K3 w kq - 0 1', 'k', ['noKingOrRook q']],
    ['chess960', '4k3/8/8/8/8/8/8/R3K1R1 w FGA - 0 1', 'KQ', ['noKingOrRook F']],
    ['chess960', '4k3/8/8/8/8/8/8/4KRR1 w GF - 0 1', 'K', ['noKingOrRook F']],
    [
      'pre-chess',
      '1r2k2r/8/8/8/8/8/8/RK5R w KQkq - 0 1',
      'k',
      ['noKingOrRook K', 'noKingOrRook Q', 'noKingOrRook q'],
    ],
    ['fischer-benko', '8/8/8/8/8/8/8/RNBQKBNR[k] w KQkq - 0 1', 'KQ', ['noKingOrRook k', 'noKingOrRook q']],
  ])('in %s is limited: %s keeps only %s', (id, fen, rights, dropped) => {
    const [written, warnings] = canonical(id, fen)
    expect(written).toContain(` w ${rights} `)
    expect(warnings).toEqual(dropped)
  })

  test.each([
    ['NBKRRQBN', 'D', 'E'],
    ['BNKRRQNB', 'D', 'E'],
    ['BKNRRNQB', 'D', 'E'],
    ['NKBRRBQN', 'D', 'E'],
    ['BQRNNRKB', 'F', 'C'],
    ['NQRBBRKN', 'F', 'C'],
    ['QBRNNRBK', 'F', 'C'],
    ['QNRBBRNK', 'F', 'C'],
    ['BQNRRNKB', 'E', 'D'],
    ['NQBRRBKN', 'E', 'D'],
  ])('in the beautiful rank %s has no right on file %s', (rank, dead, alive) => {
    const fen = `4k3/8/8/8/8/8/8/${rank} w`
    expect(canonical('beautiful', `${fen} ED - 0 1`.replace('ED', dead + alive))).toEqual([
      `${fen} ${alive} - 0 1`,
      [`deadCastling ${dead}`],
    ])
  })

  test('has exactly ten dead rights in all ranks of beautiful', () => {
    const ranks = ranksOfBeautiful()
    expect(ranks).toHaveLength(48)
    const dead = ranks.filter(rank => {
      const { warnings } = read('beautiful', `${'8/'.repeat(7)}${rank} w KQ - 0 1`)
      return warnings.some(({ reason }) => reason === 'deadCastling')
    })
    expect(dead).toHaveLength(10)
  })
})

/** All 48 ranks: bishops, rooks, knights, and king and queen on mirrored files, so that bishops are on opposite colors. */
const ranksOfBeautiful = (): string[] => {
  const pairs = ['BB', 'RR', 'NN', 'KQ', 'QK']
  const sorted = (pair: string) => Array.from(pair).sort().join('')
  const place = (rest: string[], rank: string[]): string[] => {
    const file = rank.findIndex(letter => letter === '.')
    if (file < 0) return [rank.join('')]
    return rest.flatMap(pair => {
      const next = rank.with(file, pair[0]!).with(7 - file, pair[1]!)
      const kept = rest.filter(other => other !== pair && sorted(other) !== sorted(pair))
      return place(kept, next)
    })
  }
  return place(pairs, Array.from('........'))
}

describe('pockets', () => {
  test.each([
    ['[qQkNnKrRnN]', '[QRNNKqrnnk]'],
    ['[]', ''],
    ['[-]', ''],
  ])('%s are written %s', (given, expected) => {
    const board = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2'
    expect(canonical('fischer-benko', `${board}${given} w - - 0 1`)[0]).toBe(`${board}${expected} w - - 0 1`)
  })
})

describe('the en-passant square', () => {
  test.each<[VariantId, string, string]>([
    ['chess', '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', 'e3'],
    ['chess', '4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1', '-'],
    ['chess', '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', '-'],
    ['chess', '4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1', '-'],
    ['chess', '4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1', 'e6'],
    ['english-random', '10/10/10/10/10/3P6/10/10/10/10 b - d4 0 1', 'd4'],
    ['english-random', '10/10/10/3p6/10/10/10/10/10/10 w - d6 0 1', '-'],
    ['english-random', '10/10/10/10/3p6/10/10/10/10/10 w - d7 0 1', 'd7'],
    ['modern-random', '9/9/9/9/9/3P5/9/9/9 b - d3 0 1', 'd3'],
    ['korean-random', '9/9/9/9/9/9/9/9/9/9 b - a3 0 1', '-'],
  ])('in %s: %s gives %s', (id, fen, expected) => {
    const [written, warnings] = canonical(id, fen)
    expect(String(written).split(' ')[3]).toBe(expected)
    expect(warnings).toHaveLength(expected === '-' ? 1 : 0)
  })
})

/** Maura's own array, whose bishops stand on one color. */
const MODERN = 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR'

describe('the seventh field', () => {
  const CRC = 'brqnbnkr/pppppppp/8/8/8/8/PPPPPPPP/RKNBNQRB'
  const OPPOSITE = 'nnbrkrqb/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN'
  test.each<[VariantId, string, string, string[]]>([
    ['contemporary-random', `${CRC} w KQkq - 0 1`, 'K/K', []],
    ['contemporary-random', `${CRC} w KQ - 0 1`, 'K/-', []],
    ['contemporary-random', `${CRC} w - - 0 1`, '-/-', []],
    ['contemporary-random', `${CRC} w - - 0 1 -`, '-/-', []],
    ['contemporary-random', `${CRC} w - - 0 1 hgfdcba/Kba`, 'abcdfgh/Kab', []],
    ['contemporary-random', `${CRC} w - - 0 1 ab/K`, '-/K', ['noPiece a', 'noPiece b']],
    [
      'contemporary-random',
      `${OPPOSITE} w - - 0 1 Kabcdefgh/-`,
      'K/-',
      Array.from('abcdefgh', f => `noPiece ${f}`),
    ],
    ['contemporary-random', '4k3/8/8/8/8/8/8/BN6 w - - 0 1 Kabc/K', 'ab/K', ['noPiece K', 'noPiece c']],
    ['transcendental', `${START} w - - 0 1`, '-', []],
    ['transcendental', `${START} w - - 0 1 tT`, 'Tt', []],
    ['chess', `${START} w KQkq - 0 1 Tt`, '1', ['noSuchRule Tt']],
    ['arrangement', `${START} b KQkq - 0 1 -`, '1', []],
    ['modern-random', 'rkrqnnmbb/9/9/9/9/9/9/9/BBMNNQRKR w - - 0 1', '-/-', []],
    ['modern-random', `${MODERN} w KQkq - 0 1`, 'abcdefghi/abcdefghi', []],
    ['modern-random', `${MODERN} w KQk - 0 1`, '-/-', []],
    ['modern-random', `${MODERN} w KQkq - 4 3`, '-/-', []],
    ['modern-random', `${MODERN} w KQkq - 0 1 abc/-`, 'abc/-', []],
  ])('in %s: %s is written with %s', (id, fen, expected, dropped) => {
    const [written, warnings] = canonical(id, fen)
    expect(String(written).split(' ').at(-1)).toBe(expected)
    expect(warnings).toEqual(dropped)
  })

  test('names the relocation in progress', () => {
    expect(read('arrangement', `${START} b KQkq - 0 1 king`).setup.memory).toEqual({
      ...NO_MEMORY,
      relocation: 'king',
    })
  })
})

describe('missing or unusual parts', () => {
  test.each([
    [START, `${START} w - - 0 1`],
    [`${START} b`, `${START} b - - 0 1`],
    [`${START} w KQkq -`, `${START} w KQkq - 0 1`],
    [`  ${START}\tw  KQkq - 3 0\n`, `${START} w KQkq - 3 1`],
    ['rnbqkbnr/pppppppp/44/8/8/71/PPPPPPPP/RNBQKBNR w - - 0 1', `${START} w - - 0 1`],
  ])('are completed: %j is read as %s', (fen, expected) => {
    expect(canonical('chess', fen)[0]).toBe(expected)
  })

  test('may be two digits for empty squares on wide boards', () => {
    expect(canonical('english-random', '10/10/10/10/10/10/10/10/10/91 w')[0]).toContain('/10/10 w')
  })
})

describe('errors', () => {
  test.each<[VariantId, string, object]>([
    ['chess', '', { field: 'board', reason: 'missing', at: 0 }],
    ['chess', '   ', { field: 'board', reason: 'missing', at: 3 }],
    ['chess', '8/8/8/8/8/8/8 w', { field: 'board', reason: 'rankCount', at: 13 }],
    ['chess', `${BARE}/8 w`, { field: 'board', reason: 'rankCount', at: 15 }],
    [
      'chess',
      '8/8/7/8/8/8/8/8',
      {
        field: 'board',
        reason: 'rankLength',
        at: 4,
        found: '7',
        rank: { number: 6, text: '7', squares: 7, wanted: 8 },
      },
    ],
    [
      'chess',
      '8/8/8pp/8/8/8/8/8',
      {
        field: 'board',
        reason: 'rankLength',
        at: 5,
        found: 'pp',
        rank: { number: 6, text: '8pp', squares: 10, wanted: 8 },
      },
    ],
    ['chess', ' 8/8/x7/8/8/8/8/8', { field: 'board', reason: 'unknownPiece', at: 5, found: 'x' }],
    ['chess', '8/8/A7/8/8/8/8/8', { field: 'board', reason: 'unknownPiece', at: 4, found: 'A' }],
    ['chess', '8/8/08/8/8/8/8/8', { field: 'board', reason: 'unknownPiece', at: 4, found: '0' }],
    ['chess', `${BARE}[Q] w`, { field: 'pockets', reason: 'notForThisVariant', at: 16, found: 'Q' }],
    ['pre-chess', `${BARE}[Q w`, { field: 'pockets', reason: 'unterminatedPocket', at: 15, found: '[Q' }],
    ['pre-chess', `${BARE}[Qx] w`, { field: 'pockets', reason: 'unknownPiece', at: 17, found: 'x' }],
    ['chess', `${BARE} white`, { field: 'turn', reason: 'notAColor', at: 16, found: 'white' }],
    ['chess', `${BARE} w KX`, { field: 'castling', reason: 'notARight', at: 19, found: 'X' }],
    ['chess', `${BARE} w I`, { field: 'castling', reason: 'notARight', at: 18, found: 'I' }],
    ['chess', `${BARE} w - e9`, { field: 'epSquare', reason: 'notASquare', at: 20, found: 'e9' }],
    ['chess', `${BARE} w - - x 1`, { field: 'halfmoves', reason: 'notANumber', at: 22, found: 'x' }],
    ['chess', `${BARE} w - - 0 -1`, { field: 'fullmoves', reason: 'notANumber', at: 24, found: '-1' }],
    ['chess', `${BARE} w - - 0 1234567`, { field: 'fullmoves', reason: 'tooLong', at: 24 }],
    ['chess', `${BARE} w - - 0 1 - x`, { field: 'extra', reason: 'notForThisVariant', at: 28, found: 'x' }],
    ['transcendental', `${BARE} w - - 0 1 TT`, { field: 'memory', reason: 'notARight', at: 26, found: 'TT' }],
    ['arrangement', `${BARE} w - - 0 1 rook`, { field: 'memory', reason: 'notARight', at: 26 }],
    ['contemporary-random', `${BARE} w - - 0 1 K`, { field: 'memory', reason: 'notARight', at: 26 }],
    ['contemporary-random', `${BARE} w - - 0 1 K/ax`, { field: 'memory', reason: 'notARight', at: 29 }],
    ['chess', '8'.repeat(401), { reason: 'tooLong', at: 400 }],
  ])('are located in %s: %j', (id, fen, expected) => {
    expect(errorOf(id, fen)).toMatchObject({ kind: 'fen', ...expected })
  })
})
