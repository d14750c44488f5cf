import { assertNever } from '@shared/exhaustive'
import { randomStartCount, startCount } from '@shared/setup/starts/starts'
import { rankCount } from '@shared/setup/ranks/ranks'
import { variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { openPosition } from '../rules/positions/openPosition'
import type { CountCheck } from './counts'
import type { StepResult, Work } from './stepResult'
import { checkRoundTrips, checkStart } from './roundTrips'
import { arraysBelow } from './setupArrays'
import type { CountStep } from './steps'
import { countedThrows, type CountedThrow } from './throws'

/** The system with the first of its conditions only; made anew each time, and so counted anew. */
const withConditions = (variant: VariantDefinition, first: number): VariantDefinition => ({
  ...variant,
  start: { ...variant.start, conditions: variant.start.conditions.slice(0, first) },
})

/** Two ways of counting that must agree; if they do not, both are told. */
const agreed = (byLists: number, byCore: number): number | string =>
  byLists === byCore ? byLists : `${byLists} by the lists, ${byCore} by the core`

const countThrows = (
  core: Core,
  variant: VariantDefinition,
  count: (counted: CountedThrow['byLists']) => number,
): number | string => {
  let [byLists, byCore] = [0, 0]
  for (const counted of countedThrows(core, variant)) {
    byLists += count(counted.byLists)
    byCore += count(counted.byCore)
  }
  return agreed(byLists, byCore)
}

const countArrays = (core: Core, variant: VariantDefinition, fen: string): number | string => {
  const opened = openPosition(core, { variant: variant.id, fen, options: [] })
  if (!opened.ok) return 'refused'
  using position = opened.value.position
  const numbers = arraysBelow(position)
  return numbers.has(undefined) ? `${numbers.size}, some without a number` : numbers.size
}

const answer = (core: Core, variant: VariantDefinition, check: CountCheck): StepResult => {
  switch (check.kind) {
    case 'starts':
      return { expected: check.count, found: startCount(variant) }
    case 'ranks':
      return { expected: check.count, found: rankCount(variant) }
    case 'conditions':
      return { expected: check.count, found: rankCount(withConditions(variant, check.first)) }
    case 'random-starts':
      return { expected: check.count, found: randomStartCount(variant) }
    case 'start':
      return checkStart(variant, 'starts', check.number, check.fen)
    case 'random-start':
      return checkStart(variant, 'random-starts', check.number, check.fen)
    case 'throws':
      return {
        expected: check.count,
        found: countThrows(core, variant, ({ ways }) => (ways === check.ways ? 1 : 0)),
      }
    case 'first-placements':
      return { expected: check.count, found: countThrows(core, variant, ({ placements }) => placements) }
    case 'arrays':
      return { expected: check.count, found: countArrays(core, variant, check.fen) }
    default:
      return assertNever(check)
  }
}

/** Counts or numbers what the step asks for. */
export function* countStarts(core: Core, { variant: id, check }: CountStep): Work {
  const variant = variantById(id)
  return check.kind === 'round-trips' ? yield* checkRoundTrips(variant, check) : answer(core, variant, check)
}
