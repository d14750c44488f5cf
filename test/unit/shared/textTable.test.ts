import { expect, test } from 'vitest'
import { textTable } from '@shared/textTable'

const ROWS = [
  ['name', 'games', 'result'],
  ['a', '12', 'won'],
] as const

test('the first column is aligned left, the others right', () => {
  expect(textTable(ROWS)).toBe('name  games  result\na        12     won\n')
})

test('the last column may be aligned left, without trailing blanks', () => {
  expect(textTable(ROWS, 'left')).toBe('name  games  result\na        12  won\n')
})
