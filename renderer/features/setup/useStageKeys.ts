import { useEventListener } from '@vueuse/core'
import { chordOf } from '../../widgets/chord'

/** Whether the target takes its own keys: a text field, or something in a dialog or menu. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !== null

/**
 * Passes keys pressed without Ctrl, Alt or Meta, and `chords`, to `handle`, which returns whether it took the key.
 * Keys for a text field, a dialog or a menu are left alone. Listens before all others, because a file letter means
 * the file while a piece is in hand.
 */
export function useStageKeys(handle: (key: string) => boolean, chords: readonly string[] = []) {
  useEventListener(
    window,
    'keydown',
    event => {
      const chord = chordOf(event)
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey
      if ((isShortcut && !chords.includes(chord)) || event.defaultPrevented || isElsewhere(event.target))
        return
      if (document.querySelector('[role="dialog"]')) return
      if (handle(isShortcut ? chord : event.key)) event.preventDefault()
    },
    { capture: true },
  )
}
