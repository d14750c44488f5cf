import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EngineOption } from '@shared/analysis/engine'
import { VARIANTS } from '@shared/variants'

/** The option that names a file of variants; an engine knows the variants in the file once it has read it. */
export const VARIANT_FILE_OPTION = 'VariantPath'

/** Whether an engine with these options reads variants from a file. */
export const readsVariantFile = (options: readonly EngineOption[]): boolean =>
  options.some(({ kind, name }) => kind === 'string' && name === VARIANT_FILE_OPTION)

/** Our systems that such engines can learn, in the format of the file. */
export const variantFileText = (): string =>
  VARIANTS.flatMap(({ foreign: { definition } }) =>
    definition ? [`[${definition.name}:${definition.parent}]\n${definition.lines.join('\n')}\n`] : [],
  ).join('\n')

let folder: string | undefined

/** A folder for this run, which is removed at its end. */
const ownFolder = (): string => {
  if (folder !== undefined) return folder
  const made = mkdtempSync(path.join(tmpdir(), 'backrank-variants-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return (folder = made)
}

/** The files written in this run, by the path of the user's own file. */
const written = new Map<string, string>()

const write = (own: string): string => {
  const text = own === '' ? variantFileText() : `${readFileSync(own, 'utf8')}\n${variantFileText()}`
  const file = path.join(ownFolder(), `variants${written.size}.ini`)
  writeFileSync(file, text)
  written.set(own, file)
  return file
}

/**
 * Returns the path of a file with our systems that an engine can read. It is written when it is first needed.
 *
 * @param own a file that the user has set for the engine, whose variants come first. One that cannot be read adds nothing.
 * @returns undefined if no file can be written
 */
export const variantFile = (own = ''): string | undefined => {
  try {
    return written.get(own) ?? write(own)
  } catch {
    return own === '' ? undefined : variantFile()
  }
}
