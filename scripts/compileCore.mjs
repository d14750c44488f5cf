// Compiles the core (electron/core/src, electron/core/layout): the product's build, and the tuner's, which traces.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withSetOperators } from './wideLibrary.mjs'

const CORE = path.join(import.meta.dirname, '..', 'electron', 'core')

/** The folders whose TypeScript is compiled; entry files are in the first. */
export const SOURCES = [path.join(CORE, 'src'), path.join(CORE, 'layout')]

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
  // Lists that are only counted begin above this (src/rules/list.ts).
  '--maximumMemory',
  '57344',
]

/** Options that make a build trace, or not trace, how often each evaluation parameter applies. */
export const tracing = isOn => ['--use', `TRACE=${isOn ? 1 : 0}`]

/** The text of a source; undefined makes the compiler report a missing file. */
const sourceText = file => readFile(file, 'utf8').catch(() => null)

/**
 * Reads, for example, `rules/bitboard.wide.ts` instead of `rules/bitboard.ts` if it exists: for boards larger than
 * eight by eight.
 */
export const readWide = async (name, folder) => {
  const file = path.resolve(folder, name)
  return (await sourceText(file.replace(/\.ts$/, '.wide.ts'))) ?? sourceText(file)
}

const compile = async (entry, options, reading) => {
  const { default: asc } = await import('assemblyscript/asc')
  let binary
  const { error, stderr } = await asc.main(
    [path.join(SOURCES[0], entry), '--outFile', 'core.wasm', ...options],
    { writeFile: (_name, content) => void (binary = content), ...reading },
  )
  if (!error && binary) return binary
  console.error(stderr.toString() || String(error))
  return undefined
}

/** The compiled core; undefined after compiler errors, which are printed. */
export const compileCore = (entry, options) => compile(entry, options, {})

/** The core for boards larger than eight by eight; a `.wide.ts` file replaces the source beside it. */
export const compileWideCore = (entry, options) =>
  withSetOperators(() => compile(entry, options, { readFile: readWide }))
