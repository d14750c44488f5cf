import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminalConfirm } from '../../../../electron/web/webHost'

const QUESTION = { message: 'Run this program as an engine?', detail: '/usr/games/stockfish', yes: 'Run It' }

const aTerminal = () => {
  const input = new PassThrough()
  const output = new PassThrough()
  return { input, output, confirm: terminalConfirm(input, output), shown: () => String(output.read()) }
}

test.each([
  ['yes\n', true],
  [' Y \r\n', true],
  ['no\n', false],
  ['\n', false],
  ['yes please\n', false],
])('%j is an answer', async (typed, agrees) => {
  const { input, confirm, shown } = aTerminal()
  const answer = confirm(QUESTION)
  expect(shown()).toContain('Run this program as an engine?\n\n/usr/games/stockfish\n\nType yes to agree')
  input.write(typed)
  expect(await answer).toBe(agrees)
})

test('questions are answered one after the other', async () => {
  const { input, confirm } = aTerminal()
  for (const agrees of [true, false, true]) {
    const answer = confirm(QUESTION)
    input.write(agrees ? 'yes\n' : 'no\n')
    expect(await answer).toBe(agrees)
  }
})

test('the end of the input counts as a no, also for later questions', async () => {
  const { input, confirm } = aTerminal()
  const answer = confirm(QUESTION)
  input.end()
  expect(await answer).toBe(false)
  expect(await confirm(QUESTION)).toBe(false)
})
