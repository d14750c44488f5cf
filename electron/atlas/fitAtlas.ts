import { readFileSync } from 'node:fs'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { writeAtomically } from '../files/disk/atomicWrite'
import { type AtlasFault, type AtlasHeader, isAlike } from './atlasFormat'
import { readProgress } from './atlasProgress'
import { denoised } from './denoise'
import { fitQuality, type FitQuality } from './fitQuality'
import { fitRanks, type SearchedArrays } from './fitRanks'
import { familyIn, openAtlas } from './openAtlas'
import { piecePlaces, type PiecePlaces } from './rankModel'
import { denoisedAtlasBytes, estimatedAtlasBytes } from './writeAtlas'

/** Why no estimate can be made from these files. */
export type FitFault =
  | { readonly kind: 'file'; readonly file: string; readonly fault: AtlasFault }
  /** Two files are of different systems, engines or nodes. */
  | { readonly kind: 'unlike'; readonly file: string; readonly header: AtlasHeader }
  /** The ranks of the system's two sides do not vary independently. */
  | { readonly kind: 'dependent'; readonly system: string }
  | { readonly kind: 'tooFew'; readonly searched: number; readonly least: number }
  | { readonly kind: 'notWritten'; readonly error: FileError }

/** What was written: an estimate, or denoised values if all arrays had been searched. */
export type FittedAtlas =
  | ({ readonly kind: 'estimate'; readonly header: AtlasHeader } & FitQuality)
  | {
      readonly kind: 'denoised'
      readonly header: AtlasHeader
      /** The root mean square of the changes that denoising made, in centipawns. */
      readonly moved: number
    }

/** How an estimate is made. */
export interface FitChoice {
  /** The date of the atlas; by default that of the first file. */
  readonly date: string | undefined
  /**
   * The share, 0 to 1, of the difference between a searched value and its estimate, or the pattern of all values, that counts; with 1,
   * searched values stay unchanged. By default {@link TRUST_IN_ESTIMATE} or {@link TRUST_IN_DENOISED}.
   */
  readonly trust: number | undefined
}

/** The default trust for an estimate: its searched values stay unchanged, so they equal what the solver finds (docs/atlas.md). */
const TRUST_IN_ESTIMATE = 1
/** The default trust for denoised values: what correlates best with longer searches and other engines (docs/atlas.md). */
const TRUST_IN_DENOISED = 0.1

/** The fewest arrays for each rank from which an estimate is made. */
const LEAST_PER_RANK = 2

interface Values {
  readonly header: AtlasHeader
  readonly found: ReadonlyMap<number, number>
}

/** The searched values of an atlas, complete or not, or of the progress of a build. */
const valuesOf = (file: string): Result<Values, FitFault> => {
  const found = new Map<number, number>()
  const progress = readProgress(readFileSync(file), (number, value) => void found.set(number, value))
  if (progress.ok) {
    const { header } = progress.value
    const family = familyIn(header)
    return family.ok ? ok({ header, found }) : err({ kind: 'file', file, fault: family.error })
  }
  const opened = openAtlas(file)
  if (!opened.ok) return err({ kind: 'file', file, fault: opened.error })
  using atlas = opened.value
  const { numbers, values } = atlas.found()
  numbers.forEach((number, place) => found.set(number, values[place]!))
  return ok({ header: atlas.header, found })
}

const gather = (files: readonly string[]): Result<Values, FitFault> => {
  const found = new Map<number, number>()
  let header: AtlasHeader | undefined
  for (const file of files) {
    const read = valuesOf(file)
    if (!read.ok) return read
    header ??= read.value.header
    if (!isAlike(header, read.value.header)) return err({ kind: 'unlike', file, header: read.value.header })
    for (const [number, value] of read.value.found) found.set(number, value)
  }
  return ok({ header: header!, found })
}

const ascending = (found: ReadonlyMap<number, number>, arrays: number): SearchedArrays => {
  const numbers = Uint32Array.from([...found.keys()].filter(number => number < arrays)).sort()
  return { numbers, values: Int16Array.from(numbers, number => found.get(number)!) }
}

