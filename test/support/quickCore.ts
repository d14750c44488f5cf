import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileCore, compileWideCore, OPTIONS, tracing } from '../../scripts/compileCore.mjs'

/** Options without optimization: a test that compiles its own core needs no fast one, and optimizing takes long. */
const QUICKLY = OPTIONS.filter(option => option !== '-O3' && option !== '--converge')

/**
 * Compiles a tool's build of the core into a folder; returns its path.
 *
 * @param isWide for boards larger than eight by eight
 */
export const quickCore = async (
  folder: string,
  entry: string,
  isTracing: boolean,
  isWide = false,
): Promise<string> => {
  const file = path.join(folder, isWide ? 'wideCore.wasm' : 'core.wasm')
  const compile = isWide ? compileWideCore : compileCore
  writeFileSync(file, (await compile(entry, [...QUICKLY, ...tracing(isTracing)]))!)
  return file
}
