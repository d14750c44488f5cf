import { defineStore } from 'pinia'
import { computed, type ShallowRef, shallowRef, watch } from 'vue'
import type { FoundGame, GameQuery, SearchEnd, SearchProgress } from '@shared/ipc/contract'
import { bridge } from '../../../ipc/client'
import { useFilesStore } from '../../../openFiles/files'
import { useFiltersStore } from './filtersStore'
import type { GameFilters } from './gameFilters'
import type { GameStart } from './startOfHeader'
import { type GameSearch, type SearchKind, useFindings } from './useFindings'

const KINDS: readonly SearchKind[] = ['moves', 'position', 'survey']

/** Files up to this many games are surveyed without being asked, which takes less than a second. */
const SURVEYED_UNASKED = 5_000

const hasSetup = (start: GameStart | undefined): boolean => start?.variant.setupPhase !== undefined

const needsSurvey = ({ withFaults, start, throw: thrown }: GameFilters): boolean =>
  withFaults === true || hasSetup(start) || hasSetup(thrown)

/** The searches through the moves of the current file. At most one search of each kind is running. */
export const useGameSearchStore = defineStore('gameSearch', () => {
  const files = useFilesStore()
  const filters = useFiltersStore()

  const states: Readonly<Record<SearchKind, ShallowRef<GameSearch | undefined>>> = {
    moves: shallowRef(),
    position: shallowRef(),
    survey: shallowRef(),
  }
  /** Ids of files to be surveyed whether or not a filter needs it. */
  const surveyAsked = shallowRef<ReadonlySet<string>>(new Set())

  const change = (searchId: string, f: (search: GameSearch) => GameSearch) => {
    for (const kind of KINDS) {
      const search = states[kind].value
      if (search?.searchId === searchId) states[kind].value = f(search)
    }
  }

  const wantedOf = (kind: SearchKind): GameQuery | undefined => {
    const { moves, position } = filters.filters
    const file = files.current
    if (kind === 'moves') return moves && { kind, sans: moves }
    if (kind === 'position') return position && { kind, fen: position.fen }
    const isAsked = file && (surveyAsked.value.has(file.fileId) || needsSurvey(filters.filters))
    return isAsked ? { kind } : undefined
  }

  const leave = (search: GameSearch | undefined) => {
    if (search?.searchId !== undefined && search.state === 'running')
      void bridge().request('search:cancel', search.searchId)
  }

  const begin = async (fileId: string, query: GameQuery, key: string) => {
    const games = files.current?.games.length ?? 0
    const search: GameSearch = {
      query,
      key,
      searchId: undefined,
      state: 'running',
      looked: 0,
      games,
      found: new Map(),
    }
    const state = states[query.kind]
    state.value = search
    const answer = await bridge().request('search:start', fileId, query)
    const isWanted = state.value === search
    if (!answer.ok) {
      if (isWanted) state.value = { ...search, state: 'refused', error: answer.error }
    } else if (isWanted) state.value = { ...search, searchId: answer.value }
    else await bridge().request('search:cancel', answer.value)
  }

  /** Starts the search of a kind if it is wanted, and stops one that is not. */
  const follow = (kind: SearchKind) => {
    const file = files.current
    const query = file && wantedOf(kind)
    const present = states[kind].value
    const key = file && query ? JSON.stringify([file.fileId, file.hash, query]) : undefined
    if (present?.key === key) return
    leave(present)
    states[kind].value = undefined
    if (file && query && key !== undefined) void begin(file.fileId, query, key)
  }

  for (const kind of KINDS)
    watch([() => files.current, () => filters.filters, surveyAsked], () => follow(kind), { immediate: true })

  const receive = ({ searchId, looked, found }: SearchProgress) =>
    change(searchId, search => {
      const all = search.found as Map<number, FoundGame>
      for (const game of found) all.set(game.index, game)
      return { ...search, looked }
    })

  const finish = ({ searchId, ending }: SearchEnd) =>
    change(searchId, search => ({ ...search, state: ending }))

  const cancel = (kind: SearchKind) => leave(states[kind].value)

  /** Restarts a search that did not finish. */
  const again = (kind: SearchKind) => {
    states[kind].value = undefined
    follow(kind)
  }

  /** Has the current file surveyed; without `asked` only if it is small enough to take hardly any time. */
  const survey = (asked = false) => {
    const file = files.current
    if (file && (asked || file.games.length <= SURVEYED_UNASKED))
      surveyAsked.value = new Set(surveyAsked.value).add(file.fileId)
  }

  const found = useFindings(kind => states[kind].value)

  /** The searches of the current file, finished or not. */
  const searches = computed(() => KINDS.flatMap(kind => states[kind].value ?? []))

  return { searches, receive, finish, cancel, again, survey, ...found }
})
