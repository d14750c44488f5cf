import { expect, test } from 'vitest'
import { textTable } from '@shared/textTable'

const ROWS = [
  ['name', 'games', 'result'],
  ['a', '12', 'won'],
] as const

test('the first column stands to the left, the others to the right', () => {
  expect(textTable(ROWS)).toBe('name  games  result\na        12     won\n')
})

test('the last column may stand to the left, without blanks behind it', () => {
  expect(textTable(ROWS, 'left')).toBe('name  games  result\na        12  won\n')
})
