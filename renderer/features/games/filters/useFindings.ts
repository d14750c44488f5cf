import { computed } from 'vue'
import type { FileError, FoundGame, GameQuery, SearchEnd } from '@shared/ipc/contract'
import { useFilesStore } from '../../../openFiles/files'
import { type Findings, NO_FINDINGS } from './gameFilters'

export type SearchKind = GameQuery['kind']

/** A search through the moves of a file, running or ended. */
export interface GameSearch {
  readonly query: GameQuery
  /** The file and the query: a search with the same key need not be run again. */
  readonly key: string
  /** Undefined until it has begun. */
  readonly searchId: string | undefined
  readonly state: 'running' | 'refused' | SearchEnd['ending']
  /** Number of games searched so far. */
  readonly looked: number
  readonly games: number
  /** By the places of the games in the file as it was read; grows while the search runs. */
  readonly found: ReadonlyMap<number, FoundGame>
  /** Why the search could not begin. */
  readonly error?: FileError
}

/** What searches through the current file have found, by the places of the games in the list. */
export const useFindings = (searchOf: (kind: SearchKind) => GameSearch | undefined) => {
  const files = useFilesStore()

  /** What was found in the file, by places in the list: the user may have moved the games. */
  const listedFound = (kind: SearchKind): readonly (readonly [place: number, game: FoundGame])[] => {
    const found = searchOf(kind)?.found
    if (!found) return []
    const slots = files.lists.get(files.current?.fileId ?? '')?.slots
    if (!slots) return [...found]
    return slots.flatMap(({ stored }, place) => {
      const game = stored === undefined ? undefined : found.get(stored)
      return game ? [[place, game] as const] : []
    })
  }

  const placesOf = (kind: SearchKind): ReadonlySet<number> =>
    new Set(listedFound(kind).map(([place]) => place))

  const surveyed = computed(() => listedFound('survey'))

  const arrays = computed<Findings['arrays']>(() => {
    const known = surveyed.value.flatMap(([place, { array }]) =>
      array === undefined ? [] : [[place, array] as const],
    )
    return known.length === 0 ? NO_FINDINGS.arrays : new Map(known)
  })
  const faults = computed(
    () =>
      new Map(
        surveyed.value.flatMap(([place, { faults: found }]) => (found ? [[place, found] as const] : [])),
      ),
  )
  const withMoves = computed(() => placesOf('moves'))
  const withPosition = computed(() => placesOf('position'))

  const findings = computed<Findings>(() => ({
    arrays: arrays.value,
    faults: faults.value,
    withMoves: withMoves.value,
    withPosition: withPosition.value,
  }))

  /** Whether every game has been surveyed. */
  const isSurveyed = computed(() => searchOf('survey')?.state === 'finished')

  /** The ply at which the search has a hit in the game at a place of the list. */
  const plyFound = (place: number): number | undefined => {
    const stored = files.storedAt(files.current?.fileId ?? '', place)
    const search = searchOf('position') ?? searchOf('moves')
    return stored === undefined ? undefined : search?.found.get(stored)?.ply
  }

  return { findings, arrays, faults, isSurveyed, plyFound }
}
