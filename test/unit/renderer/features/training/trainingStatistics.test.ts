import { expect, test } from 'vitest'
import type { TrainingRecord } from '@shared/ipc/contract'
import { trainingStatistics } from '../../../../../renderer/features/training/trainingStatistics'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const aRecord = (over: Partial<TrainingRecord>): TrainingRecord => ({
  id: 'one',
  at: 0,
  variant: 'fischer-benko',
  options: [],
  startFen: THROW,
  moves: ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'Q@g1+K@f1', 'Q@b8+K@d8'],
  human: 'white',
  level: 5,
  value: 0,
  given: { white: 60, black: 15 },
  costs: [40, 10, 0, 5, 20, 0],
  score: 90,
  nodes: 1000,
  ...over,
})

test('training statistics give the cost of each piece for both sides, the highest first', () => {
  expect(trainingStatistics([aRecord({}), aRecord({ id: 'two', human: 'black' })]).pieces).toEqual([
    { key: 'R', count: 2, given: 22.5 },
    { key: 'pair', count: 2, given: 10 },
    { key: 'N', count: 2, given: 5 },
  ])
})

test('training statistics count colors, variants and repeated throws', () => {
  const found = trainingStatistics([
    aRecord({}),
    aRecord({ id: 'two', human: 'black' }),
    aRecord({ id: 'three', startFen: '1b2br2/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1' }),
  ])
  expect(found.colors).toEqual([
    { key: 'white', count: 2, given: 60 },
    { key: 'black', count: 1, given: 15 },
  ])
  expect(found.systems).toEqual([{ key: 'fischer-benko', count: 3, given: 45 }])
  expect(found.throws).toMatchObject([{ count: 2, given: 37.5, variant: 'fischer-benko' }])
})

test('training statistics omit turns that earlier versions did not record', () => {
  const { costs, ...old } = aRecord({})
  expect(costs).toHaveLength(6)
  expect(trainingStatistics([old]).pieces).toEqual([])
})
