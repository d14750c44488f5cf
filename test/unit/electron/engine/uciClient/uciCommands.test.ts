import { describe, expect, test } from 'vitest'
import { makeGo, makePosition, makeSetOption } from '../../../../../electron/engine/uciClient/uciCommands'

describe('commands', () => {
  test.each([
    [makeSetOption('Hash', 64), 'setoption name Hash value 64'],
    [makeSetOption('Ponder', false), 'setoption name Ponder value false'],
    [makeSetOption('EvalFile', ''), 'setoption name EvalFile value <empty>'],
    [makeSetOption('Clear Hash'), 'setoption name Clear Hash'],
    [makeSetOption('Path', 'a\nquit\r\n'), 'setoption name Path value a quit '],
    [makePosition('8/8/8/8/8/8/8/8 w - - 0 1', []), 'position fen 8/8/8/8/8/8/8/8 w - - 0 1'],
    [makePosition('F', ['e2e4', 'e7e5']), 'position fen F moves e2e4 e7e5'],
    [makeGo({}, []), 'go infinite'],
    [makeGo({ depth: 12, nodes: 500 }, []), 'go depth 12 nodes 500'],
    [makeGo({ moveTimeMs: 50, mate: 3 }, ['e2e4', 'd2d4']), 'go movetime 50 mate 3 searchmoves e2e4 d2d4'],
    [makeGo({}, ['e2e4']), 'go infinite searchmoves e2e4'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected)
  })
})
