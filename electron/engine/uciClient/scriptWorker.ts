import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { gatedClock } from '../pool/gatedClock'
import { lowerPriority } from '../pool/lowerPriority'
import type { ScriptInit, ScriptOrder } from './scriptThread'

/*
 * A thread that runs an engine compiled to WebAssembly, such as stockfish.js: a script that exports a factory, beside a
 * module of the same name. Lines come and go as messages. A search handles messages now and then, and reads the clock
 * often enough to be suspended there.
 */

const { script, gate } = workerData as ScriptInit
const port = parentPort!
const clock = gatedClock(gate)

/** The engine object, which the factory completes. */
interface ScriptEngine {
  readonly wasmBinary: Uint8Array
  readonly locateFile: (name: string) => string
  /** Called with each line, errors included. */
  readonly listener: (line: string) => void
  /** Called at the end of each search. */
  readonly onDoneSearching: () => void
  readonly ccall?: (
    name: 'command',
    result: null,
    types: readonly ['string'],
    values: readonly [string],
  ) => unknown
  readonly _isSearching?: () => number
}

type EngineFactory = () => (engine: ScriptEngine) => Promise<unknown>

const MS_PER_SECOND = 1000
const NS_PER_MS = 1e6

/**
 * The `process` object that the script sees: no arguments, no handlers of its own, and a clock that stops while the
 * thread is suspended.
 */
const ownProcess = {
  versions: process.versions,
  argv: ['', script],
  on: () => undefined,
  exit: (code?: number) => process.exit(code),
  hrtime: (): readonly [number, number] => {
    const ms = clock()
    const seconds = Math.floor(ms / MS_PER_SECOND)
    return [seconds, Math.floor((ms - seconds * MS_PER_SECOND) * NS_PER_MS)]
  },
}

/** Loads the script as if another script had required it; otherwise it would take the thread for a browser's worker. */
const loadFactory = (): EngineFactory => {
  const require = createRequire(script)
  const asMain = (name: string): unknown =>
    name === 'worker_threads' ? { isMainThread: true } : require(name)
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(
    readFileSync(script, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
    { filename: script },
  ) as (...given: readonly unknown[]) => void
  run(module.exports, asMain, module, script, path.dirname(script), ownProcess)
  if (typeof module.exports !== 'function') throw new Error(`${script} exports no engine`)
  return module.exports as EngineFactory
}

/** Whether a command must wait until no search is running: searches, and settings, which would disturb one. */
const waitsForSearch = (line: string): boolean => line.startsWith('go') || line.startsWith('setoption')

const start = (): ((line: string) => void) => {
  const waiting: string[] = []
  let isReady = false

  const command = (line: string): void => {
    if (line === 'quit') process.exit(0)
    engine.ccall!('command', null, ['string'], [line])
  }
  const isSearching = (): boolean => (engine._isSearching?.() ?? 0) !== 0
  const advance = (): void => {
    while (isReady && waiting.length > 0 && !isSearching()) command(waiting.shift()!)
  }
  const engine: ScriptEngine = {
    wasmBinary: readFileSync(script.replace(/\.js$/, '.wasm')),
    locateFile: name => path.join(path.dirname(script), name),
    listener: line => port.postMessage(line),
    // The search is still on the call stack.
    onDoneSearching: () => setImmediate(advance),
  }
  void loadFactory()()(engine).then(() => {
    isReady = true
    advance()
  })
  return line => {
    if (isReady && !waitsForSearch(line)) command(line)
    else waiting.push(line)
    advance()
  }
}

const hear = start()
port.on('message', (order: ScriptOrder) => {
  if ('line' in order) hear(order.line)
  else lowerPriority(order.niceness)
})
