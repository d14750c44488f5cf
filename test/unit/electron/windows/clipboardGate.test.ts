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

test.each(['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart'])('%s opens the clipboard briefly', type => {
  const { gate, pass } = aGate()
  gate.noteInput(type)
  expect(gate.isOpen()).toBe(true)
  pass(4999)
  expect(gate.isOpen()).toBe(true)
  pass(1)
  expect(gate.isOpen()).toBe(false)
})

test('a choice in the menu opens the clipboard, too', () => {
  const { gate } = aGate()
  gate.noteChoice()
  expect(gate.isOpen()).toBe(true)
})
