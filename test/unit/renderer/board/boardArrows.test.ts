import { describe, expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { allShapes, arrowWidth, shapesOf, type ProposedMove } from '../../../../renderer/board/boardArrows'

const proposal = (over: Partial<ProposedMove>): ProposedMove => ({
  uci: 'e2e4',
  kind: 'normal',
  rank: 1,
  mover: 'white',
  threat: false,
  ...over,
})

const arrow = (from: string, to: string, both = false, rank = 1) => ({
  kind: 'arrow',
  from,
  to,
  both,
  rank,
  threat: false,
})

describe('a proposal is drawn', () => {
  test.each([
    ['chess960', { uci: 'e2e4' }, [arrow('e2', 'e4')]],
    ['chess960', { uci: 'f1h1', kind: 'castlingH' }, [arrow('f1', 'g1'), arrow('h1', 'f1')]],
    ['chess960', { uci: 'c8b8', kind: 'castlingA' }, [arrow('b8', 'd8')]],
    ['chess', { uci: 'e1g1', kind: 'castlingH' }, [arrow('e1', 'g1')]],
    ['chess960', { uci: 'e1d1', kind: 'relocation' }, [arrow('e1', 'd1', true)]],
    ['chess960', { uci: 'e1e1', kind: 'relocation' }, [{ kind: 'ring', square: 'e1', rank: 1 }]],
    [
      'fischer-benko',
      { uci: 'Q@g1+K@f1', kind: 'placement' },
      [
        { kind: 'ghost', square: 'g1', color: 'white', role: 'queen', rank: 1 },
        { kind: 'ghost', square: 'f1', color: 'white', role: 'king', rank: 1 },
      ],
    ],
  ] as const)('in %s for %j', (variant, over, shapes) => {
    expect(shapesOf(proposal(over), variantById(variant))).toEqual(shapes)
  })
})

describe('several proposals', () => {
  const rules = variantById('chess')

  test('are three at most, the best drawn last and so on top', () => {
    const moves = ['a2a3', 'b2b3', 'c2c3', 'd2d3'].map((uci, place) => proposal({ uci, rank: place + 1 }))
    expect(allShapes(moves, rules)).toEqual([
      arrow('c2', 'c3', false, 3),
      arrow('b2', 'b3', false, 2),
      arrow('a2', 'a3', false, 1),
    ])
  })

  test('share what is drawn for the better one', () => {
    const moves = [proposal({ uci: 'a7a8n', rank: 2 }), proposal({ uci: 'a7a8q' })]
    expect(allShapes(moves, rules)).toEqual([arrow('a7', 'a8')])
  })

  test('get thinner by rank', () => {
    expect([1, 2, 3, 9].map(arrowWidth)).toEqual([0.15, 0.1, 0.07, 0.07])
  })
})
