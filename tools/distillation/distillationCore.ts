import { readFileSync } from 'node:fs'
import { map, type Result } from '@shared/result'
import { EIGHT_RECORDS } from '../tuning/records'
import { readParameters } from './networkFile'

/** The exports of the compiled evaluation; addresses are in bytes. */
interface DistillationExports {
  base(): number
  networkBytes(): number
  scratchBytes(): number
  firstUnsound(records: number, total: number): number
  networkValue(record: number, network: number, scratch: number): number
  label(records: number, total: number, network: number, scratch: number): void
}

/** A teacher's static evaluation of records (tools/tuning/dataFormat.md). */
export interface StaticTeacher {
  /** How many records it takes at once. */
  readonly most: number
  /** Writes its scores into records; returns the index of the first that is not a position, undefined if all are. */
  readonly label: (records: Buffer) => number | undefined
  /** The network's value of a record in engine units, from the side to move's view. */
  readonly networkValue: (record: Buffer) => number
}

/** The number of records labelled at once. */
const MAX_RECORDS = 65_536
const PAGE = 65_536
/** Must match the compiler's options. */
const MAX_PAGES = 65_536

const aligned = (address: number): number => Math.ceil(address / 64) * 64

const abort = (_message: number, _file: number, line: number, column: number): never => {
  throw new Error(`the teacher's evaluation stopped at ${line}:${column}`)
}

/** Loads a network into the memory of the compiled evaluation; `file` is the result of {@link exportNetwork}. */
export const loadTeacher = (modulePath: string, file: Buffer): Result<StaticTeacher, string> => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES, shared: true })
  const module = new WebAssembly.Module(readFileSync(modulePath))
  const exports = new WebAssembly.Instance(module, { env: { memory, abort } })
    .exports as unknown as DistillationExports
  return map(readParameters(file, exports.networkBytes()), parameters => {
    const network = aligned(exports.base())
    const scratch = aligned(network + parameters.length)
    const records = aligned(scratch + exports.scratchBytes())
    memory.grow(Math.ceil((records + MAX_RECORDS * EIGHT_RECORDS.bytes) / PAGE))
    const bytes = new Uint8Array(memory.buffer)
    bytes.set(parameters, network)
    return {
      most: MAX_RECORDS,
      label: batch => {
        bytes.set(batch, records)
        const total = batch.length / EIGHT_RECORDS.bytes
        const unsound = exports.firstUnsound(records, total)
        if (unsound < total) return unsound
        exports.label(records, total, network, scratch)
        batch.set(bytes.subarray(records, records + batch.length))
        return undefined
      },
      networkValue: record => {
        bytes.set(record, records)
        return exports.networkValue(records, network, scratch)
      },
    }
  })
}
