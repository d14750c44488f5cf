import { CLUSTER_BYTES } from '../../core/layout/hashTable'
import type { PoolFault } from './poolBounds'
import type { PoolMemory } from './poolMemory'
import type { SearchResult, ThreadJob } from './searchMessages'
import { startThread, type JobEnd, type SearchThread } from './searchThread'

/** The threads of a pool. */
export interface SearchThreads {
  /** Starts or ends threads until there are `count`; resolves once all are ready. */
  readonly resize: (threads: number) => Promise<void>
  readonly size: () => number
  /** Has all threads search; resolves with how the first one ended. `stop` is called then, and must end the others. */
  readonly think: (onReport: (result: SearchResult) => void, stop: () => void) => Promise<JobEnd>
  /** Clears the hash table and all histories. */
  readonly forget: () => Promise<void>
  /** Ends all threads, even in the middle of a search; no more are started. */
  readonly end: () => Promise<void>
}

interface ThreadsPlace {
  readonly memory: PoolMemory
  readonly workerFile: string
  readonly niceness: number
  readonly onFault: (fault: PoolFault) => void
}

/** Cuts `bytes` into `count` jobs of whole clusters. */
const slices = (from: number, bytes: number, count: number): readonly ThreadJob[] => {
  const piece = Math.ceil(bytes / count / CLUSTER_BYTES) * CLUSTER_BYTES
  return Array.from({ length: count }, (_, i) => ({
    kind: 'clear',
    from: from + Math.min(bytes, i * piece),
    bytes: Math.max(0, Math.min(piece, bytes - i * piece)),
  }))
}

/** Has no threads at first; `resize` starts them. */
export const searchThreads = ({ memory, workerFile, niceness, onFault }: ThreadsPlace): SearchThreads => {
  const { core, control, arenas } = memory
  const threads: SearchThread[] = []
  let isEnded = false

  const start = (index: number): SearchThread =>
    startThread(
      workerFile,
      { module: core.module, memory: core.memory, control, arena: arenas[index]!, index, niceness },
      ({ detail, isReplaced }) =>
        onFault({ kind: isReplaced ? 'workerDied' : 'workerGaveUp', thread: index, detail }),
    )

  const forgetHistories = async (): Promise<void> => {
    await Promise.all(threads.map(thread => thread.carryOut({ kind: 'forget' })))
  }

  const clearTable = async (): Promise<void> => {
    const jobs = slices(memory.table, memory.dirtyBytes, threads.length)
    const ends = await Promise.all(threads.map((thread, i) => thread.carryOut(jobs[i]!)))
    if (ends.every(({ kind }) => kind === 'done')) memory.dirtyBytes = 0
  }

  return {
    size: () => threads.length,
    resize: async count => {
      const leaving = threads.splice(count)
      while (threads.length < count && !isEnded) threads.push(start(threads.length))
      await Promise.all(leaving.map(thread => thread.end()))
      await forgetHistories()
    },
    think: async (onReport, stop) => {
      memory.dirtyBytes = Math.max(memory.dirtyBytes, memory.clusters * CLUSTER_BYTES)
      const [first, ...others] = threads.map(thread => thread.carryOut({ kind: 'think' }, onReport))
      const end = await first!
      stop()
      await Promise.all(others)
      return end
    },
    forget: async () => {
      await forgetHistories()
      if (memory.dirtyBytes > 0) await clearTable()
    },
    end: async () => {
      isEnded = true
      await Promise.all(threads.map(thread => thread.end()))
    },
  }
}
