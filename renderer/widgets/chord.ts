import { keyName } from '@shared/i18n/names/keyNames'

/** The parts of a keyboard event that make a chord. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const isPrinted = (key: string): boolean => key.length === 1

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** The chord of a key press as in the action table: `Mod+Shift+S`, `F`, `?`, `ArrowLeft`. Shift is left out if the character implies it. */
export const chordOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): string => {
  const name = isPrinted(key) ? key.toUpperCase() : key
  const showsShift = shiftKey && (!isPrinted(key) || isLetter(key))
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', showsShift && 'Shift', name]
    .filter(part => part !== false)
    .join('+')
}

const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** The chord as a person reads it: `Ctrl Shift S`. */
export const shownChord = (chord: string, isMac = false): string =>
  chord
    .split('+')
    .map(part => (isMac ? MAC_NAMES[part] : undefined) ?? keyName(part))
    .join(' ')
