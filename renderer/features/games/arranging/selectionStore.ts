import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useFilesStore } from '../../../stores/files'

const NONE: ReadonlySet<number> = new Set()

const between = (order: readonly number[], one: number, other: number): readonly number[] => {
  const [from, to] = [order.indexOf(one), order.indexOf(other)]
  if (from < 0 || to < 0) return [other]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/**
 * Which games of the current file are selected, in whatever view of the list. Games are named by their places in
 * the list of the file, `file.games[place]`, however a view sorts them; where a view needs to know what lies
 * between two of them, it hands in `shown`, the places in the order in which it shows them.
 */
export const useSelectionStore = defineStore('selection', () => {
  const files = useFilesStore()

  const selected = shallowRef(NONE)
  /** Where the selection began: what Shift extends from. */
  const anchor = shallowRef<number>()

  /** In the order of the file. */
  const places = computed(() => [...selected.value].sort((one, other) => one - other))

  const set = (chosen: Iterable<number>, from?: number) => {
    selected.value = new Set(chosen)
    anchor.value = from
  }

  /** Only this game: a click, an arrow. */
  const select = (place: number) => set([place], place)

  /** With this game, or without it where it was selected: a click with Ctrl, Space. */
  const toggle = (place: number) => {
    const next = new Set(selected.value)
    if (!next.delete(place)) next.add(place)
    set(next, place)
  }

  /** From where the selection began up to this game: a click or an arrow with Shift. */
  const extendTo = (place: number, shown: readonly number[]) => {
    const from = anchor.value ?? place
    set(between(shown, from, place), from)
  }

  /** All that a view shows: Ctrl A. */
  const selectAll = (shown: readonly number[]) => set(shown, anchor.value ?? shown[0])

  const clear = () => set(NONE)

  /** What an operation at this game is about: all selected games if it is one of them, else it alone. */
  const about = (place: number): readonly number[] => (selected.value.has(place) ? places.value : [place])

  watch(() => files.current?.fileId, clear, { flush: 'sync' })

  return { selected, anchor, places, set, select, toggle, extendTo, selectAll, clear, about }
})
