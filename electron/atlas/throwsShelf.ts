import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ok, type Result } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { writeAtomically } from '../files/disk/atomicWrite'
import type { KnownStarts } from './atlasShelf'
import { shippedThrowsPath, throwsFileName } from './shippedAtlases'
import { solveThrows, type ThrowsFault } from './solveThrows'
import { readThrows, throwsText, type ThrowValues } from './throwFormat'

/** The available values of throws. */
export interface ThrowsShelf {
  /**
   * The values of all throws of a system: those that come with the program if they were solved over the same atlas; otherwise they are
   * solved and kept in the user's folder.
   */
  valuesOf(
    variant: VariantDefinition,
    known: KnownStarts,
    reading: Reading,
  ): Promise<Result<ThrowValues, ThrowsFault>>
}

/** The values in a file; undefined if it does not exist, is damaged, or belongs to another atlas or reading. */
export const keptThrows = (file: string, atlas: string, reading: Reading): ThrowValues | undefined => {
  if (!existsSync(file)) return undefined
  const found = readThrows(atlas, readFileSync(file, 'utf8'))
  return found.ok && found.value.reading === reading ? found.value : undefined
}

/** @param folder where values that were solved here are kept; it need not exist */
export const openThrowsShelf = (core: Core, folder: string): ThrowsShelf => {
  const known = new Map<string, Promise<Result<ThrowValues, ThrowsFault>>>()

  const find = async (
    variant: VariantDefinition,
    { checksum, table }: KnownStarts,
    reading: Reading,
  ): Promise<Result<ThrowValues, ThrowsFault>> => {
    const own = path.join(folder, throwsFileName(variant.id, reading))
    const found =
      keptThrows(shippedThrowsPath(variant.id, reading), checksum, reading) ??
      keptThrows(own, checksum, reading)
    if (found) return ok(found)
    const solved = await solveThrows(core, { variant, options: [] }, table.values, reading)
    if (solved.ok) {
      mkdirSync(folder, { recursive: true })
      // If the file cannot be written, the throws are solved again next time.
      await writeAtomically(own, [Buffer.from(throwsText(checksum, solved.value))])
    }
    return solved
  }

  return {
    valuesOf: (variant, starts, reading) => {
      const key = `${variant.id} ${reading} ${starts.checksum}`
      const found = known.get(key) ?? find(variant, starts, reading)
      known.set(key, found)
      return found
    },
  }
}
