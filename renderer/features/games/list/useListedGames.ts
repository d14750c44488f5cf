import { computed, type Ref } from 'vue'
import type { OpenedFile } from '@shared/ipc/contract'
import { placesInOrder, type GameOrder } from './gameOrder'
import { matchingGames, searchIndex, widerQuery } from './searchGames'

/**
 * Which games of a file are listed, and in which order.
 *
 * @param passing those that filters let pass; undefined where that is all of them
 */
export const useListedGames = (
  file: () => OpenedFile,
  query: Readonly<Ref<string>>,
  order: Readonly<Ref<GameOrder>>,
  passing: () => ReadonlySet<number> | undefined = () => undefined,
) => {
  const index = computed(() => searchIndex(file().games))
  const places = computed(() => placesInOrder(file().games, order.value))
  const isSearching = computed(() => query.value.trim() !== '')

  /** Places in the file. */
  const shown = computed(() => {
    const passed = passing()
    const listed = passed ? places.value.filter(at => passed.has(at)) : places.value
    if (!isSearching.value) return listed
    const found = new Set(matchingGames(index.value, query.value))
    return listed.filter(at => found.has(at))
  })

  /** All games, as they stand in the file: up and down mean something. */
  const isInFileOrder = computed(
    () => !isSearching.value && !passing() && order.value.by === 'number' && !order.value.falling,
  )

  const wider = computed(() => (shown.value.length === 0 ? widerQuery(index.value, query.value) : undefined))

  return { shown, isInFileOrder, wider }
}
