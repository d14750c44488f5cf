import { readFileSync } from 'node:fs'
import { EIGHT_LAYOUT, type BoardLayout } from '../../electron/core/boardLayout'

/** The exports of the hot loops; addresses are in bytes, an order is a list of 32-bit record indices. */
export interface TrainingExports {
  base(): number
  recordBytes(): number
  scratchBytes(hidden: number): number
  parameterCount(hidden: number): number
  firstUnsound(records: number, total: number): number
  shuffle(order: number, total: number, seed: number): void
  scoreRecord(parameters: number, hidden: number, scratch: number, record: number): number
}

/** The layout of the memory that all threads share. */
export interface Layout {
  /** Bytes of a block of parameters, gradients or moments. */
  readonly block: number
  readonly parameters: number
  readonly moments: number
  readonly seconds: number
  /** One block per thread, `stride` apart. */
  readonly gradients: number
  readonly stride: number
  /** One area per thread. */
  readonly scratch: readonly number[]
  /** Positions to learn from, then the held-out ones. */
  readonly records: number
  readonly order: number
}

/** The hot loops with their own memory. */
export interface TrainingCore {
  readonly module: WebAssembly.Module
  readonly memory: WebAssembly.Memory
  readonly exports: TrainingExports
  readonly layout: Layout
  /** The layout of the boards that the network is for. */
  readonly boards: BoardLayout
  readonly bytes: Uint8Array
}

const PAGE = 65_536
const MAX_PAGES = 65_536

const abort = (_message: number, _file: number, line: number, column: number): never => {
  throw new Error(`the trainer stopped at ${line}:${column}`)
}

const aligned = (address: number): number => Math.ceil(address / 64) * 64

/** Instantiates the module on a memory; the sizes that it returns do not depend on the memory's contents. */
const ask = (module: WebAssembly.Module, memory: WebAssembly.Memory): TrainingExports =>
  new WebAssembly.Instance(module, { env: { memory, abort } }).exports as unknown as TrainingExports

const layOut = (exports: TrainingExports, hidden: number, threads: number, records: number) => {
  let top = exports.base()
  const take = (size: number): number => {
    const address = aligned(top)
    top = address + size
    return address
  }
  const block = 4 * exports.parameterCount(hidden)
  const layout: Layout = {
    block,
    parameters: take(block),
    moments: take(block),
    seconds: take(block),
    stride: aligned(block),
    gradients: take(threads * aligned(block)),
    scratch: Array.from({ length: threads }, () => take(exports.scratchBytes(hidden))),
    order: take(4 * records),
    records: take(exports.recordBytes() * records),
  }
  return { layout, end: top }
}

/**
 * Loads the module with room for a number of threads and records; throws if they do not fit into 4 GiB, which hold
 * about 115 million records of eight by eight.
 *
 * @param boards the layout of the boards that the module was built for
 */
export const loadTrainingCore = (
  modulePath: string,
  hidden: number,
  threads: number,
  records: number,
  boards: BoardLayout = EIGHT_LAYOUT,
): TrainingCore => {
  const module = new WebAssembly.Module(readFileSync(modulePath))
  const small = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true })
  const { layout, end } = layOut(ask(module, small), hidden, threads, records)
  const pages = Math.ceil(end / PAGE)
  if (pages > MAX_PAGES) throw new Error(`${records} positions are more than fit into 4 GiB`)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
  return {
    module,
    memory,
    exports: ask(module, memory),
    layout,
    boards,
    bytes: new Uint8Array(memory.buffer),
  }
}

/** A block of parameters or moments as numbers. */
export const floatsAt = ({ memory, layout }: TrainingCore, address: number): Float32Array =>
  new Float32Array(memory.buffer, address, layout.block / 4)
