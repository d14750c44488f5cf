import { useEventListener } from '@vueuse/core'
import { choiceOfKey, type MenuChoice } from './menuEntries'

/** The board itself, or nothing at all, as after a move. Its buttons have keys of their own. */
const isAtBoard = ({ target }: Event): boolean =>
  target === document.body || (target instanceof Element && target.matches('[data-region=stage]'))

/** What takes letters and signs for itself, or moves by the arrows that would walk the game. */
const TAKES_SIGNS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=slider], [role=separator], [data-own-keys]'

const takesSigns = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(TAKES_SIGNS) !== null

/**
 * The keys that edit the tree, where the focus is on the board: a move that was just played can be edited at once.
 * Signs of annotations are taken wherever arrows walk the game.
 *
 * @param annotate takes a key; true if it belongs to an annotation
 */
export const useKeysFromBoard = (
  choose: (choice: MenuChoice) => void,
  annotate: (key: string) => boolean,
) => {
  useEventListener(window, 'keydown', event => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role=dialog]')) return
    const choice = isAtBoard(event) ? choiceOfKey(event) : undefined
    const isSign = !event.ctrlKey && !event.metaKey && !event.altKey && !takesSigns(event)
    if (choice) choose(choice)
    else if (!isSign || !annotate(event.key)) return
    event.preventDefault()
  })
}
