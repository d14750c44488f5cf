import { ACTIONS, actionById, actionLabel, type ActionId } from '@shared/ipc/actionTable'
import { messagesOf, type MessageKey } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { keyName } from '@shared/i18n/names/keyNames'
import { t } from '@shared/i18n/t'
import { menuTable, type MenuEntry } from '../../electron/windows/menuTable'

/*
 * The program's own words in the manual: menus, keys and labels are looked up in the current language, so that a page
 * cannot name one that does not exist.
 */

/** A word or key of the program that the manual refers to; `undefined` if the program has no such thing. */
export type Found = readonly string[] | undefined

/** Whether the program has an action of that name. */
export const isAction = (id: string): id is ActionId => ACTIONS.some(action => action.id === id)

const chordParts = (chord: string): readonly string[] => chord.split('+').map(keyName)

/** The keys of an action, as printed on a keyboard; empty if it has none. */
export const keysOfAction = (id: string): Found => {
  if (!isAction(id)) return undefined
  const [chord] = actionById(id).keys
  return chord === undefined ? [] : chordParts(chord)
}

const bare = (label: string): string => label.replace(/…$/, '')

const findCommand = (entries: readonly MenuEntry[], command: string): readonly string[] | undefined => {
  for (const entry of entries) {
    if (entry.kind === 'command' && entry.command === command) return [bare(entry.label)]
    if (entry.kind !== 'section') continue
    const inside = findCommand(entry.entries, command)
    if (inside) return [entry.label, ...inside]
  }
  return undefined
}

/** The path to an action: the names of the menu, submenus and entry, or its name in the palette if no menu has it. */
export const menuPathOf = (id: string): Found => {
  if (!isAction(id)) return undefined
  const menu = menuTable({ samples: [], recentFiles: [], platform: 'linux', development: false })
  return findCommand(menu, id) ?? [bare(actionLabel(id))]
}

const TEXTS = messagesOf(en)

/** A text of the window by its key in the catalog, such as `solver.title`. */
export const windowText = (key: string): Found => {
  const text = TEXTS.get(key as MessageKey)
  if (text === undefined || /[{<]/.test(text)) return undefined
  return [bare((t as (known: MessageKey) => string)(key as MessageKey))]
}

/** Keys that pages may name without an action, as written in the action table. */
const PLAIN_KEYS = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Home',
  'End',
  'Delete',
  'Backspace',
  'Shift',
  'Mod',
  'Alt',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
])

/** The keys to press, one of the program's chords or a plain key; `chord` is written as in the action table. */
export const pressedKeys = (chord: string): Found => {
  const isPlain = PLAIN_KEYS.has(chord) || /^[\p{L}\p{N}!?/]$/u.test(chord)
  const isKnown = isPlain || ACTIONS.some(({ keys }) => keys.some(one => one === chord))
  return isKnown ? chordParts(chord) : undefined
}
