import { t } from '@shared/i18n/t'
import { shownChord } from '../../../widgets/chord'
import type { MenuEntry } from '../../../widgets/menuEntry'

/** What can be done with games of a list, by menu or key. */
export type GameChoice =
  | 'open'
  | 'openInNewTab'
  | 'sideBySide'
  | 'addGame'
  | 'duplicate'
  | 'delete'
  | 'moveUp'
  | 'moveDown'
  | 'moveTo'
  | 'copyToFile'
  | 'moveToFile'
  | 'merge'
  | 'train'
  | 'copyPgn'
  | 'selectAll'

/** Includes what only keys can do. */
export type GameKeyChoice = GameChoice | 'undo' | 'redo'

/** The facts that decide which entries make sense. */
export interface GameMenuFacts {
  /** The number of games that the menu applies to. */
  readonly count: number
  /** The list can be changed. */
  readonly canEditList: boolean
  /** The view shows all games in the order of the file, so that moving up and down makes sense. */
  readonly isInFileOrder: boolean
  /** The menu applies to two games, or to one that can be shown beside the open game. */
  readonly canBeBeside: boolean
  /** A game of this file is open, and the menu applies to others, too. */
  readonly canMerge: boolean
  readonly isMac: boolean
}

/** The most games that can be copied to the clipboard. */
export const MAX_COPIED = 1000

const entry = (choice: GameChoice, enabled: boolean, keys?: string): MenuEntry<GameChoice> => ({
  choice,
  label: t(`gameList.menu.${choice}`),
  enabled,
  ...(keys !== undefined && { keys }),
})

/** The menu of games, in groups. */
export const gameMenuEntries = (facts: GameMenuFacts): readonly (readonly MenuEntry<GameChoice>[])[] => {
  const { count, canEditList, isInFileOrder, canBeBeside, canMerge, isMac } = facts
  const shown = (chord: string) => shownChord(chord, isMac)
  const canMove = canEditList && isInFileOrder
  return [
    [
      entry('open', count === 1, shown('Enter')),
      entry('openInNewTab', count === 1, shown('Mod+Enter')),
      entry('sideBySide', canBeBeside),
    ],
    [
      entry('addGame', canEditList),
      entry('duplicate', canEditList),
      entry('delete', canEditList, shown('Delete')),
    ],
    [
      entry('moveUp', canMove, shown('Alt+ArrowUp')),
      entry('moveDown', canMove, shown('Alt+ArrowDown')),
      entry('moveTo', canEditList),
    ],
    [entry('copyToFile', true), entry('moveToFile', canEditList), entry('merge', canMerge)],
    [entry('train', true)],
    [entry('copyPgn', count <= MAX_COPIED, shown('Mod+C')), entry('selectAll', true, shown('Mod+A'))],
  ]
}

const PLAIN_KEYS: Readonly<Record<string, GameKeyChoice>> = { Enter: 'open', Delete: 'delete' }
const ALT_KEYS: Readonly<Record<string, GameKeyChoice>> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }
const MOD_KEYS: Readonly<Record<string, GameKeyChoice>> = {
  Enter: 'openInNewTab',
  c: 'copyPgn',
  a: 'selectAll',
  z: 'undo',
  y: 'redo',
}

/** The choice that a key makes in a list of games; undefined if the key means nothing here. */
const choiceOfGameKey = (event: KeyboardEvent): GameKeyChoice | undefined => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const mod = ctrlKey || metaKey
  if (altKey) return mod || shiftKey ? undefined : ALT_KEYS[key]
  if (mod && shiftKey) return key.toLowerCase() === 'z' ? 'redo' : undefined
  if (mod) return MOD_KEYS[key.length === 1 ? key.toLowerCase() : key]
  return shiftKey ? undefined : PLAIN_KEYS[key]
}

/** Opens the menu of a list of games, or makes a choice in it, by key. False if the key does neither. */
export const takeGameKey = (
  event: KeyboardEvent,
  isInFileOrder: boolean,
  openMenu: () => void,
  choose: (choice: GameKeyChoice) => void,
): boolean => {
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    openMenu()
    return true
  }
  const choice = choiceOfGameKey(event)
  // Moving up and down is unambiguous only if the list is in the order of the file.
  if (choice && (isInFileOrder || (choice !== 'moveUp' && choice !== 'moveDown'))) choose(choice)
  return choice !== undefined
}
