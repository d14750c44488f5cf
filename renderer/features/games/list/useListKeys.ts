import { shallowRef, watch } from 'vue'

/** What going to a row does to the selection: it becomes it, reaches up to it, or stays. */
export type RowStep = 'select' | 'extend' | 'walk'

interface ListKeysOptions {
  /** Number of rows. */
  readonly count: () => number
  /** The row that is active when the list appears or changes. */
  readonly initial: () => number
  /** Rows that a page of the screen holds. */
  readonly page: () => number
  /** A key has led to this row. */
  readonly went: (row: number, kind: RowStep) => void
  /** The active row should be selected as well, or no longer. */
  readonly toggle: (row: number) => void
}

const kindOf = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent): RowStep => {
  if (shiftKey) return 'extend'
  return ctrlKey || metaKey ? 'walk' : 'select'
}

/** Walks a list of rows by key: arrows, Page, Home, End; with Shift and Ctrl as lists do. */
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

  /** False for keys that mean nothing here. */
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
