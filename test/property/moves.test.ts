import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Move } from '@shared/board/move'
import { makeFen } from '@shared/notation/fen/fen'
import { findByUci, makeUci } from '@shared/notation/uci'
import { ok, unwrap } from '@shared/result'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { Position } from '../../electron/core/position'
import { readSan } from '../../electron/rules/san/readSan'
import { writtenMoves } from '../../electron/rules/san/san'
import { expectSame } from '../support/expectSame'
import { makeSan } from '../support/makeSan'
import { theCore } from '../support/aPosition'

const firstPosition = (variant: VariantDefinition, seed: string): Position => {
  const setup = relocationSetup(variant) ?? randomStart(variant, seededRandom(seed)).setup
  return unwrap(Position.from(theCore(), variant, setup))
}

/** Plays random moves, and visits every position on the way. */
const playOut = (position: Position, seed: string, plies: number, visit: () => void): void => {
  const random = seededRandom(`${seed} moves`)
  for (let ply = 0; ply < plies; ply++) {
    visit()
    const moves = position.legalMoves()
    if (moves.length === 0) return
    position.play(moves[random.below(moves.length)]!)
  }
}

const playouts = fc.record({ seed: fc.string({ maxLength: 8 }), plies: fc.integer({ min: 1, max: 60 }) })

const onPlayouts = (variant: VariantDefinition, check: (position: Position) => void): void =>
  fc.assert(
    fc.property(playouts, ({ seed, plies }) => {
      using position = firstPosition(variant, seed)
      playOut(position, seed, plies, () => check(position))
    }),
    { numRuns: 12 },
  )

describe.each(VARIANTS.map(variant => [variant.id, variant as VariantDefinition] as const))(
  '%s',
  (_, variant) => {
    test('reads every move from its SAN and its UCI, which are unique', () => {
      onPlayouts(variant, position => {
        const written = writtenMoves(position)
        const legal = written.map(({ move }) => move)
        const ucis = legal.map(move => makeUci(variant, move))
        expectSame(
          written.map(({ san }) => readSan(position, san)),
          legal.map(ok),
        )
        expectSame(
          ucis.map(uci => findByUci(variant, legal, uci)),
          legal,
        )
        expect(new Set(written.map(({ san }) => san)).size).toBe(written.length)
        expect(new Set(ucis).size).toBe(written.length)
      })
    })

    test('writes a single move like all moves at once, and leaves the position unchanged', () => {
      onPlayouts(variant, position => {
        const before = makeFen(variant, position.setup())
        const all = writtenMoves(position)
        const one = (move: Move): string => makeSan(position, move)
        expectSame(
          all.map(({ move }) => one(move)),
          all.map(({ san }) => san),
        )
        expect(makeFen(variant, position.setup())).toBe(before)
      })
    })

    test('never throws on arbitrary text, and never suggests more than eight moves', () => {
      using position = firstPosition(variant, 'texts')
      const legal = new Set(writtenMoves(position).map(({ san }) => san))
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[KQRBNa-h1-8x@+=<>O-]{1,10}$/)), text => {
          const read = readSan(position, text)
          if (read.ok) return
          expect(read.error.legal.length).toBeLessThanOrEqual(8)
          expect(read.error.legal.every(san => legal.has(san))).toBe(true)
        }),
      )
    })
  },
)
