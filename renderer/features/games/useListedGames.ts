import { computed, type Ref } from 'vue'
import type { OpenedFile } from '@shared/ipc/contract'
import { placesInOrder, type GameOrder } from './gameOrder'
import { matchingGames, searchIndex, widerQuery } from './searchGames'

/** Which games of a file are listed, and in which order. */
export const useListedGames = (
  file: () => OpenedFile,
  query: Readonly<Ref<string>>,
  order: Readonly<Ref<GameOrder>>,
) => {
  const index = computed(() => searchIndex(file().games))
  const places = computed(() => placesInOrder(file().games, order.value))
  const isSearching = computed(() => query.value.trim() !== '')

  /** Places in the file. */
  const shown = computed(() => {
    if (!isSearching.value) return places.value
    const found = new Set(matchingGames(index.value, query.value))
    return places.value.filter(at => found.has(at))
  })

  /** All games, as they stand in the file: up and down mean something. */
  const isInFileOrder = computed(
    () => !isSearching.value && order.value.by === 'number' && !order.value.falling,
  )

  const wider = computed(() => (shown.value.length === 0 ? widerQuery(index.value, query.value) : undefined))

  return { shown, isInFileOrder, wider }
}
