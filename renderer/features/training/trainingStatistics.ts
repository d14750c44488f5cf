import { opposite, type Color } from '@shared/board/color'
import type { TrainingRecord } from '@shared/ipc/contract'
import { throwNumber } from './training'

/** What the user gave away in a group of trainings or turns. */
export interface GivenAway {
  /** Number of trainings, or of the user's turns. */
  readonly count: number
  /** The mean, in centipawns. */
  readonly given: number
}

/** A group of trainings or turns, by what they have in common. */
export interface StatisticsRow<K> extends GivenAway {
  readonly key: K
}

const meanOf = (amounts: readonly number[]): GivenAway => ({
  count: amounts.length,
  given: amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
})

const grouped = <K extends string>(entries: readonly (readonly [key: K, amount: number])[]) => {
  const groups = new Map<K, number[]>()
  for (const [key, amount] of entries) {
    const group = groups.get(key)
    if (group) group.push(amount)
    else groups.set(key, [amount])
  }
  return [...groups].map(([key, amounts]): StatisticsRow<K> => ({ key, ...meanOf(amounts) }))
}

const worstFirst = <K>(rows: readonly StatisticsRow<K>[]) => rows.toSorted((a, b) => b.given - a.given)

/** The piece of a turn: its letter, or `pair` for the last two at once. */
export type TurnPiece = string

const pieceOf = (uci: string): TurnPiece | undefined =>
  uci.includes('+') ? 'pair' : /^([A-Z])@/.exec(uci)?.[1]

/** The side that makes a turn. Turns alternate, beginning with the side to move after the throw. */
const moverAt = ({ startFen }: TrainingRecord, place: number): Color => {
  const first = startFen.split(' ')[1] === 'b' ? 'black' : 'white'
  return place % 2 === 0 ? first : opposite(first)
}

const ownTurns = (record: TrainingRecord): readonly (readonly [TurnPiece, number])[] =>
  (record.costs ?? []).flatMap((cost, place) => {
    const piece = pieceOf(record.moves[place] ?? '')
    return piece !== undefined && moverAt(record, place) === record.human ? [[piece, cost] as const] : []
  })

/** The most throws listed. */
const MOST_THROWS = 8

/** Statistics of several trainings. */
export interface TrainingStatistics {
  /** The average cost of placing each kind of piece, the highest first; only from trainings with recorded turns. */
  readonly pieces: readonly StatisticsRow<TurnPiece>[]
  readonly colors: readonly StatisticsRow<Color>[]
  readonly systems: readonly StatisticsRow<TrainingRecord['variant']>[]
  /** Throws that were trained more than once. */
  readonly throws: readonly (StatisticsRow<string> & {
    readonly variant: TrainingRecord['variant']
    readonly number: number
  })[]
}

const throwsOf = (records: readonly TrainingRecord[]): TrainingStatistics['throws'] => {
  const named = records.flatMap(record => {
    const number = throwNumber(record)
    return number === undefined ? [] : [{ record, number, key: `${record.variant} ${number}` }]
  })
  const rows = grouped(named.map(({ key, record: { human, given } }) => [key, given[human]] as const))
  return worstFirst(rows.filter(({ count }) => count > 1))
    .slice(0, MOST_THROWS)
    .map(row => {
      const { record, number } = named.find(({ key }) => key === row.key)!
      return { ...row, variant: record.variant, number }
    })
}

/** Statistics of trainings by piece, color, system and throw. */
export const trainingStatistics = (records: readonly TrainingRecord[]): TrainingStatistics => ({
  pieces: worstFirst(grouped(records.flatMap(ownTurns))),
  colors: worstFirst(grouped(records.map(({ human, given }) => [human, given[human]] as const))),
  systems: worstFirst(grouped(records.map(({ variant, human, given }) => [variant, given[human]] as const))),
  throws: throwsOf(records),
})
