import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Move } from '@shared/board/move'
import { PROMOTION_ROLES } from '@shared/board/role'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { parseSan } from '@shared/notation/san/san'
import { findByUci, makeUci, parseUci, sortPlacements } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'

const fens = readFileSync(new URL('../fixtures/fens.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => row.slice(row.indexOf(',') + 1))

const variant = fc.constantFrom(...VARIANTS.map(({ id }) => variantById(id)))

/** Text that is nearly a FEN: one of ours with something replaced. */
const nearlyFen = fc
  .tuple(fc.constantFrom(...fens), fc.nat(120), fc.nat(4), fc.string({ maxLength: 4 }))
  .map(([fen, at, length, text]) => fen.slice(0, at) + text + fen.slice(at + length))

/** FENs with arbitrary rights written over theirs. */
const overwrittenFen = fc
  .tuple(
    fc.constantFrom(...fens),
    fc.constantFrom('', ...Array.from('KQkqAHahCFcf')),
    fc.constantFrom('', ...Array.from('BGbgDEde')),
  )
  .map(([fen, a, b]) => fen.replace(/ (?:-|[A-Za-z]+) (\S+) (\d+) (\d+)/, ` ${a + b || '-'} $1 $2 $3`))

describe('FEN', () => {
  test('is parsed without throwing', () => {
    fc.assert(
      fc.property(variant, fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearlyFen), (rules, text) => {
        const read = parseFen(rules, text)
        if (!read.ok) expect(read.error.at).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 3000 },
    )
  })

  test('is the same when it is written and read again, without warnings', () => {
    fc.assert(
      fc.property(variant, fc.oneof(fc.constantFrom(...fens), nearlyFen, overwrittenFen), (rules, text) => {
        const read = parseFen(rules, text)
        if (!read.ok) return
        const written = makeFen(rules, read.value.setup)
        expect(unwrap(parseFen(rules, written))).toEqual({ setup: read.value.setup, warnings: [] })
        expect(makeFen(rules, unwrap(parseFen(rules, written)).setup)).toBe(written)
      }),
      { numRuns: 5000 },
    )
  })
})

const square = fc.integer({ min: 0, max: 63 })
const role = fc.constantFrom('queen', 'rook', 'bishop', 'knight', 'king')

const placement: fc.Arbitrary<Move> = fc
  .uniqueArray(fc.record({ role, to: square }), { minLength: 1, maxLength: 2, selector: ({ to }) => to })
  .map(([first, second]): Move => ({
    kind: 'placement',
    placements: second ? sortPlacements([first!, second], { files: 8, ranks: 8 }) : [first!],
  }))

const boardMove: fc.Arbitrary<Move> = fc.record(
  {
    kind: fc.constant('normal' as const),
    from: square,
    to: square,
    promotion: fc.constantFrom(...PROMOTION_ROLES),
  },
  { requiredKeys: ['kind', 'from', 'to'] },
)

const EIGHT_BY_EIGHT: readonly VariantId[] = ['chess', 'chess960', 'fischer-benko', 'arrangement']

describe('UCI', () => {
  test('finds the move that was written among all others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EIGHT_BY_EIGHT),
        fc.oneof(placement, boardMove),
        fc.array(fc.oneof(placement, boardMove), { maxLength: 20 }),
        (id, move, others) => {
          const rules = variantById(id)
          const found = findByUci(rules, [...others, move], makeUci(rules, move))
          expect(found).toEqual(move)
        },
      ),
    )
  })

  test('is parsed without throwing', () => {
    fc.assert(fc.property(variant, fc.string(), (rules, text) => void parseUci(rules, text)))
  })
})

test('SAN is parsed without throwing', () => {
  const sanLike = fc.string({
    unit: fc.constantFrom(...Array.from('KQRBNPabch1280xO-=+#!?@<>.e ')),
    maxLength: 45,
  })
  fc.assert(
    fc.property(variant, fc.oneof(fc.string(), sanLike), (rules, text) => void parseSan(rules, text)),
    { numRuns: 5000 },
  )
})
