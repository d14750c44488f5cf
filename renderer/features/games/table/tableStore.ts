import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useFilesStore } from '../../../openFiles/files'
import { usePerFile } from '../../../openFiles/perFile'
import { usePlaceStore } from '../../../workbench/place'
import { useFiltersStore } from '../filters/filtersStore'
import type { GameStart } from '../filters/startOfHeader'

/** The table of games: the one with the cursor, and the ways that lead to it. */
export const useTableStore = defineStore('gamesTable', () => {
  const files = useFilesStore()
  const filters = useFiltersStore()
  const place = usePlaceStore()

  /** The place of the game whose row has the cursor; at first the one that is open. */
  const active = usePerFile(() => files.currentIndex ?? 0)

  const isShown = computed(() => place.current === 'games')

  /** Where the keys go when the table comes: into its rows, or into its search. */
  const entry = shallowRef<'rows' | 'search'>('rows')
  /** Counts the requests to search, for a table that is there already. */
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

  /** All games of the file with this start and no other filter. */
  const showStart = (start: GameStart) => {
    filters.filters = { start }
    show()
  }

  /** All games of the file that reach this position. */
  const showPosition = (fen: string) => {
    filters.filters = { position: { fen } }
    show()
  }

  return { active, isShown, entry, searchesAsked, show, leave, toggle, find, showStart, showPosition }
})
