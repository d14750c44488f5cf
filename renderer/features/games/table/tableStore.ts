import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useFilesStore } from '../../../openFiles/files'
import { usePerFile } from '../../../openFiles/perFile'
import { usePlaceStore } from '../../../workbench/place'
import { useFiltersStore } from '../filters/filtersStore'
import type { GameStart } from '../filters/startOfHeader'

/** The table of games: the game with the cursor, and the ways to open the table. */
export const useTableStore = defineStore('gamesTable', () => {
  const files = useFilesStore()
  const filters = useFiltersStore()
  const place = usePlaceStore()

  /** The place of the game whose row has the cursor; at first the open game. */
  const active = usePerFile(() => files.currentIndex ?? 0)

  const isShown = computed(() => place.current === 'games')

  /** Where the keys go when the table appears: to its rows or to its search field. */
  const entry = shallowRef<'rows' | 'search'>('rows')
  /** Counts the requests to search, for a table that is already shown. */
  const searchesAsked = shallowRef(0)

  const show = () => {
    entry.value = 'rows'
    if (!isShown.value && files.currentIndex !== undefined) active.value = files.currentIndex
    place.show('games')
  }

  const leave = () => place.show('analysis')

  const toggle = () => (isShown.value ? leave() : show())

  const find = () => {
    entry.value = 'search'
    searchesAsked.value += 1
    place.show('games')
  }

  /** Shows all games of the file with this start, with no other filter. */
  const showStart = (start: GameStart) => {
    filters.filters = { start }
    show()
  }

  /** Shows all games of the file that reach this position. */
  const showPosition = (fen: string) => {
    filters.filters = { position: { fen } }
    show()
  }

  return { active, isShown, entry, searchesAsked, leave, toggle, find, showStart, showPosition }
})
