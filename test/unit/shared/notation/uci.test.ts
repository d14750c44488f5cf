import { describe, expect, test } from 'vitest'
import type { Move } from '@shared/board/move'
import { parseSquare } from '@shared/board/square'
import { findByUci, makeUci, parseUci } from '@shared/notation/uci'
import { ok } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'

const sq = (name: string) => parseSquare(name)!
const normal = (from: string, to: string): Move => ({ kind: 'normal', from: sq(from), to: sq(to) })

test.each<[VariantId, Move, string]>([
  ['chess', normal('a1', 'a8'), 'a1a8'],
  ['chess', { ...normal('e7', 'e8'), promotion: 'knight' } as Move, 'e7e8n'],
  ['chess', { kind: 'castlingH', from: sq('e1'), to: sq('h1') }, 'e1g1'],
  ['chess', { kind: 'castlingA', from: sq('e8'), to: sq('a8') }, 'e8c8'],
  ['chess960', { kind: 'castlingH', from: sq('e1'), to: sq('h1') }, 'e1h1'],
  ['pre-chess', { kind: 'castlingA', from: sq('e1'), to: sq('a1') }, 'e1a1'],
  ['contemporary-random', { kind: 'leap', from: sq('c1'), to: sq('g1') }, 'c1g1'],
  ['contemporary-random', { kind: 'adjustment', from: sq('f1'), to: sq('g1') }, 'f1g1'],
  ['transcendental', { kind: 'transposition', from: sq('b1'), to: sq('g1') }, 'b1g1'],
  ['arrangement', { kind: 'relocation', from: sq('e8'), to: sq('e8') }, 'e8e8'],
  ['fischer-benko', { kind: 'placement', placements: [{ role: 'knight', to: sq('c1') }] }, 'N@c1'],
  [
    'fischer-benko',
    {
      kind: 'placement',
      placements: [
        { role: 'king', to: sq('f1') },
        { role: 'queen', to: sq('g1') },
      ],
    },
    'Q@g1+K@f1',
  ],
  [
    'fischer-benko',
    {
      kind: 'placement',
      placements: [
        { role: 'knight', to: sq('g1') },
        { role: 'knight', to: sq('b1') },
      ],
    },
    'N@b1+N@g1',
  ],
])('%s writes %j as %s, and finds it again', (id, move, uci) => {
  const variant = variantById(id)
  expect(makeUci(variant, move)).toBe(uci)
  expect(findByUci(variant, [normal('h7', 'h6'), move], uci)).toBe(move)
})

describe('UCI moves', () => {
  test.each([
    ['N@c1', { kind: 'placement', placements: [{ role: 'knight', to: 2 }] }],
    [
      'K@f1+Q@g1',
      {
        kind: 'placement',
        placements: [
          { role: 'queen', to: 6 },
          { role: 'king', to: 5 },
        ],
      },
    ],
    ['a1a1', { kind: 'board', from: 0, to: 0 }],
    ['e7e8q', { kind: 'board', from: 52, to: 60, promotion: 'queen' }],
    ['0000', { kind: 'null' }],
  ])('are read from %s', (text, move) => {
    expect(parseUci(variantById('fischer-benko'), text)).toEqual(ok(move))
  })

  test.each(['b1b10', 'a10a1', 'b10c10q'])('%s is read only on a board with ten ranks', text => {
    expect(parseUci(variantById('english-random'), text).ok).toBe(true)
    expect(parseUci(variantById('chess'), text).ok).toBe(false)
  })

  test.each([
    '',
    'e2',
    'e2e9',
    'i1a1',
    'n@c1',
    'N@',
    'N@c1+',
    'N@c1+N@c1',
    'N@c1+K@d1+Q@e1',
    'e7e8x',
    'E2E4',
    'e2-e4',
  ])('%j is rejected', text => {
    expect(parseUci(variantById('chess'), text)).toEqual({ ok: false, error: { kind: 'uci', found: text } })
  })
})

describe('the search among legal moves', () => {
  const castlingH: Move = { kind: 'castlingH', from: sq('e1'), to: sq('h1') }

  test.each<[VariantId, string]>([
    ['chess', 'e1g1'],
    ['chess', 'e1h1'],
    ['chess960', 'e1h1'],
    ['chess960', 'e1g1'],
    ['contemporary-random', 'e1h1'],
  ])('in %s finds castling by %s', (id, text) => {
    expect(findByUci(variantById(id), [castlingH], text)).toBe(castlingH)
  })

  test('does not find castling by the squares of a leap', () => {
    const leap: Move = { kind: 'leap', from: sq('e1'), to: sq('g1') }
    expect(findByUci(variantById('contemporary-random'), [castlingH, leap], 'e1g1')).toBe(leap)
    expect(findByUci(variantById('contemporary-random'), [castlingH], 'e1g1')).toBeUndefined()
  })

  test('does not find castling by a step of the king', () => {
    const castling: Move = { kind: 'castlingH', from: sq('f1'), to: sq('h1') }
    expect(findByUci(variantById('chess960'), [castling], 'f1g1')).toBeUndefined()
  })

  test('prefers an ordinary move to castling with the same squares', () => {
    const step = normal('e1', 'g1')
    expect(findByUci(variantById('chess960'), [castlingH, step], 'e1g1')).toBe(step)
  })

  test('requires the right promotion', () => {
    const promotion = { ...normal('e7', 'e8'), promotion: 'queen' } as Move
    expect(findByUci(variantById('chess'), [promotion], 'e7e8')).toBeUndefined()
    expect(findByUci(variantById('chess'), [promotion], 'e7e8r')).toBeUndefined()
  })
})
