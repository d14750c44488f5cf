import { shallowRef, watch } from 'vue'

interface ListKeysOptions {
  /** Number of rows. */
  readonly count: () => number
  /** The row that is active when the list appears or changes. */
  readonly initial: () => number
  /** Rows that a page of the screen holds. */
  readonly page: () => number
  readonly open: (row: number) => void
}

/** Walks a list of rows by key: arrows, Page, Home, End; Enter and Space open. */
export const useListKeys = ({ count, initial, page, open }: ListKeysOptions) => {
  const active = shallowRef(initial())

  watch(initial, row => (active.value = row))

  const moveTo = (row: number) => {
    active.value = Math.max(0, Math.min(row, count() - 1))
  }

  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(active.value + 1),
    ArrowUp: () => moveTo(active.value - 1),
    PageDown: () => moveTo(active.value + page()),
    PageUp: () => moveTo(active.value - page()),
    Home: () => moveTo(0),
    End: () => moveTo(count() - 1),
    Enter: () => open(active.value),
    ' ': () => open(active.value),
  }

  const onKeydown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key]
    if (!step || count() === 0) return
    event.preventDefault()
    event.stopPropagation()
    step()
  }

  return { active, onKeydown }
}
