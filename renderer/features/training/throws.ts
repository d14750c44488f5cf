import type { Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { readOneBox } from '@shared/notation/oneBox/oneBox'
import type { ImpossibleReading } from '@shared/notation/oneBox/oneBoxReading'
import { err, ok, type Result } from '@shared/result'
import { completions } from '@shared/setup/ranks/completions'
import type { Rank } from '@shared/setup/ranks/rank'
import { drawStart, seededRandom, type Random } from '@shared/setup/starts/random'
import { relocationSetup, ranksOf, startPosition } from '@shared/setup/starts/startPosition'
import { randomStartCount, randomStartNumber, randomStartSetup } from '@shared/setup/starts/starts'
import { MAX_ARRAYS } from '@shared/solver/setupGraph'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { draw, unpredictableSeed } from '../../variants/drawing'
import { describeImpossible } from '../newAnalysis/describeImpossible'

/**
 * How a training begins: after a throw; if players place all their pieces, with the first of them placed by lot,
 * because the solver cannot see through a setup from empty ranks; or with the orthodox array, whose pieces are
 * relocated.
 */
export type BeginningKind = 'thrown' | 'lot' | 'relocated'

export const beginningKind = (variant: VariantDefinition): BeginningKind => {
  if (relocationSetup(variant)) return 'relocated'
  return randomStartCount(variant) > 1 ? 'thrown' : 'lot'
}

/** How many pieces of each side are left to be placed if the first ones are placed by lot. */
const LEFT_TO_PLACE = 4

/** `count` different random numbers below `most`. */
const drawnPlaces = (random: Random, most: number, count: number): ReadonlySet<number> => {
  const places = new Set<number>()
  while (places.size < count) places.add(random.below(most))
  return places
}

/**
 * A start of the system without a few pieces of each rank, the same number on both, so that it can always be
 * completed.
 */
const lotBeginning = (variant: VariantDefinition, seed: string): Setup => {
  const random = seededRandom(seed === '' ? unpredictableSeed() : seed)
  const { white, black } = ranksOf(variant, drawStart(variant, random, []).setup.board)
  const begun = (rank: Rank): Rank => {
    const open = drawnPlaces(random, rank.length, LEFT_TO_PLACE)
    return rank.map((role, place) => (open.has(place) ? undefined : role))
  }
  return startPosition(variant, { white: begun(white), black: begun(black) })
}

/** The number of arrays that a throw leaves open. */
const arraysOf = (variant: VariantDefinition, { board, pockets }: Setup): number => {
  const ranks = ranksOf(variant, board)
  const countOf = (color: Color) => completions(variant, ranks[color], pockets[color]).length
  return countOf('white') * countOf('black')
}

const isSolvable = (variant: VariantDefinition): boolean => {
  if (variant.setupPhase === undefined) return false
  if (beginningKind(variant) !== 'thrown') return true
  const first = randomStartSetup(variant, 0)
  return first.ok && arraysOf(variant, first.value) <= MAX_ARRAYS
}

/** Systems whose setups the solver can see through from the beginnings of trainings. */
export const trainableSystems = () => VARIANTS.filter(isSolvable)

/** Why a text does not name a throw: it means nothing in the system, or something else. */
type ThrowTextFault = ImpossibleReading | { readonly kind: 'noThrow' }

/** The throw that a text names by number, back ranks or FEN; a number is the number of a throw. */
export const readThrow = (variant: VariantDefinition, text: string): Result<Setup, ThrowTextFault> => {
  const readings = readOneBox(text, variant)
  for (const reading of readings)
    if (reading.kind === 'position' && randomStartNumber(variant, reading.setup) !== undefined)
      return ok(reading.setup)
  const impossible = readings.find(reading => reading.kind === 'impossible')
  return err(impossible ?? { kind: 'noThrow' })
}

/**
 * Throws, or places the first pieces by lot: always the same for the same seed, and unpredictably if it is empty. If
 * pieces are relocated, returns the only beginning.
 */
export const newBeginning = (variant: VariantDefinition, seed = ''): Setup =>
  relocationSetup(variant) ??
  (beginningKind(variant) === 'lot' ? lotBeginning(variant, seed) : draw(variant, 'throw', seed, [])!.setup)

/** Why a text does not name a throw, as a sentence. */
export const describeThrowFault = (fault: ThrowTextFault, variant: VariantDefinition): string =>
  fault.kind === 'noThrow'
    ? t('training.form.noThrow', { system: variantName(variant) })
    : describeImpossible(fault, variant)
