import { expect, test } from 'vitest'
import { buttonsOf, defaultValues, matchingRows, optionRows } from '../../../../renderer/engine/optionForm'
import { aProfile } from '../../../support/anEngine'

const profile = aProfile({ values: { Hash: 256, Ponder: false } })

test('options show what was set, and whether that differs from the engine’s own value', () => {
  const rows = optionRows(profile).map(({ option, value, isChanged }) => [option.name, value, isChanged])
  expect(rows).toEqual([
    ['Hash', 256, true],
    ['Ponder', false, false],
    ['Style', 'Solid', false],
    ['Book', '', false],
  ])
})

test('buttons have no value', () => {
  expect(buttonsOf(profile)).toEqual(['Clear Hash'])
  expect(defaultValues(profile)).toEqual({ Hash: 64, Ponder: false, Style: 'Solid', Book: '' })
})

test.each([
  ['', 4],
  ['bo', 1],
  ['h s', 1],
  ['nothing', 0],
])('looking for %j finds %d of them', (query, count) => {
  expect(matchingRows(optionRows(profile), query)).toHaveLength(count)
})
