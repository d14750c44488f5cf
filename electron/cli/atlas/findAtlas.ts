import { existsSync } from 'node:fs'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import { chain, err, ok } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { openAtlas, type Atlas } from '../../atlas/openAtlas'
import { shippedAtlasPath } from '../../atlas/shippedAtlases'
import { type Answered, answerOrRefusal, variantWithOptions } from '../io/answers'
import { inputName } from '../io/readFile'
import { withInputFile } from '../io/putOut'
import { type ExitCode, fail, type Terminal } from '../io/terminal'
import { describeAtlasFault } from './describeAtlas'

/** An atlas that the user has chosen. The caller disposes of it. */
export interface FoundAtlas {
  readonly file: string
  readonly atlas: Atlas
  /** The system given by the user; for a file, the first system of the family. */
  readonly variant: VariantDefinition
}

/**
 * Opens the atlas of a file, or says why it cannot be read.
 *
 * @param name the name of the file in messages
 */
export const openAtlasFile = async (file: string, name = file): Promise<Answered<FoundAtlas>> =>
  chain(await answerOrRefusal(() => Promise.resolve().then(() => openAtlas(file)), name), opened =>
    opened.ok
      ? ok({ file: name, atlas: opened.value, variant: variantById(opened.value.family.system) })
      : err(describeAtlasFault(name, opened.error)),
  )

/** Whether the program comes with an atlas of a system with these options. */
export const isShipped = (variant: VariantDefinition, options: readonly string[]): boolean =>
  existsSync(shippedAtlasPath(atlasFamily(variant, options)))

/** Opens the atlas of a system that comes with the program. */
export const openShippedAtlas = async (
  id: string,
  options: readonly string[],
): Promise<Answered<FoundAtlas>> => {
  const variant = variantWithOptions(id, options)
  if (!variant.ok) return variant
  if (!isShipped(variant.value, options))
    return err(`no atlas of ${id} comes with the program; build one: backrank atlas build ${id} -o FILE`)
  const file = shippedAtlasPath(atlasFamily(variant.value, options))
  const opened = await openAtlasFile(file)
  return opened.ok ? ok({ ...opened.value, variant: variant.value }) : opened
}

/** Opens the atlas that comes with the program for a system, or the one of a file. */
const findAtlas = (word: string, options: readonly string[], name: string): Promise<Answered<FoundAtlas>> =>
  isVariantId(word) ? openShippedAtlas(word, options) : openAtlasFile(word, name)

/**
 * Opens an atlas while `use` runs: that of a file, `-` for standard input, or that of a system if `options` are given.
 *
 * @param options the options of the system; undefined if only a file is allowed
 */
export const withAtlas = (
  word: string,
  options: readonly string[] | undefined,
  terminal: Terminal,
  use: (found: FoundAtlas) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withInputFile(word, terminal, async file => {
    const name = inputName(word)
    const found = await (options ? findAtlas(file, options, name) : openAtlasFile(file, name))
    if (!found.ok) return fail(terminal, found.error, 1)
    using atlas = found.value.atlas
    return await use({ ...found.value, atlas })
  })
