// Compiles the rules core (electron/core/src) to resources/core.wasm; does nothing when it is up to date.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import asc from 'assemblyscript/asc'

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
  '--initialMemory',
  '32',
]

const fingerprint = () => {
  const hash = createHash('sha256').update(OPTIONS.join(' '))
  for (const name of readdirSync(sources)
    .filter(file => file.endsWith('.ts'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(sources, name)))
  }
  return hash.digest('hex')
}

const isCurrent = hash => existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Several test projects may build at once: each writes a file of its own and renames it. */
const replace = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}

const hash = fingerprint()
if (!isCurrent(hash)) {
  let binary
  const { error, stderr } = await asc.main(
    [path.join(sources, 'index.ts'), '--outFile', 'core.wasm', ...OPTIONS],
    {
      writeFile: (_name, content) => void (binary = content),
    },
  )
  if (error || !binary) {
    console.error(stderr.toString())
    process.exit(1)
  }
  replace(target, binary)
  replace(stamp, hash)
  console.log(`core.wasm: ${binary.length} bytes`)
}
