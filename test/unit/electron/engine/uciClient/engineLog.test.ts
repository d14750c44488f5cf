import { expect, test } from 'vitest'
import { engineLog } from '../../../../../electron/engine/uciClient/engineLog'

test('the log keeps the latest lines, the oldest first, each with its time', () => {
  let now = 0
  const log = engineLog(() => now)
  log.add('sent', 'uci')
  now = 5
  log.add('received', 'uciok')
  expect(log.lines()).toEqual([
    { direction: 'sent', text: 'uci', at: 0 },
    { direction: 'received', text: 'uciok', at: 5 },
  ])
})

test('the log keeps at most 2,000 lines of 1,000 characters', () => {
  const log = engineLog(() => 0)
  for (let n = 0; n < 4_500; n++) log.add('received', `line ${n} ${'x'.repeat(5_000)}`)
  const lines = log.lines()
  expect(lines).toHaveLength(2_000)
  expect(lines[0]!.text).toMatch(/^line 2500 x/)
  expect(lines.at(-1)!.text).toMatch(/^line 4499 x/)
  expect(lines.every(({ text }) => text.length === 1_000)).toBe(true)
})
