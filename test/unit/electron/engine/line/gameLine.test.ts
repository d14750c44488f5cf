import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { gameLine, type LineText } from '../../../../../electron/engine/line/gameLine'
import { openContext, type PositionContext } from '../../../../../electron/engine/line/playedLine'
import { loadCore } from '../../../../../electron/core/load'

const core = loadCore()
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const aLine = (moves: readonly string[], over: Partial<LineText> = {}): LineText => ({
  variant: 'chess',
  options: [],
  startFen: START,
  moves,
  ...over,
})

const shown = (context: PositionContext) => {
  const { variant, start, moves } = context
  using position = openContext(core, context)
  return {
    start: makeFen(variant, start),
    moves: moves.map(move => makeUci(variant, move)),
    fen: position.fen(),
  }
}

const goTo = (...lines: readonly LineText[]) => {
  const line = gameLine(core)
  const contexts = lines.map(text => line.goTo(text))
  line.close()
  return contexts
}

const context = (...lines: readonly LineText[]) => shown(unwrap(goTo(...lines).at(-1)!))

describe('a line', () => {
  test('without moves is its start', () => {
    expect(context(aLine([]))).toEqual({ start: START, moves: [], fen: START })
  })

  test('keeps only the moves since the last irreversible one', () => {
    expect(context(aLine(['e2e4', 'e7e5', 'g1f3', 'b8c6']))).toEqual({
      start: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      moves: ['g1f3', 'b8c6'],
      fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    })
  })

  test('begins again after a pass', () => {
    expect(context(aLine(['g1f3', '0000', 'f3g1']))).toEqual({
      start: 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2',
      moves: ['f3g1'],
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2',
    })
  })

  test('keeps all its moves when its start has a running halfmove clock', () => {
    const startFen = '4k3/8/8/8/8/8/8/R3K3 w - - 30 60'
    expect(context(aLine(['a1a2', 'e8e7'], { startFen }))).toMatchObject({
      start: startFen,
      moves: ['a1a2', 'e8e7'],
    })
  })

  test.each([
    ['goes on', ['e2e4', 'e7e5'], ['e2e4', 'e7e5', 'g1f3']],
    ['goes back', ['e2e4', 'e7e5', 'g1f3'], ['e2e4']],
    ['branches off', ['e2e4', 'e7e5', 'g1f3'], ['e2e4', 'c7c5', 'g1f3']],
    ['begins with other moves', ['e2e4', 'e7e5'], ['d2d4']],
  ])('that %s equals the same line from the start', (_, before, after) => {
    expect(context(aLine(before), aLine(after))).toEqual(context(aLine(after)))
  })

  test('of another game is not confused with the previous one', () => {
    const other = { startFen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' }
    expect(context(aLine(['e2e4']), aLine(['e2e4'], other)).fen).toBe('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1')
  })

  test('is refused at an illegal move without affecting the next line', () => {
    const [refused, next] = goTo(aLine(['e2e4', 'e2e4']), aLine(['e2e4', 'e7e5']))
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: 'illegalPosition', detail: 'e2e4 is not a legal move' },
    })
    expect(shown(unwrap(next!)).fen).toContain('4p3/4P3')
  })

  test.each([
    ['a broken FEN', { startFen: 'x' }],
    ['an impossible position', { startFen: '8/8/8/8/8/8/8/8 w - - 0 1' }],
    ['an unknown system', { variant: 'go' }],
  ])('from %s is refused', (_, over) => {
    expect(goTo(aLine([], over))[0]).toMatchObject({ ok: false, error: { kind: 'illegalPosition' } })
  })

  test('of placements has no repeatable past', () => {
    const startFen = '2b1rb2/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    const placed = context(aLine(['R@h1'], { variant: 'fischer-benko', startFen }))
    expect(placed).toMatchObject({ start: placed.fen, moves: [] })
  })
})

test('a step back from ten thousand plies costs little compared with playing them', () => {
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  const moves = Array.from({ length: 10_000 }, (_, ply) => shuffle[ply % 4]!)
  const line = gameLine(core)
  const timed = (count: number): number => {
    const begunAt = performance.now()
    unwrap(line.goTo(aLine(moves.slice(0, count))))
    return performance.now() - begunAt
  }
  const walkedMs = timed(10_000)
  expect(timed(9_999)).toBeLessThan(walkedMs / 3)
  line.close()
})
