import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { loadCore } from '../../../../../electron/core/load'
import { setupLine, type SetupText } from '../../../../../electron/rules/setup/setupLine'

const core = loadCore()
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const PLAYED = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8']
const EMPTY = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'

const lineOf = (over: Partial<SetupText> = {}) =>
  setupLine(core, { variant: 'fischer-benko', options: [], startFen: THROW, moves: [], ...over })

describe('the setup of a line', () => {
  test('ends at the game proper', () => {
    const { ucis, moves, variant, start } = unwrap(lineOf({ moves: [...PLAYED, 'e2e4', 'nonsense'] }))
    expect(ucis).toEqual(PLAYED)
    expect(moves).toHaveLength(PLAYED.length)
    expect(makeFen(variant, start)).toBe(THROW)
  })

  test('names its moves in their usual form', () => {
    expect(unwrap(lineOf({ moves: [...PLAYED.slice(0, 6), 'K@f1+Q@g1'] })).ucis.at(-1)).toBe('Q@g1+K@f1')
  })

  test('begins where not too many arrays are left, at the same place for all later positions', () => {
    const moves = ['R@a1', 'R@a8', 'R@h1', 'R@h8', 'N@b1', 'N@b8', 'N@g1', 'N@g8', 'Q@d1', 'Q@d8']
    const [long, short] = [moves, moves.slice(0, 8)].map(some =>
      unwrap(lineOf({ variant: 'pre-chess', startFen: EMPTY, moves: some })),
    )
    expect(long!.start).toEqual(short!.start)
    expect(long!.ucis).toEqual(moves.slice(-long!.ucis.length))
    expect(long!.ucis.length).toBeGreaterThan(2)
    expect(long!.ucis.length).toBeLessThan(moves.length)
  })
})

test.each([
  [{ moves: ['N@a1', 'e2e4'] }, { kind: 'illegalPosition', detail: 'e2e4 is not a legal move' }],
  [{ moves: ['0000'] }, { kind: 'illegalPosition', detail: '0000 is not a legal move' }],
  [{ variant: 'chess', startFen: THROW }, { kind: 'illegalPosition' }],
  [
    { variant: 'pre-chess', startFen: EMPTY },
    { kind: 'tooManyArrays', most: 50_000 },
  ],
  [
    { startFen: 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5', moves: ['e2e4'] },
    { kind: 'setupOver' },
  ],
])('%j has no setup that can be solved', (over, error) => {
  expect(lineOf(over)).toMatchObject({ ok: false, error })
})
