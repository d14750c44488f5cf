import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { loadCore } from '../../../../electron/core/load'
import { Position } from '../../../../electron/core/position'
import { changeLine, openLine, type LineStart } from '../../../../electron/uci/gameLine'
import { startOf } from '../../../../electron/uci/startOf'
import { makeDiagram } from '../../../../electron/uci/diagram'

const core = loadCore()

const startpos = (id: VariantId): LineStart => ({
  variant: variantById(id),
  options: [],
  start: { kind: 'startpos' },
})

const fen = (id: VariantId, text: string): LineStart => ({
  ...startpos(id),
  start: { kind: 'fen', fen: text },
})

const opened = (start: LineStart) => unwrap(openLine(core, start))

describe('startpos', () => {
  test.each<[VariantId, string]>([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['double-chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'],
  ])('of %s is %s', (id, text) => {
    expect(opened(startpos(id)).position.fen()).toBe(text)
  })

  test('of a system with lots is what the first of them gives', () => {
    expect(opened(startpos('fischer-benko')).position.fen()).toContain('[QRNNKqrnnk] w - - 0 1')
  })

  test('of every system that is played can be played on', () => {
    for (const variant of VARIANTS.filter(({ playable }: VariantDefinition) => playable)) {
      using position = unwrap(Position.from(core, variant, startOf(variant, [])))
      expect(position.hasLegalMove()).toBe(true)
    }
  })
})

describe('a game', () => {
  test('that goes on keeps what is played already', () => {
    const first = unwrap(changeLine(core, opened(startpos('chess')), startpos('chess'), ['e2e4', 'e7e5']))
    const { address } = first.position
    const second = unwrap(changeLine(core, first, startpos('chess'), ['e2e4', 'e7e5', 'g1f3']))
    expect(second.position).toBe(first.position)
    second.position.undo()
    expect(second.position.address).toBe(address)
  })

  test('that goes back and elsewhere is right as well', () => {
    let line = opened(startpos('chess'))
    for (const [moves, board] of [
      [['e2e4', 'e7e5', 'g1f3'], 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R'],
      [['e2e4', 'c7c5'], 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR'],
      [[], 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'],
    ] as const) {
      line = unwrap(changeLine(core, line, startpos('chess'), moves))
      expect(line.position.fen().split(' ')[0]).toBe(board)
    }
  })

  test('with an illegal move stays as it was', () => {
    const line = unwrap(changeLine(core, opened(startpos('chess')), startpos('chess'), ['e2e4', 'e7e5']))
    const before = line.position.fen()
    expect(changeLine(core, line, startpos('chess'), ['e2e4', 'c7c5', 'e4e5', 'e5e6'])).toEqual({
      ok: false,
      error: { kind: 'illegalMove', found: 'e5e6', ply: 4 },
    })
    expect(line.position.fen()).toBe(before)
    expect(unwrap(changeLine(core, line, startpos('chess'), ['e2e4', 'e7e5', 'd2d4'])).moves).toHaveLength(3)
  })

  test('from a broken FEN is refused', () => {
    const line = opened(startpos('chess'))
    expect(changeLine(core, line, fen('chess', '8/8 w - - 0 1'), [])).toMatchObject({
      ok: false,
      error: { kind: 'fen' },
    })
    expect(changeLine(core, line, fen('chess', '8/8/8/8/8/8/8/8 w - - 0 1'), [])).toMatchObject({
      ok: false,
      error: { kind: 'position', fault: 'kings' },
    })
  })

  test.each([
    ['e1h1', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1'],
    ['e1g1', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1'],
  ])('castles by %s', (text, board) => {
    const start = fen('chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1')
    const line = unwrap(changeLine(core, opened(startpos('chess')), start, [text]))
    expect(line.position.fen().split(' ')[0]).toBe(board)
  })

  test('is drawn as a board', () => {
    const text = makeDiagram(opened(startpos('fischer-benko')).position)
    expect(text).toContain('| P | P | P | P | P | P | P | P | 2')
    expect(text).toContain('Variant: fischer-benko')
    expect(text).toMatch(/^Fen: .*\[QRNNKqrnnk\] w - - 0 1$/m)
    expect(text).toMatch(/^Key: [0-9A-F]{16}$/m)
  })
})
