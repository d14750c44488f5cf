import type { CountedTree, SelfTestDifference, SelfTestLevel } from '@shared/ipc/selfTest'
import { EIGHT } from '@shared/board/square'
import { variantById, type VariantId } from '@shared/variants'
import type { CountCheck } from './counts'
import type { References } from './references'

/** One tree to count. */
export interface TreeStep extends Omit<CountedTree, 'divide'> {
  readonly kind: 'tree'
  readonly variant: VariantId
  /** The name of the position in the suite. */
  readonly what: string
  readonly expected: number
  /** Whether this is the last tree of its position. */
  readonly endsPosition: boolean
}

/** Goes from number to position to text and back, for a range of numbers at each end. */
export interface RoundTrips {
  readonly kind: 'round-trips'
  readonly of: 'starts' | 'random-starts'
  readonly each: number
}

export interface CountStep {
  readonly kind: 'count'
  readonly variant: VariantId
  readonly what: string
  readonly check: CountCheck | RoundTrips
}

export type TestStep = TreeStep | CountStep

/** The actual and the expected result of a step. */
export type StepResult = Pick<SelfTestDifference, 'expected' | 'found' | 'tree'>

/**
 * A running step: yields the work done since it last yielded, in units of about one leaf, and returns its result at the end. It yields
 * every fraction of a second, and the caller may abandon it at any yield.
 */
export type Work = Generator<number, StepResult, undefined>

interface Level {
  /** The largest tree that is counted, in leaves. */
  readonly leaves: number
  /** The same for boards beyond eight by eight, which have hundreds of positions each and are slower to count. */
  readonly leavesOnLargeBoards: number
  /** How many numbers make the round trip from each end. */
  readonly roundTrips: number
}

export const LEVELS: Readonly<Record<SelfTestLevel, Level>> = {
  quick: { leaves: 100_000_000, leavesOnLargeBoards: 1_000_000, roundTrips: 200 },
  standard: { leaves: 2_000_000_000, leavesOnLargeBoards: 100_000_000, roundTrips: 5000 },
  full: { leaves: Infinity, leavesOnLargeBoards: Infinity, roundTrips: 50_000 },
}

const nameOf = (check: CountCheck): string => {
  switch (check.kind) {
    case 'starts':
      return 'starts'
    case 'ranks':
      return 'ranks of a side'
    case 'conditions':
      return `ranks that meet the first ${check.first} conditions`
    case 'start':
      return `start ${check.number}`
    case 'random-starts':
      return 'random starts'
    case 'random-start':
      return `random start ${check.number}`
    case 'throws':
      return `throws with ${check.ways} completions`
    case 'first-placements':
      return 'legal first placements'
    case 'arrays':
      return 'arrays after the setup'
  }
}

const roundTrips = (variant: VariantId, of: RoundTrips['of'], each: number): CountStep => ({
  kind: 'count',
  variant,
  what: of === 'starts' ? 'numbers there and back' : 'numbers of random starts there and back',
  check: { kind: 'round-trips', of, each },
})

const countSteps = (
  variant: VariantId,
  counts: readonly CountCheck[],
  each: number,
): readonly CountStep[] => [
  ...counts.map(check => ({ kind: 'count', variant, what: nameOf(check), check }) as const),
  roundTrips(variant, 'starts', each),
  ...(counts.some(({ kind }) => kind === 'random-starts')
    ? [roundTrips(variant, 'random-starts', each)]
    : []),
]

const treeSteps = (
  variant: VariantId,
  positions: References['positions'],
  largest: number,
): readonly TreeStep[] =>
  positions.flatMap(({ id, fen, options, counts }) => {
    const counted = counts.filter(({ leaves }) => leaves <= largest)
    return counted.map(({ depth, leaves }, index) => ({
      kind: 'tree',
      variant,
      what: id,
      fen,
      options,
      depth,
      expected: leaves,
      endsPosition: index === counted.length - 1,
    }))
  })

const isLarge = (variant: VariantId): boolean => {
  const { files, ranks } = variantById(variant).board
  return files > EIGHT.files || ranks > EIGHT.ranks
}

/** Everything that is tested at a level, system by system: first what can be counted without playing, then the trees. */
export const stepsOf = (references: readonly References[], level: SelfTestLevel): readonly TestStep[] => {
  const { leaves, leavesOnLargeBoards, roundTrips: each } = LEVELS[level]
  return references.flatMap(({ variant, counts, positions }) => [
    ...countSteps(variant, counts, each),
    ...treeSteps(variant, positions, isLarge(variant) ? leavesOnLargeBoards : leaves),
  ])
}
