import type { Ref } from 'vue'

interface TableKeysOptions {
  /** Number of rows. */
  readonly count: () => number
  /** The row that has the cursor. */
  readonly row: Ref<number>
  /** The number of rows that fit on the screen. */
  readonly page: () => number
  readonly open: (row: number) => void
  readonly toggle: (row: number) => void
  /** The cursor went to `row` with Shift held. */
  readonly extend: (row: number) => void
  readonly selectAll: () => void
  /** Goes one ply back or forward in the preview. */
  readonly step: (by: 1 | -1) => void
  readonly search: () => void
  readonly escape: () => void
  /** Handles any other key for the rows; true if the key means something there. */
  readonly other?: (event: KeyboardEvent) => boolean
}

/**
 * Moves through a table by key: arrows, Page, Home, End; with Shift they select. Enter opens, Space selects, `/`
 * searches, left and right play the moves of the preview, Escape goes back.
 */
export const useTableKeys = (options: TableKeysOptions) => {
  const { count, row, page, open, toggle, extend, selectAll, step, search, escape, other } = options

  const targets: Readonly<Record<string, () => number>> = {
    ArrowDown: () => row.value + 1,
    ArrowUp: () => row.value - 1,
    PageDown: () => row.value + page(),
    PageUp: () => row.value - page(),
    Home: () => 0,
    End: () => count() - 1,
  }

  const plain: Readonly<Record<string, () => void>> = {
    Enter: () => open(row.value),
    ' ': () => toggle(row.value),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    '/': search,
    Escape: escape,
  }

  const go = (to: number, withShift: boolean) => {
    const at = Math.max(0, Math.min(to, count() - 1))
    row.value = at
    if (withShift) extend(at)
  }

  /** What a key does; undefined if it is not for the table. */
  const meaning = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (altKey) return undefined
    if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey ? selectAll : undefined
    const target = targets[key]
    return target && count() > 0 ? () => go(target(), shiftKey) : plain[key]
  }

  return (event: KeyboardEvent): void => {
    const act = meaning(event)
    if (!act && other?.(event) !== true) return
    event.preventDefault()
    event.stopPropagation()
    act?.()
  }
}