/** Adds the mirror image of each array, for systems whose rules do not tell left from right. */
const withMirrors = (
  places: PiecePlaces,
  { numbers, values }: SearchedArrays,
  mirrorOf: (number: number) => number,
): SearchedArrays => {
  const found = new Map(Array.from(numbers, (number, place) => [number, values[place]!]))
  for (const [place, number] of numbers.entries())
    if (!found.has(mirrorOf(number))) found.set(mirrorOf(number), values[place]!)
  return ascending(found, places.ranks ** 2)
}

/** Returns a function that finds the number of an array's mirror image, left to right. */
const mirroring = ({ ranks, of }: PiecePlaces, width: number) => {
  const key = (pieces: Iterable<number>) => [...pieces].sort((one, other) => one - other).join()
  const numberOf = new Map(of.map((pieces, rank) => [key(pieces), rank]))
  const mirrored = of.map(pieces => {
    const files = Array.from(pieces, piece => piece - (piece % width) + (width - 1 - (piece % width)))
    return numberOf.get(key(files))!
  })
  return (number: number): number => mirrored[Math.floor(number / ranks)]! * ranks + mirrored[number % ranks]!
}

const written = async (
  out: string,
  bytes: readonly Buffer[],
  fitted: FittedAtlas,
): Promise<Result<FittedAtlas, FitFault>> => {
  const done = await writeAtomically(out, [...bytes])
  return done.ok ? ok(fitted) : err({ kind: 'notWritten', error: done.error })
}

const writeDenoised = async (
  out: string,
  told: AtlasHeader,
  { ranks }: PiecePlaces,
  found: Int16Array,
  trust: number,
): Promise<Result<FittedAtlas, FitFault>> => {
  const header: AtlasHeader = { ...told, denoised: { trust } }
  const values = await denoised(ranks, found, trust)
  const squares = found.reduce((sum, value, number) => sum + (value - values[number]!) ** 2, 0)
  const moved = Math.sqrt(squares / found.length)
  return written(out, denoisedAtlasBytes(header, found, values), { kind: 'denoised', header, moved })
}

const writeEstimated = (
  out: string,
  told: AtlasHeader,
  places: PiecePlaces,
  searched: SearchedArrays,
  trust: number,
): Promise<Result<FittedAtlas, FitFault>> => {
  const variant = variantById(told.system as VariantId)
  const width = Math.max(...variant.start.shuffles.flatMap(({ files: own }) => own)) + 1
  const mirrorOf = mirroring(places, width)
  const fit = (some: SearchedArrays) =>
    fitRanks(places, variant.castling ? some : withMirrors(places, some, mirrorOf))
  const quality = fitQuality(places, searched, fit)
  const deviation = Math.round(10 * quality.deviation) / 10
  const header: AtlasHeader = {
    ...told,
    estimate: { searched: searched.numbers.length, deviation, trust },
  }
  const bytes = estimatedAtlasBytes(header, { model: fit(searched), searched })
  return written(out, bytes, { kind: 'estimate', header, ...quality })
}

/**
 * Estimates the values of all arrays of a system from those of some, or denoises them if all were searched, and writes an atlas whose
 * header says so. Throws the error of the system if a file cannot be read.
 *
 * @param files atlases, complete or not, and progress of builds, all of one system, engine and number of nodes
 */
export const fitAtlas = async (
  files: readonly string[],
  out: string,
  { date, trust }: FitChoice,
): Promise<Result<FittedAtlas, FitFault>> => {
  const gathered = gather(files)
  if (!gathered.ok) return gathered
  const { header, found } = gathered.value
  const places = piecePlaces(variantById(header.system as VariantId))
  if (!places) return err({ kind: 'dependent', system: header.system })
  const searched = ascending(found, header.arrays)
  const { system, options, rules, arrays, engine, nodes } = header
  const told = { system, options, rules, arrays, engine, nodes, date: date ?? header.date }
  const count = searched.numbers.length
  if (count === arrays) return writeDenoised(out, told, places, searched.values, trust ?? TRUST_IN_DENOISED)
  const least = LEAST_PER_RANK * places.ranks
  if (count < least) return err({ kind: 'tooFew', searched: count, least })
  return writeEstimated(out, told, places, searched, trust ?? TRUST_IN_ESTIMATE)
}
