import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import { ENGINES_FILE, readEngines } from '../../engine/registry/storedEngines'

/** What the engines dialog has kept in some folders. */
export interface DialogEngines {
  /** Programs beside us, folder by folder. */
  readonly engines: readonly EngineProfile[]
  /** Why some of it could not be read, a sentence each. */
  readonly troubles: readonly string[]
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const readFolder = (folder: string): DialogEngines => {
  const file = path.join(folder, ENGINES_FILE)
  try {
    return { engines: readEngines(JSON.parse(readFileSync(file, 'utf8'))).external, troubles: [] }
  } catch (error) {
    if (isMissing(error)) return { engines: [], troubles: [] }
    const detail = error instanceof Error ? error.message : String(error)
    return { engines: [], troubles: [`${file} cannot be read: ${detail}`] }
  }
}

/** The engines that the engines dialog has kept in these folders. The files stay as they are, damaged or not. */
export const dialogEngines = (folders: readonly string[]): DialogEngines => {
  const found = folders.map(readFolder)
  return {
    engines: found.flatMap(({ engines }) => engines),
    troubles: found.flatMap(({ troubles }) => troubles),
  }
}
