import { expect, test } from 'vitest'
import { loadCore } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { makeFen } from '@shared/notation/fen/fen'
import { findByUci, makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import { relocationSetup } from '@shared/setup/starts/startPosition'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { expectSame } from '../support/expectSame'
import { slowMoves, slowPosition, slowSetup } from '../support/slowRules'

const GAMES = Number(process.env.SLOW_RULES_GAMES ?? 12)
const PLIES = 70

const core = loadCore()

/** The first setup of a game: after the throws, before the relocation, or with a complete array. */
const firstSetup = (variant: VariantDefinition, random: Random, options: readonly string[]) => {
  const thrown = randomStartCount(variant)
  if (thrown > 0) return unwrap(randomStartSetup(variant, random.below(thrown)))
  if (variant.setupPhase?.kind === 'relocation' && random.below(2) === 0) return relocationSetup(variant)!
  return unwrap(startSetup(variant, random.below(startCount(variant)), options))
}

/** Picks a special move half the time if there is one, since they are rare. */
const pick = <T extends { readonly uci: string }>(
  moves: readonly T[],
  special: readonly T[],
  random: Random,
): T => {
  const choice = special.length > 0 && random.below(2) === 0 ? special : moves
  return choice[random.below(choice.length)]!
}

const cases = VARIANTS.flatMap((variant: VariantDefinition) =>
  [[], ...variant.options.map(option => [option.id])].map(options => ({ id: variant.id, variant, options })),
)

test.each(cases)(
  '$id $options has the moves and positions of the plain rules',
  ({ id, variant, options }) => {
    const random = seededRandom(`slow rules of ${[id, ...options].join(' ')}`)
    for (let game = 0; game < GAMES; game++) {
      const setup = firstSetup(variant, random, options)
      using position = unwrap(Position.from(core, variant, setup, options))
      let slow = slowPosition(variant, setup, options)
      for (let ply = 0; ply < PLIES; ply++) {
        const fen = makeFen(variant, position.setup())
        expect(fen).toBe(makeFen(variant, slowSetup(slow)))
        const legal = position.legalMoves()
        const expected = slowMoves(slow)
        expectSame(
          legal.map(move => makeUci(variant, move)).sort(),
          expected.map(({ uci }) => uci).sort(),
          fen,
        )
        if (expected.length === 0) break
        const special = expected.filter(({ uci }) => {
          const { kind } = findByUci(variant, legal, uci)!
          return kind !== 'normal' && kind !== 'doubleStep'
        })
        const { uci, after } = pick(expected, special, random)
        position.play(findByUci(variant, legal, uci)!)
        slow = after
      }
    }
  },
)
