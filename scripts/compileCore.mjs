// How the core (electron/core/src) is compiled: the product's build and the tuner's, which traces.
import path from 'node:path'

export const SOURCES = path.join(import.meta.dirname, '..', 'electron', 'core', 'src')

export const OPTIONS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--memoryBase',
  '0',
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '32',
  // Lists that are only counted begin above this (src/list.ts).
  '--maximumMemory',
  '57344',
]

/** Options by which a build traces how often each parameter of the evaluation applies, or does not. */
export const tracing = isOn => ['--use', `TRACE=${isOn ? 1 : 0}`]

/** The compiled core, or undefined once the compiler has said what is wrong. */
export const compileCore = async (entry, options) => {
  const { default: asc } = await import('assemblyscript/asc')
  let binary
  const { error, stderr } = await asc.main(
    [path.join(SOURCES, entry), '--outFile', 'core.wasm', ...options],
    { writeFile: (_name, content) => void (binary = content) },
  )
  if (!error && binary) return binary
  console.error(stderr.toString() || String(error))
  return undefined
}
