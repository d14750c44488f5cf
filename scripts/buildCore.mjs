// Compiles the rules core (electron/core/src) to resources/core.wasm; does nothing when it is up to date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const sources = path.join(root, 'electron', 'core', 'src')
const target = path.join(root, 'resources', 'core.wasm')
const stamp = path.join(root, '.cache', 'core.hash')

const OPTIONS = [
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
  // Only the tuner wants to know how often each parameter of the evaluation applies.
  '--use',
  'TRACE=0',
]

const sha256 = content => createHash('sha256').update(content).digest('hex')

const hashOfSources = () => {
  const hash = createHash('sha256').update(OPTIONS.join(' '))
  for (const name of readdirSync(sources, { recursive: true })
    .filter(file => file.endsWith('.ts'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(sources, name)))
  }
  return hash.digest('hex')
}

/** Which sources became which binary. A binary that another build has since replaced does not fit its stamp. */
const stampOf = (sourcesHash, binary) => `${sourcesHash} ${sha256(binary)}\n`

const isCurrent = hash =>
  existsSync(target) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === stampOf(hash, readFileSync(target))

/** Several processes may build at once: each writes a file of its own and renames it. */
const replace = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}

/** The compiled core, or undefined once the compiler has said what is wrong. */
const compile = async () => {
  const { default: asc } = await import('assemblyscript/asc')
  let binary
  const { error, stderr } = await asc.main(
    [path.join(sources, 'index.ts'), '--outFile', 'core.wasm', ...OPTIONS],
    { writeFile: (_name, content) => void (binary = content) },
  )
  if (!error && binary) return binary
  console.error(stderr.toString() || String(error))
  return undefined
}

const hash = hashOfSources()
if (!isCurrent(hash)) {
  const binary = await compile()
  if (!binary) process.exit(1)
  replace(target, binary)
  replace(stamp, stampOf(hash, binary))
  console.log(`core.wasm: ${binary.length} bytes`)
}
