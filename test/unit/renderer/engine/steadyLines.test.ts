import { expect, test } from 'vitest'
import { steadyLines } from '../../../../renderer/engine/steadyLines'
import { aLine } from '../../../support/anEngine'

const before = [aLine('e2e4:e4 e7e5:e5 g1f3:Nf3')]

test('a bound keeps the moves that were known, with the new score', () => {
  const [line] = steadyLines(before, [
    aLine('e2e4:e4', { bound: 'upper', score: { kind: 'cp', value: -9 }, depth: 13 }),
  ])
  expect(line?.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3'])
  expect(line).toMatchObject({ bound: 'upper', score: { value: -9 }, depth: 13 })
})

test('a bound of another move, and an exact line, stand as they come', () => {
  const next = [aLine('d2d4:d4', { bound: 'lower' }), aLine('e2e4:e4', { rank: 2 })]
  expect(steadyLines(before, next)).toEqual(next)
})
