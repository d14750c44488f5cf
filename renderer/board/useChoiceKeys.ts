import { onMounted, type Ref } from 'vue'
import { stepFocus } from '../widgets/stepFocus'

interface Choosing {
  /** The move that a key selects directly, in UCI. */
  readonly named: (key: string) => string | undefined
  readonly choose: (uci: string) => void
  readonly cancel: () => void
}

/** Keys that press the focused button, as they do by default. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' '])

/** Keys that move between the buttons, forward or back. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Keys that would move the focus away from the question. */
const STAYS: ReadonlySet<string> = new Set(['Tab', 'Home', 'End', 'PageUp', 'PageDown'])

/**
 * Lets the user choose one of the buttons of a small list over the board by keyboard; the function returned handles its keys. The
 * first button has the focus at once, and Tab does not leave the list.
 */
export function useChoiceKeys(
  list: Readonly<Ref<HTMLElement | null>>,
  { named, choose, cancel }: Choosing,
): (event: KeyboardEvent) => void {
  onMounted(() => list.value?.querySelector('button')?.focus())

  const act = (key: string): boolean => {
    const uci = named(key)
    const step = STEPS[key]
    if (uci !== undefined) choose(uci)
    else if (key === 'Escape') cancel()
    else if (step) stepFocus(list.value, step)
    else return STAYS.has(key)
    return true
  }

  return event => {
    const acted = act(event.key)
    if (acted) event.preventDefault()
    if (acted || PRESSES.has(event.key)) event.stopPropagation()
  }
}
