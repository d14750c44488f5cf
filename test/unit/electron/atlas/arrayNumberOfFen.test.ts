import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import { defaultStart } from '@shared/setup/starts/defaultStart'
import { variantById, type VariantId } from '@shared/variants'
import { arrayNumberOfFen } from '../../../../electron/atlas/arrayNumberOfFen'
import { loadCore } from '../../../../electron/core/load'
import { Position } from '../../../../electron/core/position'
import { arrayQuestion } from '../../../../electron/engine/search/arrays'
import { setupGraphOf } from '../../../../electron/rules/setup/setupGraphOf'
import { readPositionText } from '../../../../electron/rules/positions/openPosition'

const core = loadCore()

const LATE_PRE_CHESS = '1nbqkb2/pppppppp/8/8/8/8/PPPPPPPP/1NBQKB2[RRNrrn] w - - 0 6'

const setupOf = (id: VariantId, throwNumber?: number) => {
  const variant = variantById(id)
  return throwNumber === undefined ? defaultStart(variant)! : unwrap(randomStartSetup(variant, throwNumber))
}

describe.each([
  ['fischer-benko', [], setupOf('fischer-benko', 4532)],
  ['half-random-transcendental', [], setupOf('half-random-transcendental', 777)],
  ['arrangement', [], setupOf('arrangement')],
  ['arrangement', ['curtailed'], setupOf('arrangement')],
  [
    'pre-chess',
    [],
    unwrap(readPositionText({ variant: 'pre-chess', fen: LATE_PRE_CHESS, options: [] })).setup,
  ],
] as const)('%s %j', (id, options, setup) => {
  const variant = variantById(id)

  test('finds a start for every array that a setup can end in, with the same question to the engine', () => {
    using position = unwrap(Position.from(core, variant, setup, options))
    const { arrays } = unwrap(setupGraphOf(position))
    const numbers = arrays.map(({ fen }) => arrayNumberOfFen(variant, options, fen)!)
    expect(new Set(numbers).size).toBe(arrays.length)
    for (const [place, number] of numbers.entries()) {
      const fen = makeFen(variant, unwrap(startSetup(variant, number, options)))
      const asked = arrayQuestion({ variant, options, fen }, 1)
      expect(asked).toEqual(arrayQuestion({ variant, options, fen: arrays[place]!.fen }, 1))
    }
  })
})

test('a start that lacks one of its castling rights has no number', () => {
  const variant = variantById('fischer-benko')
  const fen = makeFen(variant, unwrap(startSetup(variant, 12_345)))
  expect(arrayNumberOfFen(variant, [], fen)).toBe(12_345)
  expect(arrayNumberOfFen(variant, [], fen.replace('KQkq', 'KQk'))).toBeUndefined()
  expect(arrayNumberOfFen(variant, [], 'nonsense')).toBeUndefined()
})

test('a curtailed array that differs from the one with all rights has a number only with the option', () => {
  const variant = variantById('arrangement')
  const fens = (options: readonly string[]) =>
    Array.from({ length: startCount(variant) }, (_, number) =>
      makeFen(variant, unwrap(startSetup(variant, number, options))),
    )
  const [plain, curtailed] = [fens([]), fens(['curtailed'])]
  const different = plain.filter((fen, number) => fen !== curtailed[number])
  expect(different.length).toBeGreaterThan(0)
  for (const [number, fen] of curtailed.entries()) {
    expect(arrayNumberOfFen(variant, ['curtailed'], fen)).toBe(number)
    expect(arrayNumberOfFen(variant, [], fen)).toBe(fen === plain[number] ? number : undefined)
  }
})
