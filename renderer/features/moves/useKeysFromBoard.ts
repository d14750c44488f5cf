import { useEventListener } from '@vueuse/core'
import { choiceOfKey, type MenuChoice } from './menuEntries'

/** The board itself, or nothing at all: whoever has just played a move. Its buttons have keys of their own. */
const isAtBoard = ({ target }: Event): boolean =>
  target === document.body || (target instanceof Element && target.matches('[data-region=stage]'))

/** The keys that edit the tree, where the focus is on the board: a move that was just played can be edited at once. */
export const useKeysFromBoard = (choose: (choice: MenuChoice) => void) => {
  useEventListener(window, 'keydown', event => {
    if (event.defaultPrevented || !isAtBoard(event) || document.querySelector('[role=dialog]')) return
    const choice = choiceOfKey(event)
    if (!choice) return
    event.preventDefault()
    choose(choice)
  })
}
