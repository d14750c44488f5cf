import { expect, test } from 'vitest'
import { chordOf, shownChord } from '../../../../renderer/widgets/chord'

const press = (key: string, held = '') => ({
  key,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  shiftKey: held.includes('s'),
  altKey: held.includes('a'),
})

test.each([
  ['a letter', press('n', 'c'), 'Mod+N'],
  ['Cmd for Ctrl', press('n', 'm'), 'Mod+N'],
  ['shift with a letter', press('S', 'cs'), 'Mod+Shift+S'],
  ['a letter alone', press('f'), 'F'],
  ['a capital letter', press('F', 's'), 'Shift+F'],
  ['a sign that needs shift', press('?', 's'), '?'],
  ['an arrow', press('ArrowLeft'), 'ArrowLeft'],
  ['a function key with shift', press('F6', 's'), 'Shift+F6'],
  ['tab backwards', press('Tab', 'cs'), 'Mod+Shift+Tab'],
  ['a digit', press('1', 'c'), 'Mod+1'],
])('%s gives its chord', (_, event, chord) => {
  expect(chordOf(event)).toBe(chord)
})

test('chords are shown in readable form', () => {
  expect(shownChord('Mod+Shift+S')).toBe('Ctrl Shift S')
  expect(shownChord('Mod+Shift+S', true)).toBe('⌘ ⇧ S')
  expect(shownChord('ArrowLeft')).toBe('←')
})
