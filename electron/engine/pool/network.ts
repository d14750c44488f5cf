import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { lay } from '../../core/arena'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { EIGHT_LAYOUT, WIDE_LAYOUT, type BoardLayout } from '../../core/boardLayout'
import type { Core } from '../../core/load'

/** The weights of an evaluation network, as the core reads them. */
export interface Network {
  /** The number of values in the hidden layer, for each of the two perspectives. */
  readonly hidden: number
  readonly weights: Uint8Array
}

/** Why a network cannot be used. */
export type NetworkError =
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'notANetwork'; readonly path: string }
  | { readonly kind: 'otherVersion'; readonly path: string; readonly version: number }
  | { readonly kind: 'otherShape'; readonly path: string; readonly hidden: number }
  | { readonly kind: 'damaged'; readonly path: string }

/** The networks that ship with the program, for eight by eight boards and for larger ones. */
export const NETWORK_FILE = path.join(PROGRAM_FOLDER, 'resources', 'network.bin')
export const WIDE_NETWORK_FILE = path.join(PROGRAM_FOLDER, 'resources', 'wideNetwork.bin')

/*
 * The file format: `BRNN`, then three 32-bit words, little endian: version, number of values in the hidden layer,
 * checksum; then the weights.
 */
const MAGIC = 'BRNN'
const VERSION = 1
const HEADER_BYTES = 16

/** The size of a network's weights in bytes, for eight by eight boards by default. */
export const weightBytes = (hidden: number, { network }: BoardLayout = EIGHT_LAYOUT): number =>
  2 * hidden * (network.INPUTS + 1) + network.BUCKETS * (2 * 2 * hidden + 4)

/** Whether a network belongs to this layout: networks for other boards have other inputs, and so other lengths. */
const isWholeFor =
  ({ hidden, weights }: Network) =>
  (layout: BoardLayout): boolean =>
    weights.length === weightBytes(hidden, layout)

const checksum = (weights: Uint8Array): number =>
  createHash('sha256').update(weights).digest().readUInt32LE(0)

/** A network as the bytes of its file. */
export const encodeNetwork = ({ hidden, weights }: Network): Uint8Array => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(MAGIC, 'latin1')
  header.writeUInt32LE(VERSION, 4)
  header.writeUInt32LE(hidden, 8)
  header.writeUInt32LE(checksum(weights), 12)
  return Buffer.concat([header, weights])
}

/** Whether the bytes begin as a network file does; it may still be damaged. */
export const isNetwork = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', 0, 4) === MAGIC

/** Reads a network from the bytes of its file; `path` is used only for the error. */
export const decodeNetwork = (bytes: Uint8Array, path: string): Result<Network, NetworkError> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < HEADER_BYTES || !isNetwork(buffer)) return err({ kind: 'notANetwork', path })
  const version = buffer.readUInt32LE(4)
  if (version !== VERSION) return err({ kind: 'otherVersion', path, version })
  const hidden = buffer.readUInt32LE(8)
  const weights = buffer.subarray(HEADER_BYTES)
  const network = { hidden, weights }
  const isWhole = [EIGHT_LAYOUT, WIDE_LAYOUT].some(isWholeFor(network))
  return isWhole && checksum(weights) === buffer.readUInt32LE(12)
    ? ok(network)
    : err({ kind: 'damaged', path })
}

const readBytes = (path: string): Result<Uint8Array, NetworkError> => {
  try {
    return ok(readFileSync(path))
  } catch (error) {
    return err({ kind: 'unreadable', path, reason: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads the weights of a network; returns an error if the file is missing, foreign or damaged. */
export const readNetwork = (path: string): Result<Network, NetworkError> => {
  const bytes = readBytes(path)
  return bytes.ok ? decodeNetwork(bytes.value, path) : bytes
}

/**
 * Copies a network into a core's memory, where it stays for good.
 *
 * @param path where it came from, for the error
 * @returns its address, a multiple of 64; an error if the core was built for another shape
 */
export const layNetwork = (core: Core, network: Network, path: string): Result<number, NetworkError> => {
  const { hidden, weights } = network
  if (hidden !== core.layout.network.HIDDEN || !isWholeFor(network)(core.layout))
    return err({ kind: 'otherShape', path, hidden })
  return ok(lay(core, weights))
}

/** An error as a sentence, for logs and for users of the console. */
export const networkErrorText = (error: NetworkError): string => {
  switch (error.kind) {
    case 'unreadable':
      return `The evaluation network ${error.path} cannot be read: ${error.reason}.`
    case 'notANetwork':
      return `${error.path} is not an evaluation network.`
    case 'otherVersion':
      return `The evaluation network ${error.path} has format ${error.version}; this program reads format ${VERSION}.`
    case 'otherShape':
      return `The evaluation network ${error.path} has another shape than the one that this program computes; its hidden layer has ${error.hidden} values.`
    case 'damaged':
      return `The evaluation network ${error.path} is damaged: its checksum or its length is wrong.`
  }
}
