import { existsSync, rmSync } from 'node:fs'
import { NO_VALUE } from '@shared/atlas/fairness'
import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { drawDistinctNumbers } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { variantById } from '@shared/variants'
import type { Searcher, SearchFault } from '../engine/search/searcher'
import { type AtlasFault, type AtlasHeader, isAlike } from './atlasFormat'
import { openProgress, type AtlasBuild, type AtlasProgress, type ProgressFault } from './atlasProgress'
import { evaluateStarts } from './evaluateStarts'
import { openAtlas, type Atlas } from './openAtlas'
import { writeAtlas } from './writeAtlas'

/** What to build. */
export interface AtlasOrder {
  /** The file of the atlas, written once every wanted array has its value. */
  readonly file: string
  readonly family: AtlasFamily
  readonly engine: AtlasHeader['engine']
  /** Nodes for each array. */
  readonly nodes: number
  /** If set, only a sample of this many arrays is wanted, drawn with a seed; at most as many as there are. */
  readonly sample: AtlasBuild['sample']
  /** The date of the atlas; by default the day of the first run. */
  readonly date: string | undefined
}

/** How far a build is. */
export interface BuildState {
  /** How many arrays are wanted. */
  readonly wanted: number
  /** How many of them had their value before this run. */
  readonly before: number
  readonly done: number
}

/** Why there is no atlas, or not yet; what is known stays in the progress file. */
export type BuildFault =
  | { readonly kind: 'file'; readonly fault: AtlasFault }
  /** The file holds an atlas of another family, engine or effort. */
  | { readonly kind: 'otherAtlas'; readonly found: AtlasHeader }
  | { readonly kind: 'progress'; readonly fault: ProgressFault }
  | { readonly kind: 'search'; readonly fault: SearchFault }
  | { readonly kind: 'notWritten'; readonly error: FileError }

/** The file next to an atlas in which values are kept until the atlas is complete. */
export const progressPath = (file: string): string => `${file}.progress`

/** The numbers below a count; they can be iterated more than once. */
const numbersBelow = (count: number): Iterable<number> => ({
  *[Symbol.iterator]() {
    for (let number = 0; number < count; number++) yield number
  },
})

/**
 * The numbers of a sample in the order in which they are drawn, so that the first ones are a sample too; the numbers of all arrays if there
 * is no sample.
 */
const drawnNumbers = (sample: AtlasBuild['sample'], arrays: number): Iterable<number> =>
  sample ? drawDistinctNumbers(seededRandom(sample.seed), sample.count, arrays) : numbersBelow(arrays)

/** The numbers of a sample, ascending; the numbers of all arrays if there is no sample. */
export const sampleNumbers = (sample: AtlasBuild['sample'], arrays: number): Iterable<number> =>
  sample ? Uint32Array.from(drawnNumbers(sample, arrays)).sort() : numbersBelow(arrays)

/** The values that searches found for an atlas, by number; values that an estimate adds are left out. */
const searchedValues = (atlas: Atlas): Int16Array => {
  const { numbers, values } = atlas.found()
  const all = new Int16Array(atlas.header.arrays).fill(NO_VALUE)
  for (const [place, number] of numbers.entries()) all[number] = values[place]!
  return all
}

const headerOf = ({ family, engine, nodes }: AtlasOrder, date: string): AtlasHeader => {
  const { system, options, rules, arrays } = family
  return { system, options, rules, arrays, engine, nodes, date }
}

/** The present content of the file; undefined if there is none. */
const standing = (
  order: AtlasOrder,
): Result<{ readonly date: string; readonly values: Int16Array } | undefined, BuildFault> => {
  if (!existsSync(order.file)) return ok(undefined)
  const opened = openAtlas(order.file)
  if (!opened.ok) return err({ kind: 'file', fault: opened.error })
  using atlas = opened.value
  const { header } = atlas
  return isAlike(header, headerOf(order, header.date))
    ? ok({ date: header.date, values: searchedValues(atlas) })
    : err({ kind: 'otherAtlas', found: header })
}

const today = (): string => new Date().toISOString().slice(0, '2026-11-25'.length)

interface Known {
  readonly values: Int16Array
  readonly progress: AtlasProgress
}

const whatIsKnown = (order: AtlasOrder): Result<Known, BuildFault> => {
  const stood = standing(order)
  if (!stood.ok) return stood
  const { arrays } = order.family
  const values = stood.value?.values ?? new Int16Array(arrays).fill(NO_VALUE)
  const header = headerOf(order, order.date ?? stood.value?.date ?? today())
  const progress = openProgress(
    progressPath(order.file),
    { header, sample: order.sample },
    (number, value) => {
      if (number < arrays) values[number] = value
    },
  )
  return progress.ok
    ? ok({ values, progress: progress.value })
    : err({ kind: 'progress', fault: progress.error })
}

const countOf = (numbers: Iterable<number>, test: (number: number) => boolean): number => {
  let count = 0
  for (const number of numbers) if (test(number)) count += 1
  return count
}

function* without(numbers: Iterable<number>, values: Int16Array): Generator<number> {
  for (const number of numbers) if (values[number] === NO_VALUE) yield number
}

const findMissing = (
  { family, nodes, sample }: AtlasOrder,
  { values, progress }: Known,
  searcher: Pick<Searcher, 'search' | 'width'>,
  onProgress: (state: BuildState) => void,
): Promise<Result<null, SearchFault>> => {
  const numbers = drawnNumbers(sample, family.arrays)
  const wanted = sample?.count ?? family.arrays
  const before = countOf(numbers, number => values[number] !== NO_VALUE)
  let done = before
  const { system, options } = family
  const starts = { variant: variantById(system), options, numbers: without(numbers, values), nodes, searcher }
  return evaluateStarts(starts, (number, value) => {
    values[number] = value
    progress.keep(number, value)
    done += 1
    onProgress({ wanted, before, done })
  })
}

/**
 * Builds an atlas. Values are kept next to the file as they are found, so that a build continues however it ended; the bytes of the atlas
 * depend on the order alone. Values that the file already holds stay in it; in an estimate, those that were searched. Throws the error of
 * the system if a file cannot be read or written.
 *
 * @param searcher the engine of the order
 */
export const buildAtlas = async (
  order: AtlasOrder,
  searcher: Pick<Searcher, 'search' | 'width'>,
  onProgress: (state: BuildState) => void,
): Promise<Result<AtlasHeader, BuildFault>> => {
  const known = whatIsKnown(order)
  if (!known.ok) return known
  using progress = known.value.progress
  const found = await findMissing(order, known.value, searcher, onProgress)
  if (!found.ok) return err({ kind: 'search', fault: found.error })
  const header = headerOf(order, order.date ?? progress.build.header.date)
  const written = await writeAtlas(order.file, header, known.value.values)
  if (!written.ok) return err({ kind: 'notWritten', error: written.error })
  rmSync(progressPath(order.file), { force: true })
  return ok(header)
}
