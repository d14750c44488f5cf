import { writeFileSync } from 'node:fs'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import { variantById, type VariantId } from '@shared/variants'
import type { AtlasHeader } from '../../electron/atlas/atlasFormat'
import { atlasBytes } from '../../electron/atlas/writeAtlas'

/** The header of an example atlas. */
export const anAtlasHeader = (id: VariantId, over: Partial<AtlasHeader> = {}): AtlasHeader => {
  const { system, options, rules, arrays } = atlasFamily(variantById(id), over.options ?? [])
  const engine = { name: 'Somebody', identity: 'somebody 1' }
  return { system, options, rules, arrays, engine, nodes: 1000, date: '2026-11-25', ...over }
}

/** Writes a consistent atlas with any values. */
export const writeAnAtlas = (file: string, header: AtlasHeader, values: Int16Array): void =>
  writeFileSync(file, Buffer.concat(atlasBytes(header, values)))
