import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useFilesStore } from '../../../openFiles/files'
import { type FilterKind, type GameFilters, isFiltered, NO_FILTERS, withoutFilter } from './gameFilters'

/** Which games of each open file are listed, until the program ends. */
export const useFiltersStore = defineStore('filters', () => {
  const files = useFilesStore()

  /** By file id; a file of which all games are listed has none. */
  const byFile = shallowRef<ReadonlyMap<string, GameFilters>>(new Map())

  /** Those of the current file. */
  const filters = computed({
    get: () => byFile.value.get(files.current?.fileId ?? '') ?? NO_FILTERS,
    set: chosen => {
      if (files.current) byFile.value = new Map(byFile.value).set(files.current.fileId, chosen)
    },
  })

  const isAny = computed(() => isFiltered(filters.value))

  /** Sets some and leaves the others as they are. */
  const add = (more: GameFilters) => (filters.value = { ...filters.value, ...more })
  const drop = (kind: FilterKind) => (filters.value = withoutFilter(filters.value, kind))
  const clear = () => (filters.value = NO_FILTERS)

  return { filters, isAny, add, drop, clear }
})
