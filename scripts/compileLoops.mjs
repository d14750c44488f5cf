// Compiles the hot loops of a tool (AssemblyScript) to a module in .cache; the host provides its memory.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import asc from 'assemblyscript/asc'
import { readWide } from './compileCore.mjs'
import { withSetOperators } from './wideLibrary.mjs'

const OPTIONS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
]

/** Several processes may build at once: each writes its own temporary file and renames it. */
const replace = (target, content) => {
  mkdirSync(path.dirname(target), { recursive: true })
  const own = `${target}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, target)
}

const compile = async (entry, reading) => {
  let binary
  const { error, stderr } = await asc.main([entry, '--outFile', 'core.wasm', ...OPTIONS], {
    writeFile: (_name, content) => void (binary = content),
    ...reading,
  })
  if (error || !binary) throw new Error(stderr.toString() || String(error))
  return binary
}

/**
 * Compiles an entry file and returns the path of the module in .cache; throws with the compiler's messages.
 *
 * @param isWide for boards larger than eight by eight: a `.wide.ts` file replaces the source beside it
 */
export const compileLoops = async (entry, name, isWide = false) => {
  const target = path.join(import.meta.dirname, '..', '.cache', name, 'core.wasm')
  replace(
    target,
    isWide ? await withSetOperators(() => compile(entry, { readFile: readWide })) : await compile(entry),
  )
  return target
}
