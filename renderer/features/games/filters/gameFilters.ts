import type { GameHeader } from '@shared/ipc/contract'
import { canShareThrow } from '@shared/setup/starts/sameThrow'
import { headerVariant } from './gameHeaders'
import { type DateRange, isInDateRange } from './dateRange'
import { type Arrays, type GameStart, NO_ARRAYS, ranksOfStart, startOfHeader } from './startOfHeader'

/** A range of places in the file, from 1; open where a side is missing. */
export interface NumberRange {
  readonly from?: number
  readonly to?: number
}

/** The filters of a file; without one, all games pass. */
export interface GameFilters {
  /** Games from the same start of the same system. */
  readonly start?: GameStart
  /** Games whose starts can come from one and the same throw. */
  readonly throw?: GameStart
  /** Games of a player, with either color; the name as in the tag. */
  readonly player?: string
  /** Games of a system, by the name that lists give it. */
  readonly system?: string
  /** As in the tag. */
  readonly result?: string
  readonly dates?: DateRange
  readonly numbers?: NumberRange
  readonly withFaults?: true
  /** Moves in a row, in SAN. */
  readonly moves?: readonly string[]
  /** A position that games have to reach. */
  readonly position?: { readonly fen: string }
}

export type FilterKind = keyof GameFilters

export const NO_FILTERS: GameFilters = {}

/** In the order in which they appear above the table. */
export const FILTER_KINDS = [
  'start',
  'throw',
  'player',
  'system',
  'result',
  'dates',
  'numbers',
  'withFaults',
  'moves',
  'position',
] as const satisfies readonly FilterKind[]

export const isFiltered = (filters: GameFilters): boolean =>
  FILTER_KINDS.some(kind => filters[kind] !== undefined)

export const withoutFilter = (filters: GameFilters, kind: FilterKind): GameFilters => {
  const { [kind]: left, ...rest } = filters
  return left === undefined ? filters : rest
}

/** What is known about games beyond their tags. A game about which it is not known yet does not pass. */
export interface Findings {
  readonly arrays: Arrays
  /** The number of faults, for games that have any. */
  readonly faults: ReadonlyMap<number, number>
  readonly withMoves: ReadonlySet<number>
  readonly withPosition: ReadonlySet<number>
}

const NOTHING: ReadonlySet<number> = new Set()

export const NO_FINDINGS: Findings = {
  arrays: NO_ARRAYS,
  faults: new Map(),
  withMoves: NOTHING,
  withPosition: NOTHING,
}

type Test = (game: GameHeader) => boolean

const isFromThrow = (start: GameStart, { arrays }: Findings): Test => {
  const ranks = ranksOfStart(start)
  const seen = new Map<GameStart, boolean>()
  return game => {
    const own = startOfHeader(game, arrays)
    if (own?.variant.id !== start.variant.id) return false
    const known = seen.get(own) ?? canShareThrow(start.variant, ranks, ranksOfStart(own))
    seen.set(own, known)
    return known
  }
}

const isInNumbers = (number: number, { from = 1, to = Infinity }: NumberRange): boolean =>
  number >= from && number <= to

/** The test of each filter that is set. */
const TESTS: {
  readonly [K in FilterKind]: (asked: NonNullable<GameFilters[K]>, findings: Findings) => Test
} = {
  start: (start, findings) => game => startOfHeader(game, findings.arrays) === start,
  throw: isFromThrow,
  player: player => game => game.white === player || game.black === player,
  system: system => game => headerVariant(game) === system,
  result: result => game => game.result === result,
  dates: dates => game => isInDateRange(game.date, dates),
  numbers: numbers => game => isInNumbers(game.index + 1, numbers),
  withFaults: (_, findings) => game => findings.faults.has(game.index),
  moves: (_, findings) => game => findings.withMoves.has(game.index),
  position: (_, findings) => game => findings.withPosition.has(game.index),
}

const testOf = (kind: FilterKind, filters: GameFilters, findings: Findings): Test | undefined => {
  const asked = filters[kind]
  if (asked === undefined) return undefined
  return (TESTS[kind] as (asked: unknown, findings: Findings) => Test)(asked, findings)
}

/** The test whether a game passes all filters that are set; undefined if none is. */
export const filterTest = (filters: GameFilters, findings: Findings): Test | undefined => {
  const tests = FILTER_KINDS.flatMap(kind => testOf(kind, filters, findings) ?? [])
  return tests.length === 0 ? undefined : game => tests.every(test => test(game))
}
