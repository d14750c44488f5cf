import { expect, test } from 'vitest'
import type { Move } from '@shared/board/move'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { loadCore } from '../../../../../electron/core/load'
import { Position } from '../../../../../electron/core/position'
import { keptLine, openContext, type LineStart } from '../../../../../electron/engine/line/playedLine'
import { playMoves, type LineStep } from '../../../../../electron/rules/positions/playMoves'

const core = loadCore()
const chess = variantById('chess')
const CHESS: LineStart = { variant: chess, options: [], start: unwrap(startSetup(chess, 0)) }

const from = (id: VariantId, fen: string): LineStart => {
  const variant = variantById(id)
  return { variant, options: [], start: unwrap(parseFen(variant, fen)).setup }
}

/** The moves of the texts, as found in the positions. */
const movesOf = (texts: readonly string[]): readonly Move[] => {
  using position = unwrap(Position.from(core, chess, CHESS.start))
  return unwrap(playMoves(position, texts)).filter(move => move !== null)
}

const boardOf = (position: Position) => position.fen().split(' ', 1)[0]

/** The ways to spell a line. */
const SPELLINGS: readonly (readonly [string, (texts: readonly string[]) => readonly LineStep[]])[] = [
  ['of texts', texts => texts],
  ['of moves', movesOf],
]

test.each(SPELLINGS)('a line %s that goes on, back or elsewhere leads to the right position', (_, spell) => {
  const kept = keptLine(core)
  for (const [texts, board] of [
    [['e2e4', 'e7e5'], 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'],
    [['e2e4', 'e7e5', 'g1f3'], 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R'],
    [['e2e4'], 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'],
    [['e2e4', 'c7c5'], 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR'],
    [['d2d4', 'd7d5'], 'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR'],
    [[], 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'],
  ] as const) {
    const { position, moves } = unwrap(kept.goTo(CHESS, spell(texts)))
    expect(boardOf(position)).toBe(board)
    expect(moves).toEqual(movesOf(texts))
  }
})

test.each(SPELLINGS)('a line %s does not play its moves again', (_, spell) => {
  const kept = keptLine(core)
  const first = unwrap(kept.goTo(CHESS, spell(['e2e4'])))
  const { address } = first.position
  const second = unwrap(kept.goTo({ ...CHESS, start: { ...CHESS.start } }, spell(['e2e4', 'e7e5', 'g1f3'])))
  expect(second.position).toBe(first.position)
  expect(unwrap(kept.goTo(CHESS, spell(['e2e4']))).position.address).toBe(address)
})

test('a line with an illegal move is refused and leaves the previous one unchanged', () => {
  const kept = keptLine(core)
  const { position } = unwrap(kept.goTo(CHESS, ['e2e4', 'e7e5']))
  const before = position.fen()
  expect(kept.goTo(CHESS, ['e2e4', 'c7c5', 'e4e5', 'e5e6'])).toEqual({
    ok: false,
    error: {
      kind: 'illegalMove',
      uci: 'e5e6',
      ply: 4,
      fen: 'rnbqkbnr/pp1ppppp/8/2p1P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
    },
  })
  expect(position.fen()).toBe(before)
  expect(unwrap(kept.goTo(CHESS, ['e2e4', 'e7e5', 'd2d4'])).moves).toHaveLength(3)
})

test('a line with an illegal move from another start leaves the previous one unchanged', () => {
  const kept = keptLine(core)
  const { position } = unwrap(kept.goTo(CHESS, ['e2e4']))
  const before = position.fen()
  const other = from('chess', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
  expect(kept.goTo(other, ['e2e5'])).toMatchObject({ ok: false, error: { uci: 'e2e5', ply: 1 } })
  expect(position.fen()).toBe(before)
})

test('a line from an impossible position is refused', () => {
  expect(keptLine(core).goTo(from('chess', '8/8/8/8/8/8/8/8 w - - 0 1'), [])).toMatchObject({
    ok: false,
    error: { kind: 'position', fault: 'kings' },
  })
})

test('a pass is accepted only as null and where the turn can be passed', () => {
  const kept = keptLine(core)
  expect(unwrap(kept.goTo(CHESS, ['g1f3', null, 'f3g1'])).position.turn()).toBe('black')
  const check = from('chess', '4k3/8/8/8/8/8/8/4K2r w - - 0 1')
  expect(kept.goTo(check, [null])).toMatchObject({ ok: false, error: { uci: '0000', ply: 1 } })
  expect(kept.goTo(CHESS, ['0000'])).toMatchObject({ ok: false, error: { uci: '0000', ply: 1 } })
})

test.each(['e1h1', 'e1g1'])('castling is played as %s', text => {
  const start = from('chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1')
  const { position } = unwrap(keptLine(core).goTo(start, [text]))
  expect(boardOf(position)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1')
})

test('opening a context with an illegal move throws', () => {
  const [move] = movesOf(['e2e4'])
  expect(() => openContext(core, { ...CHESS, moves: [move!, move!] })).toThrow('illegalMove')
})
