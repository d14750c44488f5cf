import { t } from '@shared/i18n/t'

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

/**
 * The chord of a key press, written as in the action table: `Mod+Shift+S`, `F`, `?`, `ArrowLeft`.
 * Shift is written only where it does not already show in the character.
 */
export const chordOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): string => {
  const name = isPrinted(key) ? key.toUpperCase() : key
  const showsShift = shiftKey && (!isPrinted(key) || isLetter(key))
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', showsShift && 'Shift', name]
    .filter(part => part !== false)
    .join('+')
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Keys whose names are words. */
const WORDS = {
  ' ': 'shell.keys.space',
  PageDown: 'shell.keys.pageDown',
  PageUp: 'shell.keys.pageUp',
} as const

const nameOf = (part: string): string =>
  part in WORDS ? t(WORDS[part as keyof typeof WORDS]) : (KEY_NAMES[part] ?? part)

const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** The chord as a person reads it: `Ctrl Shift S`. */
export const shownChord = (chord: string, isMac = false): string =>
  chord
    .split('+')
    .map(part => (isMac ? MAC_NAMES[part] : undefined) ?? (part === 'Mod' ? 'Ctrl' : nameOf(part)))
    .join(' ')
