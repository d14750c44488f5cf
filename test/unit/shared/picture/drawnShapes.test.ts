import { describe, expect, test } from 'vitest'
import { drawnBars } from '@shared/picture/bars'
import { drawnCommentShapes } from '@shared/picture/commentShapes'
import type { DrawnShape } from '@shared/picture/drawnShapes'
import { drawnProposals, type ProposedMove } from '@shared/picture/proposals'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'

const proposal = (over: Partial<ProposedMove>): ProposedMove => ({
  uci: 'e2e4',
  kind: 'normal',
  rank: 1,
  mover: 'white',
  threat: false,
  ...over,
})

/** What is drawn, and where: `e2e4`, `e1d1 both`, `e1 ring`, `g1 white queen`. */
const wordsOf = (shape: DrawnShape): string => {
  if (shape.kind === 'arrow') return shape.heads.length === 2 ? `${shape.key} both` : shape.key
  return shape.piece ? `${shape.key} ${shape.piece.color} ${shape.piece.role}` : `${shape.key} ring`
}

const drawn = (moves: readonly ProposedMove[], variant: Parameters<typeof variantById>[0] = 'chess') =>
  drawnProposals(moves, variantById(variant), 'white')

test.each([
  ['chess960', { uci: 'e2e4' }, ['e2e4']],
  ['chess960', { uci: 'f1h1', kind: 'castlingH' }, ['h1f1', 'f1g1']],
  ['chess960', { uci: 'c8b8', kind: 'castlingA' }, ['b8d8']],
  ['chess', { uci: 'e1g1', kind: 'castlingH' }, ['e1g1']],
  ['chess960', { uci: 'e1d1', kind: 'relocation' }, ['e1d1 both']],
  ['chess960', { uci: 'e1e1', kind: 'relocation' }, ['e1 ring']],
  ['fischer-benko', { uci: 'Q@g1+K@f1', kind: 'placement' }, ['f1 white king', 'g1 white queen']],
  ['english-random', { uci: 'a9j10' }, ['a9j10']],
  ['chess', { uci: 'a9j10' }, []],
] as const)('a proposal is drawn in %s for %j', (variant, over, shapes) => {
  expect(drawn([proposal(over)], variant).map(wordsOf)).toEqual(shapes)
})

describe('several proposals', () => {
  test('are limited to three, with the best one drawn last, on top', () => {
    const moves = ['a2a3', 'b2b3', 'c2c3', 'd2d3'].map((uci, place) => proposal({ uci, rank: place + 1 }))
    expect(drawn(moves).map(wordsOf)).toEqual(['c2c3', 'b2b3', 'a2a3'])
  })

  test('share the drawing of the better one if they look the same', () => {
    const moves = [proposal({ uci: 'a7a8n', rank: 2 }), proposal({ uci: 'a7a8q' })]
    expect(drawn(moves)).toEqual(drawn([proposal({ uci: 'a7a8q' })]))
  })

  test('get thinner by rank', () => {
    const widths = [1, 2, 3, 9].map(rank => drawn([proposal({ rank })])[0]?.width)
    expect(widths).toEqual([0.15, 0.1, 0.07, 0.07])
  })

  test('have a separate color if they are threats', () => {
    expect(drawn([proposal({}), proposal({ uci: 'd2d4', rank: 2, threat: true })])).toMatchObject([
      { color: 'threat' },
      { color: 'engine' },
    ])
  })
})

test.each([
  ['white', { x: 0.5, y: 8.5 }, { x: 9.5, y: 0.5 }],
  ['black', { x: 9.5, y: 1.5 }, { x: 0.5, y: 9.5 }],
] as const)('an arrow on a large board goes from square to square, seen by %s', (orientation, from, to) => {
  const [arrow] = drawnProposals([proposal({ uci: 'a2j10' })], variantById('english-random'), orientation)
  expect(arrow).toMatchObject({ kind: 'arrow' })
  if (arrow?.kind !== 'arrow') return
  const [tip] = arrow.heads[0]!
  expect(tip.x).toBeCloseTo(to.x)
  expect(tip.y).toBeCloseTo(to.y)
  expect(Math.hypot(arrow.from.x - from.x, arrow.from.y - from.y)).toBeCloseTo(0.3)
})

test('an arrow of a comment goes from the center of a square to just before the center of the other', () => {
  const size = { files: 8, ranks: 8 }
  const [arrow] = drawnCommentShapes([{ color: 'green', from: 'e2', to: 'e4' }], {
    size,
    orientation: 'white',
  })
  expect(arrow).toMatchObject({ kind: 'arrow', color: 'green', from: { x: 4.5, y: 6.5 }, width: 9 / 64 })
  const tip = arrow?.kind === 'arrow' ? arrow.heads[0]![0] : undefined
  expect(tip?.y).toBeGreaterThan(4.5)
  expect(tip?.y).toBeLessThan(4.6)
})

describe('the arrow of a cannon', () => {
  const janggi = variantById('korean-random')
  const arrows = (uci: string, orientation: 'white' | 'black' = 'white') => {
    const fen = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1CN4C1/4K4/R1EA1AENR w - - 0 1'
    const { board } = unwrap(parseFen(janggi, fen)).setup
    return drawnProposals([proposal({ uci })], janggi, orientation, board)
  }

  test.each(['white', 'black'] as const)(
    'goes around the piece that it jumps over, seen by %s',
    orientation => {
      const [arrow, ring] = arrows('b3e3', orientation)
      expect(arrow).toMatchObject({ kind: 'arrow', key: 'b3e3', bend: expect.anything() as unknown })
      expect(ring).toMatchObject({ kind: 'ring', key: 'c3', isDashed: true })
    },
  )

  test('is the only one that bends', () => {
    expect(arrows('i1i3')).toMatchObject([{ key: 'i1i3' }])
    expect(arrows('i1i3')[0]).not.toHaveProperty('bend')
  })
})

test.each([
  ['white', 'e4', 'e5', { x: 4.27, y: 6 }, { x: 4.73, y: 6 }],
  ['black', 'e4', 'f4', { x: 4, y: 3.27 }, { x: 4, y: 3.73 }],
] as const)('a bar stands across a step, seen by %s', (orientation, from, to, one, other) => {
  const [bar] = drawnBars([[from, to]], { size: { files: 9, ranks: 10 }, orientation })
  expect(bar).toMatchObject({ kind: 'arrow', heads: [] })
  const ends = [bar!.from, bar!.to].sort((a, b) => a.x - b.x || a.y - b.y)
  for (const [end, expected] of [[ends[0]!, one] as const, [ends[1]!, other] as const]) {
    expect(end.x).toBeCloseTo(expected.x)
    expect(end.y).toBeCloseTo(expected.y)
  }
})
