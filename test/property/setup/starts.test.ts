import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { failedCondition } from '@shared/setup/ranks/conditions'
import { parseRanks, rankStrips } from '@shared/setup/starts/rankStrip'
import { rankNumber, rankByNumber } from '@shared/setup/ranks/ranks'
import { ranksOf } from '@shared/setup/starts/startPosition'
import {
  randomStartCount,
  randomStartNumber,
  randomStartSetup,
  startCount,
  startNumber,
  startSetup,
} from '@shared/setup/starts/starts'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { expectSame } from '../../support/expectSame'

const variants = VARIANTS.map(variant => [variant.id, variant] as const)

/** Numbers below a count, with its ends more often than by chance. */
const numberBelow = (count: number) => fc.integer({ min: 0, max: count - 1 })

const endsOf = (count: number): number[] =>
  [0, 1, 2, Math.floor(count / 2), count - 3, count - 2, count - 1].filter(n => n >= 0 && n < count)

/** Runs a law on thousands of numbers and on both ends. */
const forNumbers = (count: number, law: (number: number) => void): void => {
  endsOf(count).forEach(law)
  fc.assert(fc.property(numberBelow(count), law), { numRuns: 2_000 })
}

describe.each(variants)('a start of %s', (_, variant: VariantDefinition) => {
  test('is found again by its number, from the setup and from the FEN, with any counters', () => {
    forNumbers(startCount(variant), number => {
      const setup = unwrap(startSetup(variant, number))
      const fen = makeFen(variant, { ...setup, halfmoves: number % 7, fullmoves: 1 + (number % 9) })
      if (startNumber(variant, setup) !== number) expect.fail(`start ${number} is not found again`)
      if (startNumber(variant, unwrap(parseFen(variant, fen)).setup) !== number) expect.fail(fen)
      if (randomStartNumber(variant, setup) !== undefined) expect.fail(`${fen} is no random start`)
    })
  })

  test('has two ranks of the system, each with its number', () => {
    forNumbers(startCount(variant), number => {
      const ranks = ranksOf(variant, unwrap(startSetup(variant, number)).board)
      for (const rank of COLORS.map(color => ranks[color])) {
        expectSame(failedCondition(variant.start.conditions, variant.army, rank), undefined)
        expectSame(rankByNumber(variant, rankNumber(variant, rank)!), rank)
      }
    })
  })

  test('is read back from its rank strips', () => {
    fc.assert(
      fc.property(numberBelow(startCount(variant)), fc.boolean(), (number, lower) => {
        const setup = unwrap(startSetup(variant, number))
        const { white, black } = rankStrips(variant, setup)
        const text = lower ? `${black.toLowerCase()}/${white}` : `${white} / ${black}`
        expectSame(unwrap(parseRanks(variant, text)), setup)
      }),
    )
  })
})

const placed = variants.filter(([, variant]) => randomStartCount(variant) > 0)

describe.each(placed)('a random start of %s', (_, variant: VariantDefinition) => {
  test('is found again by its number and read back from its strips', () => {
    forNumbers(randomStartCount(variant), number => {
      const setup = unwrap(randomStartSetup(variant, number))
      const { white, black } = rankStrips(variant, setup)
      const read = unwrap(parseFen(variant, makeFen(variant, setup))).setup
      expectSame([randomStartNumber(variant, setup), randomStartNumber(variant, read)], [number, number])
      expectSame(unwrap(parseRanks(variant, `${white} / ${black}`)), setup)
      expectSame(startNumber(variant, setup), undefined)
    })
  })
})

describe('every start number', () => {
  const small = variants.filter(([, variant]) => startCount(variant) <= 20_000)

  test.each(small)('of %s leads to a start and back', (_, variant) => {
    for (let number = 0; number < startCount(variant); number += 1) {
      const found = startNumber(variant, unwrap(startSetup(variant, number)))
      if (found !== number) expect.fail(`${number} comes back as ${found}`)
    }
  })

  test.each(placed)('of a random start of %s leads there and back', (_, variant) => {
    for (let number = 0; number < randomStartCount(variant); number += 1) {
      const found = randomStartNumber(variant, unwrap(randomStartSetup(variant, number)))
      if (found !== number) expect.fail(`${number} comes back as ${found}`)
    }
  })
})

describe('text typed by a user', () => {
  const scraps = fc.constantFrom(...Array.from('RNBQKACMEPrnbqk.12358/|, \n♜🎲'), '99999999', 'constructor')
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(scraps, { maxLength: 30 }).map(parts => parts.join('')),
  )

  test.each(variants)('never breaks the reader of ranks for %s', (_, variant) => {
    fc.assert(
      fc.property(typed, text => {
        const read = parseRanks(variant, text)
        if (read.ok) expect(parseFen(variant, makeFen(variant, read.value)).ok).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
