import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { VariantDefinition } from '@shared/variants/variant'
import { EIGHT_LAYOUT, layoutOf, WIDE_LAYOUT, type BoardLayout } from './boardLayout'
import { PROGRAM_FOLDER } from './programFolder'

/** What the WebAssembly module exports. All parameters and results are numbers; positions are addresses. */
export interface CoreExports {
  init(): void
  inputAddress(): number
  movesAddress(): number
  arenaAddress(): number
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
  rewrite(position: number, from: number, end: number, to: number, limit: number, result: number): number
  play(position: number, next: number, move: number): void
  playNull(position: number, next: number): void
  inCheck(position: number): number
  key(position: number): bigint
  completions(position: number, color: number): number
  completionsAfter(position: number, color: number, role: number, file: number): number
  isInsufficient(position: number): number
  occurrences(position: number): number
  perft(position: number, depth: number): bigint
  threadBytes(): number
  prepareThread(arena: number, control: number, index: number): void
  think(arena: number): number
  evaluate(position: number, parameters: number): number
  accumulatorBytes(): number
  networkBytes(): number
  refreshAccumulator(position: number, accumulator: number, network: number): void
  updateAccumulator(
    before: number,
    beforeAccumulator: number,
    position: number,
    accumulator: number,
    network: number,
  ): void
  evaluateNetwork(position: number, accumulator: number, network: number): number
}

/** The rules core with a memory of its own. Belongs to one thread; search workers use the memory of the pool that owns it. */
export interface Core {
  readonly exports: CoreExports
  readonly module: WebAssembly.Module
  readonly layout: BoardLayout
  /** The core for larger boards, in a memory of its own; loaded when it is first asked for. */
  readonly wide: () => Core
  readonly memory: WebAssembly.Memory
  /** The addresses of packed records of rules, by variant and options. */
  readonly rules: Map<string, number>
  /** Views of the memory; they are replaced when it grows. */
  bytes: Buffer
  view: DataView
  /**
   * The address from which the core reads movetext, with room for {@link MAX_MOVETEXT_LENGTH} bytes; rewritten movetext follows after that
   * room.
   */
  readonly movetext: number
  /** The addresses of position slots that can be used again. */
  readonly free: number[]
  /** The address at which unused memory begins. */
  top: number
}

/** The longest movetext that the core reads, in bytes. Few games are longer, comments included. */
export const MAX_MOVETEXT_LENGTH = 65_536

/** The longest movetext that rewriting may produce, in bytes. */
export const MAX_REWRITTEN_LENGTH = 4 * MAX_MOVETEXT_LENGTH

const DEFAULT_PATH = path.join(PROGRAM_FOLDER, 'resources', 'core.wasm')

const PAGE = 65_536

/** Pages of the tables and scratch areas; the module asks for this many. */
const INITIAL_PAGES = 32
/** The most pages that the module ever takes, 3.5 GiB; only address space is reserved. */
const MAX_PAGES = 57_344
/** As many pages as the rules alone can ever need. */
const PAGES_FOR_RULES = 4096

const abort = (_message: number, _file: number, line: number, column: number): never => {
  throw new Error(`the rules core stopped at ${line}:${column}`)
}

/** What a running search calls on its host. */
export interface SearchHost {
  /** Milliseconds on a clock that all threads share. */
  clock(): number
  /** Called when there are new results in the arena of the first thread. */
  report(arena: number): void
}

const NO_SEARCH: SearchHost = { clock: () => 0, report: () => undefined }

/** Instantiates the module with a memory; the tables in the memory must be filled once by `init`. */
export const instantiate = (
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  host: SearchHost,
): CoreExports => {
  const env = {
    memory,
    abort,
    clock: () => host.clock(),
    report: (arena: number) => host.report(arena >>> 0),
  }
  return new WebAssembly.Instance(module, { env }).exports as unknown as CoreExports
}

/** Shared memory that may grow to `mostBytes`, at most 3.5 GiB. */
const memoryOf = (mostBytes: number): WebAssembly.Memory => {
  const maximum = Math.min(MAX_PAGES, Math.max(INITIAL_PAGES, Math.ceil(mostBytes / PAGE)))
  return new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum, shared: true })
}

const loadModule = (
  wasmPath: string,
  layout: BoardLayout,
  mostBytes: number,
  host: SearchHost,
): Omit<Core, 'wide'> => {
  const module = new WebAssembly.Module(readFileSync(wasmPath))
  const memory = memoryOf(mostBytes)
  const exports = instantiate(module, memory, host)
  exports.init()
  return {
    exports,
    module,
    layout,
    memory,
    rules: new Map(),
    bytes: Buffer.from(memory.buffer),
    view: new DataView(memory.buffer),
    movetext: exports.arenaAddress(),
    free: [],
    top: exports.arenaAddress() + (layout.hasNotation ? MAX_MOVETEXT_LENGTH + MAX_REWRITTEN_LENGTH : 0),
  }
}

/** The path of the module for larger boards, next to the one for eight by eight. */
export const wideCorePath = (wasmPath: string = DEFAULT_PATH): string =>
  path.join(path.dirname(wasmPath), 'wideCore.wasm')

const loadWide = (wasmPath: string, mostBytes: number, host: SearchHost): Core => {
  const core: Core = {
    ...loadModule(wideCorePath(wasmPath), WIDE_LAYOUT, mostBytes, host),
    wide: () => core,
  }
  return core
}

/**
 * Loads the rules core into a memory of its own and fills its tables; throws if the file is missing. Takes about 10 ms.
 *
 * @param mostBytes how far the memory may grow; a search pool needs more than the rules
 */
export const loadCore = (
  wasmPath: string = DEFAULT_PATH,
  mostBytes: number = PAGES_FOR_RULES * PAGE,
  host: SearchHost = NO_SEARCH,
): Core => {
  let wide: Core | undefined
  return {
    ...loadModule(wasmPath, EIGHT_LAYOUT, mostBytes, host),
    wide: () => (wide ??= loadWide(wasmPath, PAGES_FOR_RULES * PAGE, NO_SEARCH)),
  }
}

/** Loads the core for boards of one layout, for a search on them. */
export const loadCoreOf = (
  layout: BoardLayout,
  wasmPath: string = DEFAULT_PATH,
  mostBytes: number = PAGES_FOR_RULES * PAGE,
  host: SearchHost = NO_SEARCH,
): Core =>
  layout === WIDE_LAYOUT ? loadWide(wasmPath, mostBytes, host) : loadCore(wasmPath, mostBytes, host)

/** The core that holds the positions of a system: the given one, or the one for larger boards. */
export const coreFor = (core: Core, { board }: VariantDefinition): Core =>
  layoutOf(board) === core.layout ? core : core.wide()
