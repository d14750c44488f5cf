import { expect, test } from 'vitest'
import {
  coupletJoint,
  coupletScores,
  coupletText,
} from '../../../../../../renderer/features/games/list/coupletText'
import { aHeader } from '../../../../../support/workbench'

test('the games of a couplet share one score in the list', () => {
  const scores = coupletScores([
    { ...aHeader(0), couplet: '3.1', result: '1-0' },
    { ...aHeader(1), couplet: '3.2', result: '1/2-1/2' },
    { ...aHeader(2), couplet: '4.1', result: '*' },
    { ...aHeader(3), result: '1-0' },
  ])
  expect([...scores.keys()]).toEqual([3, 4])
  expect(coupletText('3.1', scores)).toBe('3.1  1½–½')
  expect(coupletText('3.2', scores)).toBe('3.2')
  expect(coupletText('4.1', scores)).toBe('4.1')
  expect(coupletText(undefined, scores)).toBe('')
})

test('adjacent games of a couplet are joined in either order', () => {
  const couplets = ['3.1', '3.2', undefined, '4.2', '4.1', '3.1', '5.1']
  const listed = couplets.map((couplet, row) => ({ ...aHeader(row), ...(couplet && { couplet }) }))
  expect(listed.map((_, row) => coupletJoint(at => listed[at], row))).toEqual([
    'upper',
    'lower',
    undefined,
    'upper',
    'lower',
    undefined,
    undefined,
  ])
})
