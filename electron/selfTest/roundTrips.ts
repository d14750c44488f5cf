import type { Setup } from '@shared/board/setup'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import type { Result } from '@shared/result'
import {
  randomStartCount,
  randomStartNumber,
  randomStartSetup,
  startCount,
  startNumber,
  startSetup,
  type StartError,
} from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import type { RoundTrips, StepResult, Work } from './steps'

interface Numbering {
  readonly count: (variant: VariantDefinition) => number
  readonly at: (variant: VariantDefinition, number: number) => Result<Setup, StartError>
  readonly numberOf: (variant: VariantDefinition, setup: Setup) => number | undefined
}

const NUMBERINGS: Readonly<Record<RoundTrips['of'], Numbering>> = {
  starts: { count: startCount, at: startSetup, numberOf: startNumber },
  'random-starts': { count: randomStartCount, at: randomStartSetup, numberOf: randomStartNumber },
}

/** The FEN of the position with a number; undefined if there is none. */
const fenAt = (variant: VariantDefinition, of: RoundTrips['of'], number: number): string | undefined => {
  const setup = NUMBERINGS[of].at(variant, number)
  return setup.ok ? makeFen(variant, setup.value) : undefined
}

/** The number of the position in a FEN; undefined if it has none. */
const numberIn = (variant: VariantDefinition, of: RoundTrips['of'], fen: string): number | undefined => {
  const read = parseFen(variant, fen)
  return read.ok ? NUMBERINGS[of].numberOf(variant, read.value.setup) : undefined
}

/** Checks that a number leads to the FEN, and the FEN to the number. */
export const checkStart = (
  variant: VariantDefinition,
  of: RoundTrips['of'],
  number: number,
  fen: string,
): StepResult => {
  const found = fenAt(variant, of, number)
  if (found !== fen) return { expected: fen, found: found ?? 'no such number' }
  const back = numberIn(variant, of, fen)
  return { expected: fen, found: back === number ? fen : `${fen}, read as number ${back ?? 'none'}` }
}

/** The cost of a round trip, as a number of leaves. */
export const ROUND_TRIP = 2500

/** How many round trips are made without a pause. */
const IN_ONE_GO = 500

/** The numbers at both ends, each once. */
function* endsOf(count: number, each: number): Generator<number> {
  for (let number = 0; number < Math.min(each, count); number += 1) yield number
  for (let number = Math.max(each, count - each); number < count; number += 1) yield number
}

const isThereAndBack = (variant: VariantDefinition, of: RoundTrips['of'], number: number): boolean => {
  const fen = fenAt(variant, of, number)
  return fen !== undefined && numberIn(variant, of, fen) === number
}

/** The numbers just beyond either end that have a position all the same; there should be none. */
const strangers = (variant: VariantDefinition, of: RoundTrips['of'], count: number): readonly number[] =>
  [-1, count].filter(number => fenAt(variant, of, number) !== undefined)

/** The most numbers that make a round trip. */
export const tripsOf = (variant: VariantDefinition, { of, each }: RoundTrips): number =>
  Math.min(2 * each, NUMBERINGS[of].count(variant))

/** Goes from number to position to FEN and back, for the numbers at both ends; checks that there is nothing beyond them. */
export function* checkRoundTrips(variant: VariantDefinition, { of, each }: RoundTrips): Work {
  const count = NUMBERINGS[of].count(variant)
  const lost: number[] = []
  let tried = 0
  for (const number of endsOf(count, each)) {
    if (!isThereAndBack(variant, of, number)) lost.push(number)
    tried += 1
    if (tried % IN_ONE_GO === 0) yield IN_ONE_GO * ROUND_TRIP
  }
  lost.push(...strangers(variant, of, count))
  const first = lost[0]
  const back = tried - lost.length
  return { expected: tried, found: first === undefined ? back : `${back}, lost first: ${first}` }
}
