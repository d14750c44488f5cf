import { t } from '../t'

/** Keys with signs that are the same everywhere. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

/** Keys whose names are words, or short for words. */
const WORDS = {
  Mod: 'shell.keys.control',
  Shift: 'shell.keys.shift',
  Enter: 'shell.keys.enter',
  Backspace: 'shell.keys.backspace',
  Delete: 'shell.keys.delete',
  Home: 'shell.keys.home',
  End: 'shell.keys.end',
  PageDown: 'shell.keys.pageDown',
  PageUp: 'shell.keys.pageUp',
  ' ': 'shell.keys.space',
} as const

const isWord = (key: string): key is keyof typeof WORDS => key in WORDS

/**
 * What is printed on a key in the language that is spoken.
 *
 * @param key as the action table writes it, such as `Mod`, `ArrowLeft` or `A`
 */
export const keyName = (key: string): string => (isWord(key) ? t(WORDS[key]) : (SIGNS[key] ?? key))
