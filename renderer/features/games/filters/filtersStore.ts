import { defineStore } from 'pinia'
import { computed } from 'vue'
import { usePerFile } from '../../../openFiles/perFile'
import { type FilterKind, type GameFilters, isFiltered, NO_FILTERS, withoutFilter } from './gameFilters'

/** Which games of each open file are listed, until the program ends. */
export const useFiltersStore = defineStore('filters', () => {
  const filters = usePerFile(() => NO_FILTERS)
  const isAny = computed(() => isFiltered(filters.value))

  /** Sets some and leaves the others as they are. */
  const add = (more: GameFilters) => (filters.value = { ...filters.value, ...more })
  const drop = (kind: FilterKind) => (filters.value = withoutFilter(filters.value, kind))
  const clear = () => (filters.value = NO_FILTERS)

  return { filters, isAny, add, drop, clear }
})
