import { expect, test } from 'vitest'
import { clipboardGate } from '../../../../electron/windows/clipboardGate'

const aGate = () => {
  let now = 1_000_000
  const gate = clipboardGate(() => now)
  return { gate, pass: (ms: number) => void (now += ms) }
}

test('the clipboard is closed until the user does something', () => {
  const { gate } = aGate()
  expect(gate.isOpen()).toBe(false)
  gate.noteInput('mouseMove')
  gate.noteInput('mouseEnter')
  gate.noteInput('mouseWheel')
  expect(gate.isOpen()).toBe(false)
})

test.each(['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart'])('%s opens it for a while', type => {
  const { gate, pass } = aGate()
  gate.noteInput(type)
  expect(gate.isOpen()).toBe(true)
  pass(4999)
  expect(gate.isOpen()).toBe(true)
  pass(1)
  expect(gate.isOpen()).toBe(false)
})

test('a line of the menu opens it, too', () => {
  const { gate } = aGate()
  gate.noteChoice()
  expect(gate.isOpen()).toBe(true)
})
