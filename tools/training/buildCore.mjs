// Compiles the hot loops of the trainer (core/) to .cache/training/core.wasm.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import asc from 'assemblyscript/asc'

const root = path.join(import.meta.dirname, '..', '..')
const target = path.join(root, '.cache', 'training', 'core.wasm')

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

/** Several processes may build at once: each writes a file of its own and renames it. */
const replace = content => {
  mkdirSync(path.dirname(target), { recursive: true })
  const own = `${target}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, target)
}

/** Compiles and answers with the path of the module; throws with the compiler's words. */
export const buildTrainingCore = async () => {
  let binary
  const { error, stderr } = await asc.main(
    [path.join(import.meta.dirname, 'core', 'index.ts'), '--outFile', 'core.wasm', ...OPTIONS],
    { writeFile: (_name, content) => void (binary = content) },
  )
  if (error || !binary) throw new Error(stderr.toString() || String(error))
  replace(binary)
  return target
}
