import { expect, test } from 'vitest'
import { headerText } from '../../../../../renderer/features/pasting/fittedMoves'

const tags = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

test.each([
  [
    'all of it',
    { White: 'A', Black: 'B', Event: 'Open', Date: '1998.05.??' },
    '1-0',
    'A – B, Open, 1998, 1-0',
  ],
  ['one player', { White: 'A', Black: '?', Date: '????.??.??' }, '*', 'A – ?'],
  ['a result alone', {}, '1/2-1/2', '1/2-1/2'],
  ['nothing', { White: '?', Event: '?' }, '*', ''],
] as const)('the header text of a pasted game contains %s', (_, values, result, text) => {
  expect(headerText(tags(values), result)).toBe(text)
})
