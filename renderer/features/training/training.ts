import type { Color } from '@shared/board/color'
import type { PlayedMove, TrainingDraft, TrainingRecord, TrainingResult } from '@shared/ipc/contract'
import { parseFen } from '@shared/notation/fen/fen'
import { randomStartNumber } from '@shared/setup/starts/starts'
import { trainingScore } from '@shared/solver/trainingScore'
import { givenAway } from '@shared/tree/pricedSetup'
import { isVariantId, variantById } from '@shared/variants'
import { phaseOf } from '../../board/setup/progress'
import { shownSetup } from '../../board/setup/shownSetup'

/** The state of a training: the part that is saved, and its turns as they were played. */
export interface Training extends Omit<TrainingDraft, 'moves'> {
  readonly turns: readonly PlayedMove[]
}

/** The position on the board. */
export const fenOf = ({ startFen, turns }: Training): string => turns.at(-1)?.fen ?? startFen

/** The side to move; undefined once the setup is over. */
export const turnOf = (training: Training): Color | undefined => {
  const variant = variantById(training.variant)
  const setup = shownSetup(variant, fenOf(training))
  return phaseOf(variant, setup) && setup.turn
}

export const movesOf = ({ turns }: Pick<Training, 'turns'>): readonly string[] => turns.map(({ uci }) => uci)

/** The part of a training that is saved for the next run. */
export const draftOf = (training: Training): TrainingDraft => {
  const { turns, ...rest } = training
  return { ...rest, moves: movesOf({ turns }) }
}

/** The number of a throw; undefined if nothing was thrown. */
export const throwNumber = ({ variant, startFen }: Pick<TrainingDraft, 'variant' | 'startFen'>) => {
  if (!isVariantId(variant)) return undefined
  const system = variantById(variant)
  const read = parseFen(system, startFen)
  return read.ok ? randomStartNumber(system, read.value.setup) : undefined
}

/**
 * The history's entry for a training.
 *
 * @param at milliseconds since 1970
 */
export const recordOf = (training: Training, { setup }: TrainingResult, at: number): TrainingRecord => {
  const { id, variant, options, startFen, human, level, nodes } = training
  const { turns, value } = setup
  return {
    id,
    at,
    variant,
    options,
    startFen,
    moves: movesOf(training),
    human,
    level,
    value,
    given: { white: givenAway(turns, 'white'), black: givenAway(turns, 'black') },
    costs: turns.map(({ cost }) => cost),
    score: trainingScore(turns, human),
    nodes,
  }
}

/** Means of several trainings. */
export interface TrainingAverage {
  readonly count: number
  /** 0 to 100. */
  readonly score: number
  /** In centipawns. */
  readonly given: number
}

/** The mean of the latest `most` trainings; undefined if there are none. */
export const averageOf = (
  records: readonly TrainingRecord[],
  most = records.length,
): TrainingAverage | undefined => {
  const latest = records.slice(0, most)
  if (latest.length === 0) return undefined
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return {
    count: latest.length,
    score: mean(latest.map(({ score }) => score)),
    given: mean(latest.map(({ human, given }) => given[human])),
  }
}
