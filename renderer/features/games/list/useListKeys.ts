import { shallowRef, watch } from 'vue'

/**
 * What moving to a row does to the selection: selects only the row, extends the selection to it, or leaves it as it
 * is.
 */
export type RowStep = 'select' | 'extend' | 'walk'

interface ListKeysOptions {
  /** Number of rows. */
  readonly count: () => number
  /** The row that is active when the list appears or changes. */
  readonly initial: () => number
  /** The number of rows that fit on the screen. */
  readonly page: () => number
  /** A key has moved the cursor to this row. */
  readonly went: (row: number, kind: RowStep) => void
  /** Selects the active row in addition, or deselects it. */
  readonly toggle: (row: number) => void
}

const kindOf = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): RowStep => {
  if (shiftKey) return 'extend'
  return ctrlKey || metaKey ? 'walk' : 'select'
}

/** Moves through a list of rows by key: arrows, Page, Home, End; Shift and Ctrl work as usual in lists. */
export const useListKeys = ({ count, initial, page, went, toggle }: ListKeysOptions) => {
  const active = shallowRef(initial())

  watch(initial, row => (active.value = row))
  watch(count, rows => (active.value = Math.max(0, Math.min(active.value, rows - 1))))

  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => active.value + 1,
    ArrowUp: () => active.value - 1,
    PageDown: () => active.value + page(),
    PageUp: () => active.value - page(),
    Home: () => 0,
    End: () => count() - 1,
  }

  const goTo = (row: number, kind: RowStep) => {
    active.value = Math.max(0, Math.min(row, count() - 1))
    went(active.value, kind)
  }

  /** Handles a key; false if the key means nothing here. */
  const take = (event: KeyboardEvent): boolean => {
    if (event.altKey || count() === 0) return false
    const step = steps[event.key]
    if (step) goTo(step(), kindOf(event))
    else if (event.key === ' ') toggle(active.value)
    else return false
    return true
  }

  return { active, take }
}
