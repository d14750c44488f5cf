import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import { instant, integer, jsonOf, object, text, word, type Of } from '@shared/ipc/schemas'
import { KEY_PREFIX, type QueueServer } from './queueServer'

/* Notes on the server about workers and about builds with work to do; every client may read them. */

const MAX_NOTE = 4000

/** A worker's note about itself. */
export const WORKER_NOTE = object({
  /** The name of the machine. */
  host: text(255),
  process: integer(0, Number.MAX_SAFE_INTEGER),
  threads: integer(1, 10_000),
  version: word,
  build: word,
  engine: text(1000),
  /** When the worker was started. */
  since: instant,
  /** Totals since it was started. */
  positions: integer(0, Number.MAX_SAFE_INTEGER),
  nodes: integer(0, Number.MAX_SAFE_INTEGER),
  /** Speed over the last half minute. */
  positionsPerSecond: v.pipe(v.number(), v.minValue(0)),
  nodesPerSecond: v.pipe(v.number(), v.minValue(0)),
})
export type WorkerNote = Of<typeof WORKER_NOTE>

/** A note about a build that has asked for work. */
const BUILD_NOTE = object({ build: word, engine: text(1000), version: word })
export type BuildNote = Of<typeof BUILD_NOTE>

/** The remaining work for a build. */
export interface BuildWork extends BuildNote {
  /** The number of waiting jobs. */
  readonly waiting: number
  /** The number of jobs being worked on. */
  readonly active: number
}

/** The state of a queue. */
export interface QueueStatus {
  readonly server: string
  readonly workers: readonly WorkerNote[]
  readonly work: readonly BuildWork[]
}

const BUILDS = `${KEY_PREFIX}:builds`
const WORKERS = `${KEY_PREFIX}:workers`

/** Seconds after which a worker without a new note is regarded as gone or frozen. */
const WORKER_LIFE_S = 10

/** The name of the queue of a build. */
export const queueNameOf = (build: string): string => `search-${build}`

/** Announces that a build is going to add jobs. */
export const announceBuild = async ({ client }: QueueServer, note: BuildNote): Promise<void> => {
  await client.hset(BUILDS, note.build, JSON.stringify(note))
}

/** Writes a worker's note; must be repeated every few seconds. */
export const noteWorker = async ({ client }: QueueServer, id: string, note: WorkerNote): Promise<void> => {
  await client.set(`${WORKERS}:${id}`, JSON.stringify(note), 'EX', WORKER_LIFE_S)
}

/** Removes the note of a worker that ends. */
export const forgetWorker = async ({ client }: QueueServer, id: string): Promise<void> => {
  await client.del(`${WORKERS}:${id}`)
}

const PAGE = 1000

const keysOf = async ({ client }: QueueServer): Promise<readonly string[]> => {
  const keys = new Set<string>()
  let cursor = '0'
  do {
    const [next, page] = await client.scan(cursor, 'MATCH', `${WORKERS}:*`, 'COUNT', PAGE)
    for (const key of page) keys.add(key)
    cursor = next
  } while (cursor !== '0')
  return [...keys].sort()
}

const notesIn = <T>(
  schema: Parameters<typeof jsonOf<T>>[0],
  texts: readonly (string | null)[],
): readonly T[] =>
  texts.flatMap(note => {
    const found = read(jsonOf(schema, MAX_NOTE), note)
    return found.ok ? [found.value] : []
  })

const workersOf = async (server: QueueServer): Promise<readonly WorkerNote[]> => {
  const keys = await keysOf(server)
  if (keys.length === 0) return []
  const notes = notesIn(WORKER_NOTE, await server.client.mget(...keys))
  return notes.toSorted((one, other) => one.since - other.since)
}

const workOf = async ({ client }: QueueServer, note: BuildNote): Promise<BuildWork> => {
  const at = (state: string): string => `${KEY_PREFIX}:${queueNameOf(note.build)}:${state}`
  const [waiting, delayed, active] = await Promise.all([
    client.llen(at('wait')),
    client.zcard(at('delayed')),
    client.llen(at('active')),
  ])
  return { ...note, waiting: waiting + delayed, active }
}

/** The remaining work for each build that has ever asked for any. */
export const workOn = async (server: QueueServer): Promise<readonly BuildWork[]> => {
  const notes = notesIn(BUILD_NOTE, await server.client.hvals(BUILDS))
  return Promise.all(notes.map(note => workOf(server, note)))
}

/** The workers, and the remaining work. */
export const queueStatus = async (server: QueueServer): Promise<QueueStatus> => {
  const [workers, work] = await Promise.all([workersOf(server), workOn(server)])
  return { server: server.shown, workers, work }
}
