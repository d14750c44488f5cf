import { COLORS } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { readOneBox } from '@shared/notation/oneBox/oneBox'
import type { ImpossibleReading } from '@shared/notation/oneBox/oneBoxReading'
import { err, ok, type Result } from '@shared/result'
import { completions } from '@shared/setup/ranks/completions'
import { relocationSetup, ranksOf } from '@shared/setup/starts/startPosition'
import { randomStartCount, randomStartNumber, randomStartSetup } from '@shared/setup/starts/starts'
import { MAX_ARRAYS } from '@shared/solver/setupGraph'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { draw } from '../../variants/drawing'

/** Where a training begins, if there is only one beginning: pieces are relocated, not thrown. */
const onlyBeginning = (variant: VariantDefinition): Setup | undefined => relocationSetup(variant)

/** Dice decide where a training begins. */
export const isThrown = (variant: VariantDefinition): boolean =>
  onlyBeginning(variant) === undefined && randomStartCount(variant) > 1

/** How many arrays a throw leaves. */
const arraysOf = (variant: VariantDefinition, { board, pockets }: Setup): number => {
  const ranks = ranksOf(variant, board)
  return COLORS.map(color => completions(variant, ranks[color], pockets[color]).length).reduce(
    (a, b) => a * b,
  )
}

const isSolvable = (variant: VariantDefinition): boolean => {
  if (variant.setupPhase === undefined) return false
  if (onlyBeginning(variant)) return true
  const first = randomStartSetup(variant, 0)
  return first.ok && arraysOf(variant, first.value) <= MAX_ARRAYS
}

/** Systems with a setup that the solver can see through from its beginning. */
export const trainableSystems = () => VARIANTS.filter(isSolvable)

/** Why a text names no throw: it means nothing in the system, or something else. */
export type ThrowTextFault = ImpossibleReading | { readonly kind: 'noThrow' }

/** The throw that a number, back ranks or a FEN name; a number is that of a throw. */
export const readThrow = (variant: VariantDefinition, text: string): Result<Setup, ThrowTextFault> => {
  const readings = readOneBox(text, variant)
  for (const reading of readings)
    if (reading.kind === 'position' && randomStartNumber(variant, reading.setup) !== undefined)
      return ok(reading.setup)
  const impossible = readings.find(reading => reading.kind === 'impossible')
  return err(impossible ?? { kind: 'noThrow' })
}

/**
 * Throws, always the same for the same seed, and unpredictable where it is empty. Where nothing is thrown, the
 * only beginning.
 */
export const newBeginning = (variant: VariantDefinition, seed = ''): Setup =>
  onlyBeginning(variant) ?? draw(variant, 'throw', seed, [])!.setup
