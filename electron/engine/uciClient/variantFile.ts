import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EngineOption } from '@shared/analysis/engine'
import { VARIANTS } from '@shared/variants'

/** The option that names a file of variants; such engines know the variants in it once they have read it. */
export const VARIANT_FILE_OPTION = 'VariantPath'

/** Whether an engine with these options reads variants from a file. */
export const readsVariantFile = (options: readonly EngineOption[]): boolean =>
  options.some(({ kind, name }) => kind === 'string' && name === VARIANT_FILE_OPTION)

/** The systems that such engines can be told of, as the file has them. */
export const variantFileText = (): string =>
  VARIANTS.flatMap(({ foreign: { definition } }) =>
    definition ? [`[${definition.name}:${definition.parent}]\n${definition.lines.join('\n')}\n`] : [],
  ).join('\n')

let folder: string | undefined

/** A folder for this run, which goes with it. */
const ownFolder = (): string => {
  if (folder !== undefined) return folder
  const made = mkdtempSync(path.join(tmpdir(), 'backrank-variants-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return (folder = made)
}

/** By the user's file: the file that an engine is told to read. */
const written = new Map<string, string>()

/**
 * Writes our systems into a file that an engine can read.
 *
 * @param own a file that the user has set for the engine, whose variants come first; empty for none
 * @throws where the user's file cannot be read, or no file be written
 */
export const variantFile = (own: string): string => {
  const known = written.get(own)
  if (known !== undefined) return known
  const file = path.join(ownFolder(), `variants${written.size}.ini`)
  writeFileSync(file, own === '' ? variantFileText() : `${readFileSync(own, 'utf8')}\n${variantFileText()}`)
  written.set(own, file)
  return file
}
