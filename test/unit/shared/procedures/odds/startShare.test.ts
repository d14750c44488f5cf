import { expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { rankOdds } from '@shared/procedures/odds/odds'
import { startShare } from '../../../../../renderer/features/dice/odds/oddsReport'
import { unwrap } from '@shared/result'

const shareOf = (procedure: Procedure) => {
  const equipment = procedure.equipment[0]
  return startShare(procedure, equipment, unwrap(rankOdds(procedure, equipment)).positions)
}

test('a procedure that can leave the king outside the rooks is reported', () => {
  const carrillo = procedureById('fischer-random-2')!
  const free: Procedure = {
    ...carrillo,
    steps: [
      carrillo.steps[0]!,
      { kind: 'place', piece: 'king' },
      { kind: 'place', piece: 'queen' },
      { kind: 'fill', pieces: ['rook', 'rook', 'knight', 'knight'] },
    ],
  }
  expect(shareOf(free)).toEqual({ starts: 96, ranks: 480 })
})

test('a procedure without a system has no share of starts', () => {
  const { variant, ...without } = procedureById('fischer-random-2')!
  expect(variant).toBe('chess960')
  expect(startShare(without, 'die', 960)).toBeUndefined()
})
