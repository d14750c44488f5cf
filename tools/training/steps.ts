import { MAX_HIDDEN_WEIGHT, MAX_OUTPUT_WEIGHT } from './quantise'
import type { Call, Team } from './team'
import type { TrainingCore } from './trainingCore'

/** The settings that the steps of a run share. */
export interface Recipe {
  readonly hidden: number
  readonly lambda: number
  readonly power: number
  readonly decay: number
  /** Whether parameters of boards without positions stay as they are. */
  readonly keepsOtherBoards: boolean
}

const FIRST = 0.9
const SECOND = 0.999

/** Splits the range `from` to `end` into even shares, one per thread. */
const shares = (from: number, end: number, threads: number): readonly (readonly [number, number])[] =>
  Array.from({ length: threads }, (_, i) => {
    const cut = (part: number) => from + Math.floor(((end - from) * part) / threads)
    return [cut(i), cut(i + 1)]
  })

const sum = (results: readonly (readonly number[])[]): number =>
  results.flat().reduce((total, value) => total + value, 0)

/** Adds up the gradients of positions `from` to `end` of the order; returns their mean loss. */
export const learn = async (
  core: TrainingCore,
  team: Team,
  { hidden, lambda, power }: Recipe,
  from: number,
  end: number,
): Promise<number> => {
  const { parameters, gradients, stride, scratch, records, order } = core.layout
  const calls = shares(from, end, team.threads).map(([first, last], i): readonly Call[] => {
    const own = gradients + i * stride
    return [['learn', [parameters, own, hidden, scratch[i]!, records, order, first, last, lambda, power]]]
  })
  return sum(await team.run(calls)) / (end - from)
}

/** The mean loss of positions `from` to `end` of the order. */
export const measure = async (
  core: TrainingCore,
  team: Team,
  { hidden, lambda, power }: Recipe,
  from: number,
  end: number,
): Promise<number> => {
  const { parameters, scratch, records, order } = core.layout
  const calls = shares(from, end, team.threads).map(([first, last], i): readonly Call[] => [
    ['measure', [parameters, hidden, scratch[i]!, records, order, first, last, lambda, power]],
  ])
  return sum(await team.run(calls)) / (end - from)
}

/** A part of a block, in bytes. */
interface Part {
  readonly from: number
  readonly end: number
  readonly decays: boolean
  /** The largest absolute value of its parameters. */
  readonly limit: number
  /**
   * Whether all boards share it. Its biases can stay as they are: every position sets an input of the own king, which
   * can take their place.
   */
  readonly isShared?: true
}

/** Parts of a block. */
const partsOf = (
  {
    boards: {
      network: { INPUTS, BUCKETS },
    },
  }: TrainingCore,
  hidden: number,
) => {
  const biases = 4 * INPUTS * hidden
  const output = biases + 4 * hidden
  const outputBiases = output + 4 * BUCKETS * 2 * hidden
  return {
    rows: { from: 0, end: biases, decays: true, limit: MAX_HIDDEN_WEIGHT },
    others: [
      { from: biases, end: output, decays: false, limit: MAX_HIDDEN_WEIGHT, isShared: true },
      { from: output, end: outputBiases, decays: true, limit: MAX_OUTPUT_WEIGHT },
      { from: outputBiases, end: outputBiases + 4 * BUCKETS, decays: false, limit: Infinity },
    ],
  } satisfies { rows: Part; others: readonly Part[] }
}

/**
 * Moves all parameters against the gradients of `count` positions and clears the gradients.
 *
 * @param step the step of the optimizer, from 0
 */
export const step = async (
  core: TrainingCore,
  team: Team,
  { hidden, decay, keepsOtherBoards }: Recipe,
  { rate, step, count }: { readonly rate: number; readonly step: number; readonly count: number },
): Promise<void> => {
  const { parameters, moments, seconds, gradients, stride } = core.layout
  const young = rate / (1 - FIRST ** (step + 1))
  const correction = 1 / Math.sqrt(1 - SECOND ** (step + 1))
  const blocks = [parameters, moments, seconds, gradients, stride, team.threads] as const
  const call = ({ from, end, decays, limit, isShared }: Part): Call => {
    const keep = decays ? 1 - rate * decay : 1
    const own = isShared && keepsOtherBoards ? 0 : young
    return [
      'step',
      [...blocks, from, end, 1 / count, own, correction, keep, keepsOtherBoards ? 1 : keep, limit],
    ]
  }
  const { rows, others } = partsOf(core, hidden)
  const calls = shares(rows.from / 16, rows.end / 16, team.threads).map(([first, last], i) => [
    call({ ...rows, from: 16 * first, end: 16 * last }),
    ...(i === 0 ? others.map(call) : []),
  ])
  await team.run(calls)
}
