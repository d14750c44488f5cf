import { useEventListener } from '@vueuse/core'
import { useDiceStore } from './throwing/diceStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useSettingsStore } from '../../stores/settings'

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [data-own-keys]') !== null

/** A button other than a die works by Enter itself. */
const isOtherButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button:not([data-face]), a, summary') !== null

const isHeld = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey

/** The keys of what is thrown: digits, H and T write a result, Enter takes it. */
export function useDiceKeys(finish: () => unknown) {
  const dice = useDiceStore()
  const dialogs = useDialogsStore()
  const settings = useSettingsStore()

  const enter = () => {
    if (!dice.prompt) void finish()
    else if (dice.thrower === 'hand') dice.takeChosen()
    else void dice.throwForMe()
  }

  useEventListener(window, 'keydown', event => {
    if (event.defaultPrevented || event.isComposing || dialogs.isOpen) return
    if (isHeld(event) || isElsewhere(event.target)) return
    if (event.key === 'Enter' && !isOtherButton(event.target)) {
      event.preventDefault()
      enter()
    } else if (/^[\p{L}\p{N}]$/u.test(event.key) && dice.thrower === 'hand') {
      event.preventDefault()
      dice.type(event.key)
      if (settings.settings.throwAtOnce && dice.isTypedWhole) dice.takeChosen()
    }
  })
}
