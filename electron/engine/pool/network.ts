import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { reserve } from '../../core/arena'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { BUCKETS, HIDDEN, INPUTS } from '../../core/layout/network'
import type { Core } from '../../core/load'

/** The weights of an evaluation network, as the core reads them. */
export interface Network {
  /** Values of the hidden layer, for each of the two perspectives. */
  readonly hidden: number
  readonly weights: Uint8Array
}

/** Why there is no network to evaluate with. */
export type NetworkError =
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'notANetwork'; readonly path: string }
  | { readonly kind: 'otherVersion'; readonly path: string; readonly version: number }
  | { readonly kind: 'otherShape'; readonly path: string; readonly hidden: number }
  | { readonly kind: 'damaged'; readonly path: string }

/** The network that ships with the program. */
export const NETWORK_FILE = path.join(PROGRAM_FOLDER, 'resources', 'network.bin')

/*
 * The file: `BRNN`, then three 32-bit words, little endian: version, values of the hidden layer, checksum;
 * then the weights.
 */
const MAGIC = 'BRNN'
const VERSION = 1
const HEADER_BYTES = 16

/** How many bytes the weights of a network take. */
export const weightBytes = (hidden: number): number =>
  2 * hidden * (INPUTS + 1) + BUCKETS * (2 * 2 * hidden + 4)

const checksum = (weights: Uint8Array): number =>
  createHash('sha256').update(weights).digest().readUInt32LE(0)

/** A network as its file has it. */
export const encodeNetwork = ({ hidden, weights }: Network): Uint8Array => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(MAGIC, 'latin1')
  header.writeUInt32LE(VERSION, 4)
  header.writeUInt32LE(hidden, 8)
  header.writeUInt32LE(checksum(weights), 12)
  return Buffer.concat([header, weights])
}

/** The bytes say that they are a network, if not a sound one. */
export const isNetwork = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', 0, 4) === MAGIC

/** A network from the bytes of its file; `path` is only for the error. */
export const decodeNetwork = (bytes: Uint8Array, path: string): Result<Network, NetworkError> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < HEADER_BYTES || !isNetwork(buffer)) return err({ kind: 'notANetwork', path })
  const version = buffer.readUInt32LE(4)
  if (version !== VERSION) return err({ kind: 'otherVersion', path, version })
  const hidden = buffer.readUInt32LE(8)
  const weights = buffer.subarray(HEADER_BYTES)
  const isWhole = weights.length === weightBytes(hidden) && checksum(weights) === buffer.readUInt32LE(12)
  return isWhole ? ok({ hidden, weights }) : err({ kind: 'damaged', path })
}

const readBytes = (path: string): Result<Uint8Array, NetworkError> => {
  try {
    return ok(readFileSync(path))
  } catch (error) {
    return err({ kind: 'unreadable', path, reason: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads the weights of a network; a file that is missing, foreign or damaged is an error. */
export const readNetwork = (path: string): Result<Network, NetworkError> => {
  const bytes = readBytes(path)
  return bytes.ok ? decodeNetwork(bytes.value, path) : bytes
}

/**
 * Lays a network into a core's memory, once and for ever.
 *
 * @param path where it came from, for the error
 * @returns its address, a multiple of 64; an error if the core was built for another shape
 */
export const layNetwork = (
  core: Core,
  { hidden, weights }: Network,
  path: string,
): Result<number, NetworkError> => {
  if (hidden !== HIDDEN) return err({ kind: 'otherShape', path, hidden })
  const address = reserve(core, weights.length, 64)
  core.bytes.set(weights, address)
  return ok(address)
}

/** An error as a sentence, for logs and for the user of a console. */
export const networkErrorText = (error: NetworkError): string => {
  switch (error.kind) {
    case 'unreadable':
      return `The evaluation network ${error.path} cannot be read: ${error.reason}.`
    case 'notANetwork':
      return `${error.path} is not an evaluation network.`
    case 'otherVersion':
      return `The evaluation network ${error.path} has format ${error.version}; this program reads format ${VERSION}.`
    case 'otherShape':
      return `The evaluation network ${error.path} has a hidden layer of ${error.hidden} values, which is not the one this program computes.`
    case 'damaged':
      return `The evaluation network ${error.path} is damaged: its checksum or its length is wrong.`
  }
}
