import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileCore, OPTIONS, tracing } from '../../scripts/compileCore.mjs'

/** How fast the core runs does not matter to a test of its own; compiling it well takes long. */
const QUICKLY = OPTIONS.filter(option => option !== '-O3' && option !== '--converge')

/** Compiles a tool's build of the core into a folder; answers with its path. */
export const quickCore = async (folder: string, entry: string, isTracing: boolean): Promise<string> => {
  const file = path.join(folder, 'core.wasm')
  writeFileSync(file, (await compileCore(entry, [...QUICKLY, ...tracing(isTracing)]))!)
  return file
}
