import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LONGEST_MOVETEXT } from './replay'

/** What the WebAssembly module exports. Everything that crosses is a number; positions are addresses. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory
  init(): void
  inputAddress(): number
  movesAddress(): number
  arenaAddress(): number
  positionBytes(): number
  rulesBytes(): number
  readSetup(position: number, rules: number): number
  legalMoves(position: number): number
  markedMoves(position: number): number
  movesTo(position: number, role: number, to: number): number
  isLegal(position: number, move: number): number
  textAddress(): number
  readSan(position: number, length: number): number
  writeFen(position: number): number
  replayAddress(): number
  replay(position: number, from: number, end: number): number
  play(position: number, next: number, move: number): void
  playNull(position: number, next: number): void
  inCheck(position: number): number
  key(position: number): bigint
  completions(position: number, color: number): number
  completionsAfter(position: number, color: number, role: number, file: number): number
  isInsufficient(position: number): number
  occurrences(position: number): number
  perft(position: number, depth: number): bigint
}

/** The rules core in one memory. Belongs to one thread; each search worker loads its own. */
export interface Core {
  readonly exports: CoreExports
  /** Packed records of rules by the variants and options they stand for. */
  readonly rules: Map<string, number>
  /** Views on the memory; they are made anew when it grows. */
  bytes: Buffer
  view: DataView
  /** Where the core reads movetext, room for {@link LONGEST_MOVETEXT} units. */
  readonly movetext: number
  /** Slots for positions that are free again. */
  readonly free: number[]
  /** Where unused memory begins. */
  top: number
}

// Right both beside the sources (electron/core) and in the bundle (out/main).
const DEFAULT_PATH = path.join(import.meta.dirname, '..', '..', 'resources', 'core.wasm')

const abort = (_message: number, _file: number, line: number, column: number): never => {
  throw new Error(`the rules core stopped at ${line}:${column}`)
}

/** Loads the rules core and fills its tables; throws if the file is missing. Takes about 10 ms. */
export const loadCore = (wasmPath: string = DEFAULT_PATH): Core => {
  const module = new WebAssembly.Module(readFileSync(wasmPath))
  const instance = new WebAssembly.Instance(module, { env: { abort } })
  const exports = instance.exports as unknown as CoreExports
  exports.init()
  return {
    exports,
    rules: new Map(),
    bytes: Buffer.from(exports.memory.buffer),
    view: new DataView(exports.memory.buffer),
    movetext: exports.arenaAddress(),
    free: [],
    top: exports.arenaAddress() + 2 * LONGEST_MOVETEXT,
  }
}
