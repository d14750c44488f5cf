import { describe, expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import type { ShelfCell } from '../../../../renderer/board/setup/shelf'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'
import { placementMarks, relocationMarks, freeHomeSquares } from '../../../../renderer/board/stageMarks'

const rules = variantById('fischer-benko')
const setup = shownSetup(rules, '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2')

const cell = (square: string, ways: number): ShelfCell => ({
  file: 0,
  square,
  placement: `N@${square}`,
  state: 'open',
  ways,
})

describe('marks of a placement phase', () => {
  test('are slots on the free squares of both back ranks', () => {
    expect(freeHomeSquares(rules, setup)).toEqual(['a1', 'd1', 'f1', 'g1', 'a8', 'b8', 'd8', 'h8'])
  })

  test('show the ways for the squares of the piece in hand, and a ring on the first piece of a pair', () => {
    const marks = placementMarks({ rules, setup, open: [cell('a1', 4)], pendingSquare: 'g1' })
    expect(marks.filter(({ kind }) => kind !== 'slot')).toEqual([
      { square: 'a1', kind: 'ways', ways: 4 },
      { square: 'g1', kind: 'pending' },
    ])
  })

  test('omit a side that has placed all its pieces', () => {
    const done = shownSetup(rules, 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] b - - 0 4')
    expect(freeHomeSquares(rules, done)).toEqual(['b8', 'd8'])
  })
})

test('a relocation marks the partners but not the piece that may stay', () => {
  const moves = [
    { uci: 'e8g8', san: 'K<=>g8', kind: 'relocation' },
    { uci: 'e8e8', san: 'K=', kind: 'relocation' },
    { uci: 'e2e4', san: 'e4', kind: 'doubleStep' },
  ] as const
  expect(relocationMarks(moves)).toEqual([{ square: 'g8', kind: 'partner' }])
})
