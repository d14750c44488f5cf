import { assertNever } from '@shared/exhaustive'
import {
  randomStartCount,
  startCount,
  randomStartSetup,
  startNumberOfBoard,
} from '@shared/setup/starts/starts'
import { rankCount } from '@shared/setup/ranks/ranks'
import { variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { openPosition } from '../rules/positions/openPosition'
import type { CountCheck } from './counts'
import { checkRoundTrips, checkStart } from './roundTrips'
import type { CountStep, StepResult, Work } from './steps'
import { unwrap } from '@shared/result'
import { completions, countedPlacements } from '@shared/setup/ranks/completions'
import { ranksOf } from '@shared/setup/starts/startPosition'
import { Position } from '../core/position'
import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'

const isInSetup = ({ memory, pockets }: Setup): boolean =>
  memory.relocation !== undefined || pocketSize(pockets.white) + pocketSize(pockets.black) > 0

/**
 * The distinct numbers of all arrays in which the setup phase can end; undefined in the set stands for arrays that have no number. The
 * position is the same afterwards.
 */
const arraysBelow = (position: Position): ReadonlySet<number | undefined> => {
  const numbers = new Set<number | undefined>()
  const visit = (): void => {
    const setup = position.setup()
    if (!isInSetup(setup)) {
      numbers.add(startNumberOfBoard(position.variant, setup.board))
      return
    }
    for (const move of position.legalMoves()) {
      position.play(move)
      visit()
      position.undo()
    }
  }
  visit()
  return numbers
}

/** What remains to be placed after a side's throw, counted from the lists that the dialogs use and by the core. */
interface CountedThrow {
  readonly byLists: { readonly ways: number; readonly placements: number }
  readonly byCore: { readonly ways: number; readonly placements: number }
}

/** Goes through every throw of a side once, with the same throw for Black; there are none in a system without placement. */
function* countedThrows(core: Core, variant: VariantDefinition): Generator<CountedThrow> {
  const throws = Math.round(Math.sqrt(randomStartCount(variant)))
  for (let number = 0; number < throws; number += 1) {
    const setup = unwrap(randomStartSetup(variant, number * throws + number))
    const rank = ranksOf(variant, setup.board).white
    const pocket = setup.pockets.white
    using position = unwrap(Position.from(core, variant, setup))
    yield {
      byLists: {
        ways: completions(variant, rank, pocket).length,
        placements: countedPlacements(variant, rank, pocket).filter(one => one.completions > 0).length,
      },
      byCore: { ways: position.completions('white'), placements: position.legalMoves().length },
    }
  }
}

/** The system with only the first of its conditions; a new object each time, so that nothing remembered is used. */
const withConditions = (variant: VariantDefinition, first: number): VariantDefinition => ({
  ...variant,
  start: { ...variant.start, conditions: variant.start.conditions.slice(0, first) },
})

/** Two ways of counting that must agree; if they do not, both are reported. */
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
