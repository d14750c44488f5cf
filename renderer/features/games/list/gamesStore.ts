import { defineStore } from 'pinia'
import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { filterTest } from '../filters/gameFilters'
import { useFiltersStore } from '../filters/filtersStore'
import { useGameSearchStore } from '../filters/gameSearchStore'
import { usePerFile } from '../../../openFiles/perFile'
import { FILE_ORDER, placesInOrder } from './gameOrder'
import { matchingGames, searchIndex, widerQuery } from './searchGames'
import { useFilesStore } from '../../../openFiles/files'
import { useNoticesStore } from '../../../stores/notices'

/**
 * The game after (1) or before (-1) game `here` in the order in which games are listed; undefined at the end.
 *
 * @param order all games of the file, as they are listed
 * @param found the games to step through; undefined for all. `here` need not be one of them
 */
export const gameBeside = (
  here: number,
  by: 1 | -1,
  order: readonly number[],
  found: ReadonlySet<number> | undefined,
): number | undefined => {
  const isSeen = (game: number) => found?.has(game) ?? true
  const place = order.indexOf(here)
  if (place < 0) return undefined
  return by === 1 ? order.slice(place + 1).find(isSeen) : order.slice(0, place).findLast(isSeen)
}

/** The search in each open file, the order of its games, and the step from one found game to the next. */
export const useLibraryStore = defineStore('library', () => {
  const files = useFilesStore()
  const filters = useFiltersStore()
  const notices = useNoticesStore()
  const search = useGameSearchStore()

  /** The search text; it is kept while the list is hidden. */
  const query = usePerFile(() => '')
  /** How the games are listed. */
  const order = usePerFile(() => FILE_ORDER)
  const places = computed(() =>
    placesInOrder(files.current?.games ?? [], order.value, {
      // A getter, so that arrays are looked for only if the games are sorted by them.
      get arrays() {
        return search.arrays
      },
      get faults() {
        return search.faults
      },
    }),
  )

  /** Folding all names takes a moment in a large file, so it is done once. */
  const index = computed(() => searchIndex(files.current?.games ?? []))
  const isSearching = computed(() => query.value.trim() !== '')
  const matching = computed(() =>
    isSearching.value ? new Set(matchingGames(index.value, query.value)) : undefined,
  )
  const passing = computed(() => filterTest(filters.filters, search.findings))

  /** The games that pass all filters, whatever the search text; undefined if no filter is set. */
  const filtered = computed<ReadonlySet<number> | undefined>(() => {
    const passes = passing.value
    if (!passes) return undefined
    const left = new Set<number>()
    for (const [place, game] of (files.current?.games ?? []).entries()) if (passes(game)) left.add(place)
    return left
  })

  /** The games that pass all filters and fit the search; undefined for all of them. */
  const found = computed<ReadonlySet<number> | undefined>(() => {
    const [passed, fitting] = [filtered.value, matching.value]
    if (!passed || !fitting) return passed ?? fitting
    return new Set([...fitting].filter(place => passed.has(place)))
  })

  /** Places of the games that are listed, in that order. */
  const shown = computed<readonly number[]>(() => {
    const listed = found.value
    return listed ? places.value.filter(place => listed.has(place)) : places.value
  })

  /** Whether all games are shown in the order of the file, so that moving up and down makes sense. */
  const isInFileOrder = computed(() => !found.value && order.value.by === 'number' && !order.value.falling)

  /** A shorter query that finds something, if nothing is listed. */
  const wider = computed(() => (shown.value.length === 0 ? widerQuery(index.value, query.value) : undefined))

  const endWords = (by: 1 | -1): string => {
    if (filters.isAny) return t(by === 1 ? 'games.ends.lastShown' : 'games.ends.firstShown')
    if (isSearching.value)
      return t(by === 1 ? 'games.ends.lastFound' : 'games.ends.firstFound', { query: query.value.trim() })
    return t(by === 1 ? 'games.ends.last' : 'games.ends.first', { file: files.current?.name ?? '' })
  }

  /** Opens the next or previous game of the file, or of the games found during a search. */
  const step = async (by: 1 | -1) => {
    const file = files.current
    const here = files.currentIndex
    if (!file || here === undefined) return
    const next = gameBeside(here, by, places.value, found.value)
    if (next === undefined) notices.tell('note', endWords(by))
    else await files.openGame(file.fileId, next)
  }

  return { query, order, matching, filtered, found, shown, isInFileOrder, wider, step }
})
