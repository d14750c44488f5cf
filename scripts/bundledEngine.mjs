// Copies the engine that ships beside ours from its optional package to resources/stockfish-lite; removes it if the
// package is not installed. Does nothing if it is up to date.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundledPackage } from './bundledPackage.mjs'

const target = path.join(import.meta.dirname, '..', 'resources', 'stockfish-lite')

const SCRIPT = 'stockfish-19-lite-single.js'
/** The files of the package, by the names that they get in resources. */
const FILES = {
  [SCRIPT]: `bin/${SCRIPT}`,
  'stockfish-19-lite-single.wasm': 'bin/stockfish-19-lite-single.wasm',
  'LICENSE.txt': 'Copying.txt',
}
/** The file with the engine's answer to `uci`, so that the program knows it without starting it. */
const GREETING = 'greeting.txt'

/** Several processes may build at once: each writes its own temporary file and renames it. */
const replace = (file, content) => {
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}

const isSame = (file, content) => existsSync(file) && readFileSync(file).equals(content)

/** The answer to `uci`. The input stays open until `uciok`: the engine exits when its input ends, ready or not. */
const greetingOf = async script => {
  const engine = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'], timeout: 60_000 })
  engine.stdin.write('uci\n')
  let said = ''
  for await (const piece of engine.stdout.setEncoding('utf8')) {
    said += piece
    if (said.includes('uciok')) engine.stdin.end()
  }
  if (!said.includes('uciok')) throw new Error(`${script} does not answer to uci: ${said}`)
  return said
}

const layEngine = async source => {
  mkdirSync(target, { recursive: true })
  const wanted = Object.entries(FILES).map(([name, from]) => ({
    file: path.join(target, name),
    content: readFileSync(path.join(source, from)),
  }))
  const outdated = wanted.filter(({ file, content }) => !isSame(file, content))
  const greeting = path.join(target, GREETING)
  if (outdated.length === 0 && existsSync(greeting)) return
  for (const { file, content } of outdated) replace(file, content)
  replace(greeting, await greetingOf(path.join(source, FILES[SCRIPT])))
  console.log('stockfish-lite: laid into resources')
}

const source = bundledPackage()
if (source === undefined) rmSync(target, { recursive: true, force: true })
else await layEngine(source)
