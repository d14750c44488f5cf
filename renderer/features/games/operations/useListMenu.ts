import { computed } from 'vue'
import type { MenuEntry } from '../../../widgets/menuEntry'
import { choiceOfGameKey, type GameChoice, type GameKeyChoice } from './gameMenu'
import { openMenuAt } from './openMenuAt'

interface ListMenuOptions {
  /** What can be done with the game at a place of the file. */
  readonly entries: (place: number, isInFileOrder: boolean) => readonly (readonly MenuEntry<GameChoice>[])[]
  /** The place of the game that the keys are at. */
  readonly place: () => number | undefined
  readonly isInFileOrder: () => boolean
  readonly scroller: () => HTMLElement | null
  /** The row that the keys are at. */
  readonly row: () => HTMLElement | null
  readonly choose: (choice: GameKeyChoice) => void
  /** Takes any other key; false if it means nothing to the list. */
  readonly take: (event: KeyboardEvent) => boolean
}

/** The menu of a list of games, and its keys. */
export const useListMenu = ({
  entries,
  place,
  isInFileOrder,
  scroller,
  row,
  choose,
  take,
}: ListMenuOptions) => {
  const groups = computed(() => {
    const at = place()
    return at === undefined ? [] : entries(at, isInFileOrder())
  })

  const openMenu = () => {
    const list = scroller()
    if (list) openMenuAt(list, row())
  }

  /** Places are unambiguous only where the list is as the file is. */
  const isAbout = (choice: GameKeyChoice): boolean =>
    isInFileOrder() || (choice !== 'moveUp' && choice !== 'moveDown')

  const onKeydown = (event: KeyboardEvent) => {
    const choice = choiceOfGameKey(event)
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu()
    else if (choice !== undefined) {
      if (isAbout(choice)) choose(choice)
    } else if (!take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { groups, onKeydown }
}
