// Compiles the rules core (electron/core/src, electron/core/layout) to resources/core.wasm, and for boards larger than
// eight by eight to resources/wideCore.wasm. Skips binaries that are up to date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileCore, compileWideCore, OPTIONS, SOURCES, tracing } from './compileCore.mjs'
import { SET_OPERATORS } from './wideLibrary.mjs'

const root = path.join(import.meta.dirname, '..')

const options = [...OPTIONS, ...tracing(false)]

const MODULES = [
  { name: 'core', entry: 'index.ts', compile: compileCore },
  { name: 'wideCore', entry: 'index.ts', compile: compileWideCore },
]

const sha256 = content => createHash('sha256').update(content).digest('hex')

const hashOfSources = () => {
  const hash = createHash('sha256').update(options.join(' ')).update(SET_OPERATORS)
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true })
      .filter(file => file.endsWith('.ts'))
      .sort()) {
      hash.update(name).update(readFileSync(path.join(folder, name)))
    }
  }
  return hash.digest('hex')
}

/** Ties a binary to its sources. A binary that another build has replaced does not match its stamp. */
const stampOf = (sourcesHash, binary) => `${sourcesHash} ${sha256(binary)}\n`

const isCurrent = (hash, target, stamp) =>
  existsSync(target) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === stampOf(hash, readFileSync(target))

/** Several processes may build at once: each writes its own temporary file and renames it. */
const replace = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}

const hash = hashOfSources()
for (const { name, entry, compile } of MODULES) {
  const target = path.join(root, 'resources', `${name}.wasm`)
  const stamp = path.join(root, '.cache', `${name}.hash`)
  if (isCurrent(hash, target, stamp)) continue
  const binary = await compile(entry, options)
  if (!binary) process.exit(1)
  replace(target, binary)
  replace(stamp, stampOf(hash, binary))
  console.log(`${name}.wasm: ${binary.length} bytes`)
}
