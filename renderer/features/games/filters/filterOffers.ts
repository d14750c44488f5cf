import type { GameHeader } from '@shared/ipc/contract'
import { headerVariant, isKnown } from './gameHeaders'
import { filterTest, type FilterKind, type Findings, type GameFilters } from './gameFilters'
import { hasThrow, startOfHeader } from './startOfHeader'

/** A filter that can be set, and how many of the games shown now pass it. */
export interface FilterOffer {
  readonly kind: FilterKind
  readonly filters: GameFilters
  readonly count: number
}

const countOf = (games: readonly GameHeader[], filters: GameFilters, findings: Findings): number => {
  const passes = filterTest(filters, findings)
  return passes ? games.filter(passes).length : games.length
}

const candidates = (game: GameHeader, { arrays }: Findings): readonly Omit<FilterOffer, 'count'>[] => {
  const start = startOfHeader(game, arrays)
  const players = [...new Set([game.white, game.black])].filter(isKnown)
  return [
    ...(start ? [{ kind: 'start' as const, filters: { start } }] : []),
    ...(start && hasThrow(start) ? [{ kind: 'throw' as const, filters: { throw: start } }] : []),
    ...players.map(player => ({ kind: 'player' as const, filters: { player } })),
  ]
}

/**
 * Filters that a game suggests: its start, its throw, its players.
 *
 * @param shown the games that pass the filters set so far
 */
export const offersOf = (
  game: GameHeader,
  shown: readonly GameHeader[],
  filters: GameFilters,
  findings: Findings,
): readonly FilterOffer[] =>
  candidates(game, findings)
    .filter(({ kind }) => filters[kind] === undefined)
    .map(offer => ({ ...offer, count: countOf(shown, offer.filters, findings) }))

/** A value that games have, and how many have it. */
export interface ValueCount {
  readonly value: string
  readonly count: number
}

const tally = (games: readonly GameHeader[], valueOf: (game: GameHeader) => string): ValueCount[] => {
  const counts = new Map<string, number>()
  for (const game of games) {
    const value = valueOf(game)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** The systems of games, the most frequent first. */
export const systemCounts = (games: readonly GameHeader[]): readonly ValueCount[] =>
  tally(games, headerVariant).sort((one, other) => other.count - one.count)

const RESULTS: readonly string[] = ['1-0', '1/2-1/2', '0-1', '*']

const resultPlace = ({ value }: ValueCount): number => {
  const place = RESULTS.indexOf(value)
  return place < 0 ? RESULTS.length : place
}

/** The results of games, White's first. */
export const resultCounts = (games: readonly GameHeader[]): readonly ValueCount[] =>
  tally(games, ({ result }) => result).sort((one, other) => resultPlace(one) - resultPlace(other))
