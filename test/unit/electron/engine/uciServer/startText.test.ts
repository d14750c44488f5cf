import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import { loadCore } from '../../../../../electron/core/load'
import { Position } from '../../../../../electron/core/position'
import { keptLine } from '../../../../../electron/engine/line/playedLine'
import { makeDiagram } from '../../../../../electron/engine/uciServer/diagram'
import { readStart, startpos, type StartText } from '../../../../../electron/engine/uciServer/startText'

const core = loadCore()

const read = (id: VariantId, text: StartText) => readStart(text, variantById(id), [])

const opened = (id: VariantId) =>
  unwrap(keptLine(core).goTo(unwrap(read(id, { kind: 'startpos' })), [])).position

describe('startpos', () => {
  test.each<[VariantId, string]>([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['double-chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'],
  ])('of %s is %s', (id, text) => {
    expect(opened(id).fen()).toBe(text)
  })

  test('of a system with drawn starts is the first of them', () => {
    expect(opened('fischer-benko').fen()).toContain('[QRNNKqrnnk] w - - 0 1')
  })

  test('of every system has a legal move', () => {
    for (const variant of VARIANTS) {
      using position = unwrap(Position.from(core, variant, startpos(variant, [])))
      expect(position.hasLegalMove()).toBe(true)
    }
  })
})

test('a broken FEN is refused', () => {
  expect(read('chess', { kind: 'fen', fen: '8/8 w - - 0 1' })).toMatchObject({
    ok: false,
    error: { kind: 'fen' },
  })
})

test('a start is drawn as a board', () => {
  const text = makeDiagram(opened('fischer-benko'))
  expect(text).toContain('| P | P | P | P | P | P | P | P | 2')
  expect(text).toContain('Variant: fischer-benko')
  expect(text).toMatch(/^Fen: .*\[QRNNKqrnnk\] w - - 0 1$/m)
  expect(text).toMatch(/^Key: [0-9A-F]{16}$/m)
})
