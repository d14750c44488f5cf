import type { ValuedStarts } from '@shared/atlas/fairness'
import { formatNumber } from '@shared/i18n/numbers'
import { chain, err, map, ok } from '@shared/result'
import { startCount } from '@shared/setup/starts/starts'
import { MAX_ARRAYS } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import { startsOfGraph } from '../../atlas/arisingStarts'
import { sampleNumbers, type BuildState } from '../../atlas/buildAtlas'
import { evaluateStarts } from '../../atlas/evaluateStarts'
import type { Core } from '../../core/load'
import type { Searcher } from '../../engine/search/searcher'
import { describeSearchFault } from '../engines/describeSearchFault'
import type { Answered } from '../io/answers'
import { type Terminal, withProgress } from '../io/terminal'
import { openSetup } from '../solve/openSetup'
import { sampleOf, type SampleFlags } from './atlasFlags'
import type { FoundAtlas } from './findAtlas'
import { valuedStarts } from '../../atlas/valuedStarts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60

/** A remaining time in rough terms: `2 h 05 min`, `3 min` or `14 s`. */
const roughTime = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < 2 * MINUTE) return `${seconds} s`
  const minutes = Math.round(seconds / MINUTE)
  if (minutes < 2 * HOUR) return `${minutes} min`
  return `${Math.floor(minutes / HOUR)} h ${String(minutes % HOUR).padStart(2, '0')} min`
}

/** The progress with the remaining time at the pace so far: `512 of 960 starts, 14 s left`. */
const paceText = ({ wanted, before, done }: BuildState, elapsedMs: number): string => {
  const left = done > before ? `, ${roughTime((elapsedMs * (wanted - done)) / (done - before))} left` : ''
  return `${formatNumber(done)} of ${formatNumber(wanted)} starts${left}`
}

/** Runs a searcher until it is done or the user stops it, and shows its progress. */
export const untilStopped = <T>(
  searcher: Searcher,
  terminal: Terminal,
  work: (tell: (state: BuildState) => void) => Promise<T>,
): Promise<T> => {
  const begun = performance.now()
  return withProgress(terminal, status => ({
    outcome: work(state => status(paceText(state, performance.now() - begun))),
    stop: () => void searcher.close(),
  }))
}

/** The starts whose fairness is wanted. */
export interface AskedStarts {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Start numbers, ascending; undefined for all. */
  readonly numbers: readonly number[] | undefined
}

interface StartChoice extends SampleFlags {
  /** The FEN of a throw, which selects the arrays that can arise from it. */
  readonly throw: string | undefined
  readonly option: readonly string[]
}

const numbersOfThrow = (core: Core, variant: string, fen: string, options: readonly string[]) =>
  chain(openSetup(core, { variant, fen, options }), setup => {
    using position = setup.position
    const numbers = startsOfGraph(position.variant, setup.options, setup.graph)
    return numbers ? ok(numbers) : err(`not all arrays of this throw are starts of ${variant}`)
  })

/** The starts that the flags select: those of a throw, a sample, or all. */
export const askedStarts = (
  core: Core,
  variant: VariantDefinition,
  choice: StartChoice,
): Answered<AskedStarts> => {
  const { throw: thrown, option: options } = choice
  if (thrown !== undefined && choice.sample !== undefined) return err('give --throw or --sample, not both')
  const numbers =
    thrown === undefined
      ? map(sampleOf(choice, startCount(variant)), sample =>
          sample ? [...sampleNumbers(sample, startCount(variant))] : undefined,
        )
      : numbersOfThrow(core, variant.id, thrown, options)
  return map(numbers, found => ({ variant, options, numbers: found }))
}

/** The values of these starts in an atlas; if all starts are wanted, those that have a value. */
export const startsInAtlas = (
  { numbers }: AskedStarts,
  { atlas, file }: FoundAtlas,
): Answered<ValuedStarts> => {
  if (!numbers) {
    const starts = valuedStarts(atlas.all())
    return starts.values.length > 0 ? ok(starts) : err(`${file} has no values yet`)
  }
  const values = numbers.map(number => atlas.valueOf(number)).filter(value => value !== undefined)
  const missing = numbers.length - values.length
  return missing > 0
    ? err(`${file} has no value for ${formatNumber(missing)} of ${formatNumber(numbers.length)} starts`)
    : ok({ numbers, values })
}

/** Evaluates starts with a searcher. */
export const evaluatedStarts = async (
  { variant, options, numbers }: AskedStarts,
  nodes: number,
  searcher: Searcher,
  terminal: Terminal,
): Promise<Answered<ValuedStarts>> => {
  const all = numbers ?? [...sampleNumbers(null, startCount(variant))]
  const places = new Map(all.map((number, place) => [number, place]))
  const values = new Int16Array(all.length)
  let done = 0
  const starts = { variant, options, numbers: all, nodes, searcher }
  const found = await untilStopped(searcher, terminal, tell =>
    evaluateStarts(starts, (number, value) => {
      values[places.get(number)!] = value
      tell({ wanted: all.length, before: 0, done: ++done })
    }),
  )
  return found.ok ? ok({ numbers: all, values }) : err(describeSearchFault(found.error))
}

/** Why so many starts are not evaluated at once; undefined if they are not too many. */
export const tooManyStarts = ({ variant, numbers }: AskedStarts): string | undefined =>
  (numbers?.length ?? startCount(variant)) > MAX_ARRAYS
    ? `${variant.id} has ${formatNumber(startCount(variant))} starts: give --sample N, --throw FEN or --atlas FILE`
    : undefined
