import os from 'node:os'
import { err, ok, type Result } from '@shared/result'

/** Threads, and mebibytes of the hash table. */
export interface PoolSize {
  readonly threads: number
  readonly hashMiB: number
}

/** Why a pool cannot be as it is asked to be; it stays as it was. */
export type PoolError =
  | { readonly kind: 'threads'; readonly asked: number; readonly most: number }
  | { readonly kind: 'hash'; readonly askedMiB: number; readonly mostMiB: number }
  /** The system did not give this much memory. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

/** Something went wrong inside the pool. */
export type PoolFault =
  /** A thread has ended by itself; another has taken its place. */
  | { readonly kind: 'workerDied'; readonly thread: number; readonly detail: string }
  /** A thread ends as soon as it is started; the pool goes on without it. */
  | { readonly kind: 'workerGaveUp'; readonly thread: number; readonly detail: string }
  /** The pool was opened with less hash than it should have. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

/** What the address space of the core leaves for the hash table beside everything else. */
const ADDRESSABLE_MIB = 3072

/** More threads than this gain nothing on one table. */
const MAX_THREADS = 64

const MIB = 1024 * 1024

/** The most that a pool may ask of this machine. */
export const poolBounds = (): PoolSize => {
  const allowed = process.constrainedMemory()
  const memory = allowed > 0 ? Math.min(allowed, os.totalmem()) : os.totalmem()
  return {
    threads: Math.min(MAX_THREADS, os.availableParallelism()),
    hashMiB: Math.max(1, Math.min(ADDRESSABLE_MIB, Math.floor(memory / 2 / MIB))),
  }
}

/** More than four cores are left to other programs. */
const ORDINARY_THREADS = 4
const ORDINARY_HASH_MIB = 128

/** The default size of our engine within the bounds of the machine. A core is left to the window. */
export const ordinarySize = (bounds: PoolSize): PoolSize => ({
  threads: Math.max(1, Math.min(ORDINARY_THREADS, bounds.threads - 1)),
  hashMiB: Math.min(ORDINARY_HASH_MIB, bounds.hashMiB),
})

/** How many positions are searched side by side by default: such searches yield to everything else, so no core is left out. */
export const ordinaryWidth = ({ threads }: PoolSize): number => Math.min(ORDINARY_THREADS, threads)

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

/** A size within the bounds, or what is wrong with it. Half of the memory is the most that the hash may take. */
export const checkSize = (size: PoolSize, bounds: PoolSize = poolBounds()): Result<PoolSize, PoolError> => {
  const { threads, hashMiB } = size
  if (!isCount(threads, bounds.threads)) return err({ kind: 'threads', asked: threads, most: bounds.threads })
  if (!isCount(hashMiB, bounds.hashMiB))
    return err({ kind: 'hash', askedMiB: hashMiB, mostMiB: bounds.hashMiB })
  return ok(size)
}

const cut = (value: number, most: number): number => Math.min(Math.max(Math.floor(value) || 1, 1), most)

/** The nearest size within the bounds. */
export const cutSize = ({ threads, hashMiB }: PoolSize, bounds: PoolSize = poolBounds()): PoolSize => ({
  threads: cut(threads, bounds.threads),
  hashMiB: cut(hashMiB, bounds.hashMiB),
})
