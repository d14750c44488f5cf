import { expect, test } from 'vitest'
import { PROGRAM_OPTIONS } from '@shared/analysis/programOptions'
import { enginesTexts } from '@shared/i18n/en/engines'
import {
  buttonsOf,
  defaultValues,
  matchingRows,
  optionRows,
  programRows,
} from '../../../../../renderer/features/engines/optionForm'
import { aProfile } from '../../../../support/anEngine'

const profile = aProfile({ values: { Hash: 256, Slow: false } })

test('option rows show the set value and whether it differs from the engine’s default', () => {
  const rows = optionRows(profile).map(({ option, value, isChanged }) => [option.name, value, isChanged])
  expect(rows).toEqual([
    ['Hash', 256, true],
    ['Slow', false, false],
    ['Style', 'Solid', false],
    ['Book', '', false],
  ])
})

test.each(PROGRAM_OPTIONS)('%s is not an option of the form, and is reported with its reason', name => {
  const option = { kind: 'check', name, default: true } as const
  const withIt = aProfile({ options: [option], values: { [name]: false } })
  expect([optionRows(withIt), defaultValues(withIt)]).toEqual([[], {}])
  expect(programRows(withIt)).toEqual([{ name, reason: enginesTexts.programOptions[name] }])
})

test('button options have no value', () => {
  expect(buttonsOf(profile)).toEqual(['Clear Hash'])
  expect(defaultValues(profile)).toEqual({ Hash: 64, Slow: false, Style: 'Solid', Book: '' })
})

test.each([
  ['', 4],
  ['bo', 1],
  ['h s', 1],
  ['nothing', 0],
])('searching the options for %j finds %d', (query, count) => {
  expect(matchingRows(optionRows(profile), query)).toHaveLength(count)
})
