import { useEventListener } from '@vueuse/core'
import { useDialogsStore } from '../../stores/dialogs'
import type { MoveDirection } from '../stage/stageProps'
import { usePreparedTreeStore } from './tree/preparedTreeStore'
import { usePreparationsStore } from './model/preparationsStore'

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [role=listbox], [role=menu], [role=tablist], [role=separator], [role=grid], [data-own-keys]',
  ) !== null

/** A button works by Enter itself. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null

/** The tree walked through by keys, and by the buttons below the board. */
export const usePreparedWalk = () => {
  const tree = usePreparedTreeStore()

  /** What the preparation continues with. */
  const nextOf = (): string | undefined => tree.place?.continuation[0]?.uci

  const walk = (direction: MoveDirection) => {
    const { path, place } = tree
    if (direction === 'first') void tree.go([])
    if (direction === 'previous' && path.length > 0) void tree.go(path.slice(0, -1))
    const next = nextOf()
    if (direction === 'next' && next !== undefined) void tree.go([...path, next])
    if (direction === 'last' && place) void tree.go([...path, ...place.continuation.map(({ uci }) => uci)])
  }

  const placeOfRow = () => tree.rows.findIndex(({ name }) => name === tree.currentName)

  const stepRow = (by: 1 | -1) => {
    const row = tree.rows[placeOfRow() + by]
    if (row) void tree.go(row.path)
  }

  /** Unfolds the row or folds it; one that joins another line leads there. */
  const enter = () => {
    const row = tree.rows[placeOfRow()]
    if (row?.move.joins) void tree.go(row.move.joins.map(({ uci }) => uci))
    else if (row) tree.fold(row, !row.isOpen)
  }

  return { walk, stepRow, enter }
}

const DIRECTIONS: Readonly<Record<string, MoveDirection>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

/** The keys of the place: arrows walk the tree, Enter opens, Alt P pauses. */
export const usePrepareKeys = () => {
  const dialogs = useDialogsStore()
  const preparations = usePreparationsStore()
  const { walk, stepRow, enter } = usePreparedWalk()

  const act = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey) return false
    if (altKey) {
      if (key.toLowerCase() !== 'p') return false
      void preparations.toggle()
      return true
    }
    if (isElsewhere(target)) return false
    const direction = DIRECTIONS[key]
    if (direction) walk(direction)
    else if (key === 'ArrowUp') stepRow(-1)
    else if (key === 'ArrowDown') stepRow(1)
    else if (key === 'Enter' && !isButton(target)) enter()
    else return false
    return true
  }

  useEventListener(window, 'keydown', event => {
    if (event.defaultPrevented || event.isComposing || dialogs.isOpen) return
    if (act(event)) event.preventDefault()
  })
}
