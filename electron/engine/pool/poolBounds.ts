import os from 'node:os'
import { err, ok, type Result } from '@shared/result'

/** Threads, and mebibytes of the hash table. */
export interface PoolSize {
  readonly threads: number
  readonly hashMiB: number
}

/** Why a pool cannot have the requested size; it stays as it was. */
export type PoolError =
  | { readonly kind: 'threads'; readonly asked: number; readonly most: number }
  | { readonly kind: 'hash'; readonly askedMiB: number; readonly mostMiB: number }
  /** The system refused to give this much memory. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

/** Something went wrong inside the pool. */
export type PoolFault =
  /** A thread has ended by itself and has been replaced. */
  | { readonly kind: 'workerDied'; readonly thread: number; readonly detail: string }
  /** A thread ends whenever it is started; the pool goes on without it. */
  | { readonly kind: 'workerGaveUp'; readonly thread: number; readonly detail: string }
  /** The pool was opened with less hash than requested. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

/** The most mebibytes of hash table that fit into the core's address space beside everything else. */
const ADDRESSABLE_MIB = 3072

/** More threads on one table gain nothing. */
const MAX_THREADS = 64

const MIB = 1024 * 1024

/** The largest pool that this machine allows. */
export const poolBounds = (): PoolSize => {
  const allowed = process.constrainedMemory()
  const memory = allowed > 0 ? Math.min(allowed, os.totalmem()) : os.totalmem()
  return {
    threads: Math.min(MAX_THREADS, os.availableParallelism()),
    hashMiB: Math.max(1, Math.min(ADDRESSABLE_MIB, Math.floor(memory / 2 / MIB))),
  }
}

/** Our engine uses no more cores than this by default; the others are left to other programs. */
const ORDINARY_THREADS = 4
const ORDINARY_HASH_MIB = 128

/** The default size of our engine within the bounds of the machine. One core is left to the window. */
export const ordinarySize = (bounds: PoolSize): PoolSize => ({
  threads: Math.max(1, Math.min(ORDINARY_THREADS, bounds.threads - 1)),
  hashMiB: Math.min(ORDINARY_HASH_MIB, bounds.hashMiB),
})

/**
 * The default number of positions searched side by side: such searches yield to everything else, so no core is left
 * free.
 */
export const ordinaryWidth = ({ threads }: PoolSize): number => Math.min(ORDINARY_THREADS, threads)

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

/**
 * Returns the size if it is within the bounds, or says what is wrong with it. By default the hash may take at most half
 * of the memory.
 */
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
