import type { Setup } from '../../board/setup'
import type { Result } from '../../result'
import { randomRanksOf } from '../../setup/ranks/randomRanks'
import { rankLetters } from '../../setup/ranks/rank'
import { rankCount } from '../../setup/ranks/ranks'
import { parseRanks } from '../../setup/starts/rankStrip'
import { isSamePosition } from '../../setup/starts/sameSetup'
import { SCHARNAGL_RANKS, scharnaglRank } from '../../setup/ranks/scharnagl'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '../../setup/starts/starts'
import { ORTHODOX_ARMY, type VariantDefinition } from '../../variants/variant'
import { impossibleReading, positionReading, type NumberError, type OneBoxReading } from './oneBoxReading'

const ORTHODOX_WIDTH = 8

type NumberKind = Extract<NumberError, { reason: 'outOfRange' }>['as']

const outOfRange = (as: NumberKind, found: number, count: number): OneBoxReading =>
  impossibleReading({ kind: 'number', reason: 'outOfRange', as, found, count })

const isWithin = (number: number, count: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < count

/** A reading by Chess960 numbers, marked as such if the system itself numbers its ranks differently. */
const scharnaglReading = ({ start }: VariantDefinition, setup: Setup): OneBoxReading => ({
  ...positionReading(setup),
  ...(start.numbering !== 'scharnagl' && { readAs: 'scharnagl' }),
})

const readingOf = (read: Result<Setup, unknown>): readonly OneBoxReading[] =>
  read.ok ? [positionReading(read.value)] : []

/** The back rank of a Chess960 number in letters; useful only if the army is orthodox. */
const scharnaglText = (number: number): string | undefined => {
  const rank = scharnaglRank(number)
  return rank && rankLetters(ORTHODOX_ARMY, rank)
}

const hasOrthodoxRank = ({ start }: VariantDefinition): boolean => {
  const shuffled = start.shuffles.flatMap(({ pieces }) => pieces)
  return shuffled.length === 0 || (shuffled.length === ORTHODOX_WIDTH && start.shuffles.length === 1)
}

const asThrow = (variant: VariantDefinition, number: number): readonly OneBoxReading[] => {
  const count = randomStartCount(variant)
  if (count === 0) return []
  return isWithin(number, count)
    ? readingOf(randomStartSetup(variant, number))
    : [outOfRange('throw', number, count)]
}

const asStart = (
  variant: VariantDefinition,
  number: number,
  options: readonly string[],
): readonly OneBoxReading[] => {
  const count = startCount(variant)
  return isWithin(number, count)
    ? readingOf(startSetup(variant, number, options))
    : [outOfRange('start', number, count)]
}

/** Reads a Chess960 number for both sides. A number out of range is reported only if the system numbers its ranks this way. */
const asScharnagl = (
  variant: VariantDefinition,
  number: number,
  options: readonly string[],
): readonly OneBoxReading[] => {
  if (!hasOrthodoxRank(variant)) return []
  const text = isWithin(number, SCHARNAGL_RANKS) ? scharnaglText(number) : undefined
  if (text !== undefined) {
    const read = parseRanks(variant, text, options)
    return read.ok ? [scharnaglReading(variant, read.value)] : []
  }
  const isNumberedSo = variant.start.numbering === 'scharnagl' && startCount(variant) !== SCHARNAGL_RANKS
  return isNumberedSo ? [outOfRange('scharnagl', number, SCHARNAGL_RANKS)] : []
}

/** The possible meanings of a single number: a throw, a start, or a Chess960 number for both sides. */
export const readNumber = (
  variant: VariantDefinition,
  number: number,
  options: readonly string[],
): readonly OneBoxReading[] =>
  withoutRepeats([
    ...asThrow(variant, number),
    ...asStart(variant, number, options),
    ...asScharnagl(variant, number, options),
  ])

/** Keeps only the first reading of each position. */
export const withoutRepeats = (readings: readonly OneBoxReading[]): readonly OneBoxReading[] =>
  readings.filter(
    (reading, place) =>
      reading.kind !== 'position' ||
      !readings
        .slice(0, place)
        .some(other => other.kind === 'position' && isSamePosition(other.setup, reading.setup)),
  )

interface Pair {
  readonly white: number
  readonly black: number
}

/** The number of a pair that is out of range, if there is one. */
const strayOf = ({ white, black }: Pair, count: number): number | undefined =>
  [white, black].find(number => !isWithin(number, count))

const asThrowRanks = (variant: VariantDefinition, pair: Pair): readonly OneBoxReading[] => {
  const count = randomRanksOf(variant)?.count ?? 0
  if (count < 2) return []
  const stray = strayOf(pair, count)
  return stray === undefined
    ? readingOf(randomStartSetup(variant, pair.white * count + pair.black))
    : [outOfRange('throwRank', stray, count)]
}

/** A pair of numbers read as ranks in alphabetical order; {@link asScharnaglPair} reads Scharnagl's numbers. */
const asRanks = (
  variant: VariantDefinition,
  pair: Pair,
  options: readonly string[],
): readonly OneBoxReading[] => {
  if (variant.start.black !== 'independent' || variant.start.numbering === 'scharnagl') return []
  const count = rankCount(variant)
  const stray = strayOf(pair, count)
  return stray === undefined
    ? readingOf(startSetup(variant, pair.white * count + pair.black, options))
    : [outOfRange('rank', stray, count)]
}

const asScharnaglPair = (
  variant: VariantDefinition,
  pair: Pair,
  options: readonly string[],
): readonly OneBoxReading[] => {
  if (!hasOrthodoxRank(variant)) return []
  const stray = strayOf(pair, SCHARNAGL_RANKS)
  if (stray !== undefined) return [outOfRange('scharnagl', stray, SCHARNAGL_RANKS)]
  const text = `${scharnaglText(pair.white)!}/${scharnaglText(pair.black)!}`
  const read = parseRanks(variant, text, options)
  return read.ok ? [scharnaglReading(variant, read.value)] : [impossibleReading(read.error)]
}

/** The possible meanings of two numbers, White's first: thrown ranks, ranks of the system, or Chess960 numbers. */
export const readNumberPair = (
  variant: VariantDefinition,
  white: number,
  black: number,
  options: readonly string[],
): readonly OneBoxReading[] => {
  const pair = { white, black }
  const readings = [
    ...asScharnaglPair(variant, pair, options),
    ...asRanks(variant, pair, options),
    ...asThrowRanks(variant, pair),
  ]
  return readings.length > 0
    ? withoutRepeats(readings)
    : [impossibleReading({ kind: 'number', reason: 'oneIsEnough' })]
}
