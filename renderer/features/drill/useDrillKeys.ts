import { useEventListener } from '@vueuse/core'
import { useDialogsStore } from '../../stores/dialogs'
import { chordOf } from '../../widgets/chord'
import { useQuestionStore } from './questionStore'

/** In fields keys write; buttons, menus and links are worked by Space themselves. */
const isOwn = (target: EventTarget | null, chord: string): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, [role=menu]') !== null ||
    (chord === ' ' && target.closest('button, a[href]') !== null))

/**
 * The keys of a session. Letters stay free for moves that are typed.
 *
 * @param edit opens the position on the board in its game
 */
export const useDrillKeys = (edit: () => unknown) => {
  const dialogs = useDialogsStore()
  const store = useQuestionStore()

  const RUNS: Readonly<Record<string, () => unknown>> = {
    'Alt+H': () => store.hint(),
    'Alt+S': () => store.suspend(),
    ' ': () => (store.asked?.phase === 'done' ? store.next() : store.reveal()),
    F2: edit,
    Escape: () => store.finish(),
  }

  useEventListener(window, 'keydown', event => {
    const chord = chordOf(event)
    const run = RUNS[chord]
    if (!run || !store.asked || dialogs.isOpen) return
    if (event.defaultPrevented || event.isComposing || event.repeat || isOwn(event.target, chord)) return
    event.preventDefault()
    run()
  })
}
