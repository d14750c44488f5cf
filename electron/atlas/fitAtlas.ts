import { readFileSync } from 'node:fs'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { writeAtomically } from '../files/disk/atomicWrite'
import type { AtlasFault, AtlasHeader } from './atlasFormat'
import { readProgress } from './atlasProgress'
import { fitQuality, type FitQuality } from './fitQuality'
import { fitRanks, type SearchedArrays } from './fitRanks'
import { familyIn, openAtlas } from './openAtlas'
import { piecePlaces, type PiecePlaces } from './rankModel'
import { estimatedAtlasBytes } from './writeAtlas'

/** Why no estimate comes of these files. */
export type FitFault =
  | { readonly kind: 'file'; readonly file: string; readonly fault: AtlasFault }
  /** Two files are of different systems, engines or nodes. */
  | { readonly kind: 'unlike'; readonly file: string; readonly header: AtlasHeader }
  /** The ranks of the system's sides do not vary apart from each other. */
  | { readonly kind: 'dependent'; readonly system: string }
  | { readonly kind: 'tooFew'; readonly searched: number; readonly least: number }
  | { readonly kind: 'notWritten'; readonly error: FileError }

/** An estimate that was written. */
export interface FittedAtlas extends FitQuality {
  readonly header: AtlasHeader
}

/** How an estimate is made. */
export interface FitChoice {
  /** The day that it bears; by default that of the first file. */
  readonly date: string | undefined
  /** The share, 0 to 1, of what a searched value differs from its estimate by that counts; with 1 searched values stay. */
  readonly trust: number
}

/** Fewer arrays for each rank say too little. */
const LEAST_PER_RANK = 2

interface Values {
  readonly header: AtlasHeader
  readonly found: ReadonlyMap<number, number>
}

/** The searched values of an atlas, whole or not, or of the progress of a build. */
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

const isAlike = (one: AtlasHeader, other: AtlasHeader): boolean =>
  one.rules === other.rules &&
  one.arrays === other.arrays &&
  one.engine.identity === other.engine.identity &&
  one.nodes === other.nodes

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

/** Each array with its mirror image where the rules do not tell left from right. */
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

/** The number of an array's mirror image, left to right. */
const mirroring = ({ ranks, of }: PiecePlaces, width: number) => {
  const key = (pieces: Iterable<number>) => [...pieces].sort((one, other) => one - other).join()
  const numberOf = new Map(of.map((pieces, rank) => [key(pieces), rank]))
  const mirrored = of.map(pieces => {
    const files = Array.from(pieces, piece => piece - (piece % width) + (width - 1 - (piece % width)))
    return numberOf.get(key(files))!
  })
  return (number: number): number => mirrored[Math.floor(number / ranks)]! * ranks + mirrored[number % ranks]!
}

/**
 * Estimates the values of all arrays of a system from those of some, and writes an atlas that says so. Throws what the
 * system says of files that cannot be read.
 *
 * @param files atlases, whole or not, and progress of builds, all of one system, engine and effort
 */
export const fitAtlas = async (
  files: readonly string[],
  out: string,
  { date, trust }: FitChoice,
): Promise<Result<FittedAtlas, FitFault>> => {
  const gathered = gather(files)
  if (!gathered.ok) return gathered
  const { header, found } = gathered.value
  const variant = variantById(header.system as VariantId)
  const places = piecePlaces(variant)
  if (!places) return err({ kind: 'dependent', system: header.system })
  const searched = ascending(found, header.arrays)
  const least = LEAST_PER_RANK * places.ranks
  if (searched.numbers.length < least)
    return err({ kind: 'tooFew', searched: searched.numbers.length, least })
  const width = Math.max(...variant.start.shuffles.flatMap(({ files: own }) => own)) + 1
  const mirrorOf = mirroring(places, width)
  const fit = (some: SearchedArrays) =>
    fitRanks(places, variant.castling ? some : withMirrors(places, some, mirrorOf))
  const quality = fitQuality(places, searched, fit)
  const { system, options, rules, arrays, engine, nodes } = header
  const estimated: AtlasHeader = {
    ...{ system, options, rules, arrays, engine, nodes },
    date: date ?? header.date,
    estimate: {
      searched: searched.numbers.length,
      deviation: Math.round(10 * quality.deviation) / 10,
      trust,
    },
  }
  const bytes = estimatedAtlasBytes(estimated, { model: fit(searched), searched })
  const written = await writeAtomically(out, [...bytes])
  return written.ok
    ? ok({ header: estimated, ...quality })
    : err({ kind: 'notWritten', error: written.error })
}
