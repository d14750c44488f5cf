import { err, ok } from '@shared/result'
import type { SetupArray, SetupGraph } from '@shared/solver/setupGraph'
import type { Answered } from '../io/answers'

/** A value as it is written in a file. */
export interface GivenValue {
  /** Its place for error messages, such as `line 3`. */
  readonly place: string
  /** The line parsed as JSON; undefined if it is not valid. */
  readonly entry: unknown
}

/** A limit beyond any mate score. */
const MAX_VALUE = 1_000_000_000

/** The most items of one kind listed in an error. */
const NAMED = 8

const nameOf = ({ white, black }: Pick<SetupArray, 'white' | 'black'>): string => `${white}/${black}`

/** A list such as `a; b; and 3 more`. */
const listed = (items: readonly string[], joint: string): string =>
  items.length <= NAMED
    ? items.join(joint)
    : `${items.slice(0, NAMED).join(joint)}${joint}and ${items.length - NAMED} more`

interface Valued {
  readonly white: string
  readonly black: string
  readonly value: number
}

const parseEntry = (entry: unknown): Answered<Valued> => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return err('is no JSON object')
  const { white, black, value } = entry as Readonly<Record<string, unknown>>
  if (typeof white !== 'string') return err('lacks white, a rank')
  if (typeof black !== 'string') return err('lacks black, a rank')
  if (typeof value !== 'number') return err('lacks value, a number of centipawns')
  return Math.abs(value) <= MAX_VALUE ? ok({ white, black, value }) : err(`has a value beyond ${MAX_VALUE}`)
}

/** Fills in values one by one, and collects their faults. */
const collect = (arrays: readonly SetupArray[], given: Iterable<GivenValue>) => {
  const places = new Map(arrays.map((array, index) => [nameOf(array), index]))
  const seen = new Map<number, string>()
  const values = new Float64Array(arrays.length)
  const faults: string[] = []
  for (const { place, entry } of given) {
    const valued = parseEntry(entry)
    const index = valued.ok ? places.get(nameOf(valued.value)) : undefined
    if (!valued.ok) faults.push(`${place} ${valued.error}`)
    else if (index === undefined)
      faults.push(`${place}: ${nameOf(valued.value)} is no array that can arise here`)
    else if (seen.has(index))
      faults.push(`${place}: ${nameOf(valued.value)} has its value in ${seen.get(index)!}`)
    else {
      seen.set(index, place)
      values[index] = valued.value.value
    }
  }
  const missing = arrays.filter((_, index) => !seen.has(index)).map(nameOf)
  return { values, faults, missing }
}

/**
 * The value of every array in centipawns from White's view, in the order of the graph. Reports every fault of those
 * given: an entry that is not an object, a missing field, an array that cannot arise or is given twice, and arrays
 * without a value.
 */
export const fillIn = ({ arrays }: SetupGraph, given: Iterable<GivenValue>): Answered<Float64Array> => {
  const { values, faults, missing } = collect(arrays, given)
  const gap = `no value for ${missing.length} of ${arrays.length} arrays: ${listed(missing, ', ')}`
  const all = [listed(faults, '; '), missing.length > 0 ? gap : ''].filter(Boolean)
  return all.length === 0 ? ok(values) : err(all.join('; '))
}
