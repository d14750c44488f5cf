import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { atlasFamily, type AtlasFamily } from '@shared/atlas/atlasFamily'
import type { Distribution } from '@shared/atlas/fairness'
import { featureMeans, type FeatureMean } from '@shared/atlas/featureMeans'
import { countStartValues, startTable, type StartTable } from '@shared/atlas/startTable'
import { distributionOf, type ValueCounts } from '@shared/atlas/valueCounts'
import type { Color } from '@shared/board/color'
import type { AtlasFacts, AtlasRefusal, StartsFault } from '@shared/ipc/starts'
import { putNewest } from '@shared/putNewest'
import { err, map, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { writeAtomically } from '../files/disk/atomicWrite'
import type { AtlasHeader } from './atlasFormat'
import { openAtlas, type Atlas } from './openAtlas'
import { atlasFileName, shippedAtlasPath } from './shippedAtlases'
import { valueError } from './valueError'

/** All values of a system's starts, in memory. */
export interface KnownStarts {
  readonly facts: AtlasFacts
  readonly table: StartTable
  /** The checksum of the atlas, in hexadecimal digits. */
  readonly checksum: string
  /** The value of the start with a number; undefined if the start has none. */
  readonly valueOf: (number: number) => number | undefined
  /** How often each value occurs; counted once. */
  readonly counts: () => ValueCounts
  /** The distribution of all values; computed once. */
  readonly all: () => Distribution
  /** The mean values of features of a side's rank; computed once. */
  readonly featuresOf: (side: Color) => readonly FeatureMean[]
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The atlases that are available: the user's own, and those that come with the program. */
export interface AtlasShelf {
  /** Says where the values of a system's starts come from. */
  sourceOf(variant: VariantDefinition, options: readonly string[]): 'shipped' | 'own' | undefined
  /** All values of a system's starts; they are read and checked once, as long as the file stays the same. */
  open(variant: VariantDefinition, options: readonly string[]): Result<KnownStarts, StartsFault>
  /**
   * Looks something up in the file of a system's atlas, without reading all of it; undefined if there is no readable
   * file.
   */
  read<T>(variant: VariantDefinition, options: readonly string[], look: (atlas: Atlas) => T): T | undefined
  /** Keeps an atlas of the user, replacing any other of its family. */
  add(bytes: Buffer): Promise<Result<AtlasFamily, AtlasRefusal>>
}

/** How many systems are kept in memory; the largest take 25 MB each. */
const KEPT = 4

const factsOf = (header: AtlasHeader, isOwn: boolean): AtlasFacts => ({
  engine: header.engine.name,
  nodes: header.nodes,
  date: header.date,
  error: valueError(header, !header.estimate) ?? null,
  estimatedFrom: header.estimate?.searched ?? null,
  isDenoised: header.denoised !== undefined,
  isOwn,
})

const isOfSystem = (error: unknown): boolean => (error as NodeJS.ErrnoException).code !== undefined

const opened = (file: string): Result<Atlas, StartsFault> => {
  try {
    const atlas = openAtlas(file)
    return atlas.ok ? atlas : err({ kind: 'damaged', file })
  } catch (error) {
    if (!isOfSystem(error)) throw error
    return err({ kind: 'damaged', file })
  }
}

/** What can be asked about the starts of a table; worked out when it is first asked for. */
const startsIn = (table: StartTable, facts: AtlasFacts, checksum: string): KnownStarts => {
  const counts = once(() => countStartValues(table, table.known))
  const features = {
    white: once(() => featureMeans(table, 'white')),
    black: once(() => featureMeans(table, 'black')),
  }
  return {
    facts,
    table,
    checksum,
    counts,
    all: once(() => distributionOf(counts())),
    featuresOf: side => features[side](),
    valueOf: number => (table.known[number] === 1 ? table.values[number] : undefined),
  }
}

/**
 * Some of the starts, as if there were no others.
 *
 * @returns undefined if one of them has no value
 */
export const restrictedTo = (
  { table, facts, checksum }: KnownStarts,
  numbers: readonly number[],
): KnownStarts | undefined => {
  if (numbers.some(number => table.known[number] !== 1)) return undefined
  const known = new Uint8Array(table.values.length)
  for (const number of numbers) known[number] = 1
  return startsIn({ ...table, known, isWhole: false }, facts, checksum)
}

const readStarts = (
  file: string,
  variant: VariantDefinition,
  isOwn: boolean,
): Result<KnownStarts, StartsFault> =>
  map(opened(file), found => {
    using atlas = found
    return startsIn(startTable(variant, atlas.all()), factsOf(atlas.header, isOwn), atlas.checksum)
  })

const stampOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file)
  return `${file} ${size} ${mtimeMs}`
}

/** Checks a file that the user has added, and names it after its family. */
const settle = (file: string, folder: string): Result<AtlasFamily, AtlasRefusal> => {
  const found = openAtlas(file)
  if (!found.ok) {
    rmSync(file, { force: true })
    const { kind } = found.error
    return err({ kind: kind === 'noAtlas' || kind === 'otherRules' ? kind : 'damaged' })
  }
  const { family } = found.value
  found.value[Symbol.dispose]()
  renameSync(file, path.join(folder, atlasFileName(family)))
  return ok(family)
}

/**
 * The available atlases.
 *
 * @param folder the folder of the user's own; it need not exist
 */
export const openAtlasShelf = (folder: string): AtlasShelf => {
  const kept = new Map<string, KnownStarts>()

  const fileOf = (variant: VariantDefinition, options: readonly string[]) => {
    const family = atlasFamily(variant, options)
    const own = path.join(folder, atlasFileName(family))
    if (existsSync(own)) return { file: own, isOwn: true }
    const shipped = shippedAtlasPath(family)
    return existsSync(shipped) ? { file: shipped, isOwn: false } : undefined
  }

  const keep = (key: string, starts: KnownStarts): KnownStarts => {
    putNewest(kept, key, starts, KEPT)
    return starts
  }

  return {
    sourceOf: (variant, options) => {
      const found = fileOf(variant, options)
      return found && (found.isOwn ? 'own' : 'shipped')
    },
    open: (variant, options) => {
      const found = fileOf(variant, options)
      if (!found) return err({ kind: 'noAtlas' })
      const key = `${variant.id} ${stampOf(found.file)}`
      const known = kept.get(key)
      if (known) return ok(keep(key, known))
      return map(readStarts(found.file, variant, found.isOwn), starts => keep(key, starts))
    },
    read: (variant, options, look) => {
      const found = fileOf(variant, options)
      const atlas = found && opened(found.file)
      if (!atlas?.ok) return undefined
      using open = atlas.value
      return look(open)
    },
    add: async bytes => {
      mkdirSync(folder, { recursive: true })
      const file = path.join(folder, 'added.new')
      const written = await writeAtomically(file, [bytes])
      return written.ok ? settle(file, folder) : err({ kind: 'notWritten', error: written.error })
    },
  }
}
