import { describe, expect, test } from 'vitest'
import { variantById, type VariantId } from '@shared/variants'
import { phaseOf, setupProgress } from '../../../../../renderer/board/setup/progress'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'

const progress = (id: VariantId, fen: string, played: readonly string[] = [], pending = false) => {
  const variant = variantById(id)
  return setupProgress(variant, shownSetup(variant, fen), played, pending)
}

const now = (id: VariantId, fen: string) => progress(id, fen)?.steps.findIndex(({ state }) => state === 'now')

describe('the heading of a placement phase', () => {
  test.each([
    [
      'fischer-benko',
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
      0,
      'White’s 1st placement of 4',
    ],
    [
      'fischer-benko',
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1',
      1,
      'Black’s 1st placement of 4',
    ],
    [
      'fischer-benko',
      '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2',
      2,
      'White’s 2nd placement of 4',
    ],
    [
      'fischer-benko',
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4',
      6,
      'White’s 4th placement of 4',
    ],
    [
      'fischer-benko',
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] b - - 0 4',
      7,
      'Black’s 4th placement of 4',
    ],
    [
      'pre-chess',
      '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1',
      0,
      'White’s 1st placement of 8',
    ],
    [
      'pre-chess',
      'kqbnn1rr/pppppppp/8/8/8/8/PPPPPPPP/NBB1KRNQ[Rb] w - - 0 8',
      14,
      'White’s 8th placement of 8',
    ],
  ] as const)('%s %s', (id, fen, step, title) => {
    expect(now(id, fen)).toBe(step)
    expect(progress(id, fen)?.title).toBe(title)
  })
})

describe('the steps of a setup', () => {
  const pair = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

  test('show the last two pieces of a side as one turn', () => {
    expect(progress('fischer-benko', pair)?.steps.map(({ label }) => label)).toEqual([
      ...['White', 'Black', 'White', 'Black', 'White', 'Black'],
      ...['2 more', '2 more'],
    ])
    expect(progress('fischer-benko', pair)?.detail).toBe('two pieces at once')
    expect(progress('fischer-benko', pair, [], true)?.detail).toBe('1 more')
  })

  test('show the moves already played, even when the game began mid-setup', () => {
    const labels = progress('fischer-benko', pair, ['N@a1', 'N@h8'])?.steps.map(({ label }) => label)
    expect(labels?.slice(3, 7)).toEqual(['Black', 'N@a1', 'N@h8', '2 more'])
  })

  test('of a relocation follow the setup field of the position', () => {
    const fen = 'rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQNBKR b KQkq - 0 2 queen'
    expect(now('arrangement', fen)).toBe(2)
    expect(progress('arrangement', fen)?.title).toBe('Black relocates the queen')
  })
})

test.each([
  ['fischer-benko', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5'],
  ['arrangement', 'rnbnqbkr/pppppppp/8/8/8/8/PPPPPPPP/RQBNNBKR w KQkq - 0 3'],
  ['chess960', 'rqkbbnrn/pppppppp/8/8/8/8/PPPPPPPP/RQKBBNRN w KQkq - 0 1'],
] as const)('%s is past its setup in %s', (id, fen) => {
  const variant = variantById(id)
  expect(phaseOf(variant, shownSetup(variant, fen))).toBeUndefined()
  expect(progress(id, fen)).toBeUndefined()
})

test('a completed setup keeps its steps above the board', () => {
  const fen = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5'
  const shown = progress('fischer-benko', fen, ['R@h1', 'N@e8'])
  expect(shown?.title).toBe('Setup complete')
  expect(shown?.steps).toEqual([
    { color: 'white', state: 'done', label: 'R@h1' },
    { color: 'black', state: 'done', label: 'N@e8' },
  ])
})
