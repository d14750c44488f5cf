// Compiles the hot loops of a tool (AssemblyScript) to a module in .cache that its host gives a memory.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import asc from 'assemblyscript/asc'

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
const replace = (target, content) => {
  mkdirSync(path.dirname(target), { recursive: true })
  const own = `${target}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, target)
}

/** Compiles an entry and answers with the path of the module, a file of .cache; throws with the compiler's words. */
export const compileLoops = async (entry, name) => {
  const target = path.join(import.meta.dirname, '..', '.cache', name, 'core.wasm')
  let binary
  const { error, stderr } = await asc.main([entry, '--outFile', 'core.wasm', ...OPTIONS], {
    writeFile: (_name, content) => void (binary = content),
  })
  if (error || !binary) throw new Error(stderr.toString() || String(error))
  replace(target, binary)
  return target
}
