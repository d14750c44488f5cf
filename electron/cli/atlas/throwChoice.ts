import { wantedThrows, type ThrowWish } from '@shared/atlas/wantedThrows'
import { err, map, ok } from '@shared/result'
import { randomStartCount } from '@shared/setup/starts/starts'
import type { Reading } from '@shared/solver/induction'
import type { VariantDefinition } from '@shared/variants/variant'
import { NO_VALUE } from '@shared/atlas/fairness'
import type { Atlas } from '../../atlas/openAtlas'
import { shippedThrowsPath } from '../../atlas/shippedAtlases'
import { solveThrows } from '../../atlas/solveThrows'
import type { ThrowValues } from '../../atlas/throwFormat'
import { keptThrows } from '../../atlas/throwsShelf'
import { loadCore } from '../../core/load'
import type { Answered } from '../io/answers'
import { numberFlag, switchFlag } from '../io/flags'
import { isShipped, openShippedAtlas } from './findAtlas'

/* Selects throws by their values after best play of the setup, according to the atlas of the program. */

export const withinFlag = numberFlag(
  'CP',
  'only starts worth at most so much for either side, by the atlas of the program; of throws, after best placing',
  { max: 1000 },
)
export const rewardingFlag = switchFlag(
  'only throws that reward good placing: the quarter in which most depends on it',
)

/** The throws wanted according to the flags; undefined if any will do. */
export const throwWish = ({
  within,
  rewarding,
}: {
  readonly within: number | undefined
  readonly rewarding: boolean
}): ThrowWish | undefined =>
  within === undefined && !rewarding ? undefined : { within, isRewarding: rewarding }

/**
 * The values of all throws of a system that come with the program; undefined if there are none, or if they were solved
 * over another atlas.
 */
export const keptThrowValues = (
  { id }: VariantDefinition,
  { checksum }: Pick<Atlas, 'checksum'>,
  reading: Reading,
): ThrowValues | undefined => keptThrows(shippedThrowsPath(id, reading), checksum, reading)

/**
 * The values of all throws of a system: read from the program's file if it belongs to the program's atlas, otherwise
 * solved now.
 */
export const throwValues = async (variant: VariantDefinition): Promise<Answered<ThrowValues>> => {
  if (randomStartCount(variant) < 2) return err(`nothing is thrown and placed in ${variant.id}`)
  if (!isShipped(variant, [])) return err(`the program has no values of the throws of ${variant.id}`)
  const found = await openShippedAtlas(variant.id, [])
  if (!found.ok) return found
  using atlas = found.value.atlas
  const kept = keptThrowValues(variant, atlas, 'sequential')
  if (kept) return ok(kept)
  const solved = await solveThrows(loadCore(), { variant, options: [] }, atlas.all(), 'sequential')
  return solved.ok ? solved : err(`the program has no values of the throws of ${variant.id}`)
}

/** The results of the dice that are wanted, by number: throws if the players place the rest, else complete starts. */
export interface WantedStarts {
  readonly isWanted: (number: number) => boolean
  /** The value in centipawns from White's view; undefined if unknown. */
  readonly valueOf: (number: number) => number | undefined
}

/** The results of the dice that are wanted in a system, by their values; refused if the values are unknown. */
export const wantedStarts = async (
  variant: VariantDefinition,
  wish: ThrowWish,
): Promise<Answered<WantedStarts>> => {
  if (variant.setupPhase?.kind === 'placement')
    return map(await throwValues(variant), throws => {
      const wanted = new Set(wantedThrows(throws, wish))
      return { isWanted: number => wanted.has(number), valueOf: number => throws.values[number] }
    })
  if (wish.isRewarding) return err(`nothing is placed in ${variant.id}, so no throw rewards placing`)
  if (!isShipped(variant, [])) return err(`the program has no values of ${variant.id}`)
  return map(await openShippedAtlas(variant.id, []), found => {
    using atlas = found.atlas
    const values = atlas.all()
    const valueOf = (number: number) => (values[number] === NO_VALUE ? undefined : values[number])
    const { within = Infinity } = wish
    return { isWanted: number => Math.abs(valueOf(number) ?? Infinity) <= within, valueOf }
  })
}
