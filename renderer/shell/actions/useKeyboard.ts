import { useEventListener } from '@vueuse/core'
import { FEATURES } from '../../features'
import { useCommandsStore } from '../../registry/commandsStore'
import { useAppStore } from '../../stores/app'
import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../workbench/place'
import { actionById, ACTIONS, type ActionGroup, type ActionId } from '@shared/ipc/actionTable'
import type { RailPlace } from '@shared/ipc/contract'
import { chordOf } from '../../widgets/chord'
import { PLACES } from '../../features/places'

/** The action for each chord. */
const CHORDS: ReadonlyMap<string, ActionId> = new Map(
  ACTIONS.flatMap(({ id, keys }) => keys.map(key => [key, id] as const)),
)

/** Chords that edit the text while a text field has the focus. */
const TEXT_CHORDS = new Set(['Mod+Z', 'Mod+Y', 'Mod+Shift+Z', 'Mod+Shift+C', 'Mod+Shift+V'])

/** The only actions that work while a dialog is open. */
const DIALOG_ACTIONS: ReadonlySet<ActionId> = new Set(['toggleTheme', 'fullScreen'])

const isTextTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Whether the focused element handles arrow keys itself: menus and sliders do, and a list does for up and down. */
const movesByArrows = (target: EventTarget | null, chord: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role=menu], [role=slider], [role=separator], [data-own-keys]') !== null) return true
  return target.closest('[role=listbox]') !== null && !/^Arrow(Left|Right)$/.test(chord)
}

/** Whether the focused element handles Space itself. */
const isWorkedBySpace = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, input, a[href], summary, [role=menuitem]') !== null

const isMoveKey = (chord: string): boolean => /^(Arrow|Home|End)/.test(chord)

/** Whether a key types or moves in a text, because it is neither a command nor a function key. */
const isTyped = (chord: string): boolean => !chord.startsWith('Mod') && !/F\d+$/.test(chord)

/** Whether a chord is handled by the focused element, not by an action. */
const belongsTo = (target: EventTarget | null, chord: string): boolean =>
  isTextTarget(target)
    ? isTyped(chord) || TEXT_CHORDS.has(chord)
    : (isMoveKey(chord) && movesByArrows(target, chord)) || (chord === ' ' && isWorkedBySpace(target))

/** Actions that the shell's own window runs from its menu, which must receive the key. */
const SHELL_ACTIONS: ReadonlySet<ActionId> = new Set(['fullScreen'])

/** The places in which the actions of a group work; empty for groups that work everywhere. */
const placesOf = (group: ActionGroup): readonly RailPlace[] =>
  PLACES.filter(({ keys }) => keys?.includes(group)).map(({ id }) => id)

/** Actions that open a place or do not depend on the place. */
const EVERYWHERE: ReadonlySet<ActionId> = new Set([
  ...PLACES.flatMap(({ action }) => (action === undefined ? [] : [action])),
  ...FEATURES.flatMap(({ everywhere }) => everywhere ?? []),
])

const belongsElsewhere = (id: ActionId, place: RailPlace): boolean => {
  const own = placesOf(actionById(id).group)
  return own.length > 0 && !own.includes(place) && !EVERYWHERE.has(id)
}

/** Runs actions by their keys, but never while the user types. */
export function useKeyboard() {
  const app = useAppStore()
  const { run } = useCommandsStore()
  const dialogs = useDialogsStore()
  const place = usePlaceStore()

  useEventListener(window, 'keydown', event => {
    if (event.defaultPrevented || event.isComposing) return
    const chord = chordOf(event)
    const id = CHORDS.get(chord)
    if (id === undefined || belongsTo(event.target, chord)) return
    if (belongsElsewhere(id, place.current)) return
    if (dialogs.isOpen && !DIALOG_ACTIONS.has(id)) return
    if (app.shell === 'electron' && SHELL_ACTIONS.has(id)) return
    event.preventDefault()
    run(id)
  })
}
