import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useFilesStore } from '../../../openFiles/files'

const NONE: ReadonlySet<number> = new Set()

const between = (order: readonly number[], one: number, other: number): readonly number[] => {
  const [from, to] = [order.indexOf(one), order.indexOf(other)]
  if (from < 0 || to < 0) return [other]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** What a key or a click in a view of the list does to the selection. */
export interface SelectionStep {
  readonly kind: 'select' | 'toggle' | 'extend'
  readonly place: number
  /** The places of all games in the view, in its order. */
  readonly shown: readonly number[]
}

/**
 * Which games of the current file are selected, in every view of the list. Games are named by their places in the
 * list of the file, `file.games[place]`, however a view sorts them. A view passes `shown`, the places in its own
 * order, if it matters what lies between two games.
 */
export const useSelectionStore = defineStore('selection', () => {
  const files = useFilesStore()

  const selected = shallowRef(NONE)
  /** Where the selection began: Shift extends it from here. */
  const anchor = shallowRef<number>()

  /** In the order of the file. */
  const places = computed(() => [...selected.value].sort((one, other) => one - other))

  const set = (chosen: Iterable<number>, from?: number) => {
    selected.value = new Set(chosen)
    anchor.value = from
  }

  /** Selects only this game: a click, an arrow. */
  const select = (place: number) => set([place], place)

  /** Adds this game to the selection or takes it out: a click with Ctrl, Space. */
  const toggle = (place: number) => {
    const next = new Set(selected.value)
    if (!next.delete(place)) next.add(place)
    set(next, place)
  }

  /** Selects from the beginning of the selection up to this game: a click or an arrow with Shift. */
  const extendTo = (place: number, shown: readonly number[]) => {
    const from = anchor.value ?? place
    set(between(shown, from, place), from)
  }

  /** Selects everything that a view shows: Ctrl A. */
  const selectAll = (shown: readonly number[]) => set(shown, anchor.value ?? shown[0])

  const clear = () => set(NONE)

  const take = ({ kind, place, shown }: SelectionStep) => {
    if (kind === 'extend') extendTo(place, shown)
    else if (kind === 'toggle') toggle(place)
    else select(place)
  }

  /** The games that an operation at this game applies to: all selected games if it is one of them, else it alone. */
  const about = (place: number): readonly number[] => {
    if (selected.value.has(place)) return places.value
    return place < 0 ? [] : [place]
  }

  watch(() => files.current?.fileId, clear, { flush: 'sync' })

  // A selection of one game follows the game that is opened; a selection of several was made on purpose and stays.
  watch(
    () => files.currentIndex,
    place => {
      if (selected.value.size <= 1 && place !== undefined) select(place)
    },
    { flush: 'sync' },
  )

  watch(
    () => files.current?.games.length,
    (count = 0) => {
      const left = [...selected.value].filter(place => place < count)
      if (left.length < selected.value.size) set(left, anchor.value)
    },
    { flush: 'sync' },
  )

  return { selected, anchor, places, set, select, selectAll, take, clear, about }
})
