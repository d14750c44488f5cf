import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { err, ok, type Result } from '@shared/result'
import type * as BullMq from './bullMq'
import { shownAddress, type ServerAddress } from './serverAddress'

/*
 * A connection to a Redis or Valkey server, and the library for queues on it. Both are loaded only when a queue is
 * needed.
 */

type Refusal = 'login' | 'database' | 'certificate' | 'noServer'

/** Why the server cannot be used. */
export interface ServerFault {
  /**
   * The server never answers, the connection was lost, or the server refuses it: wrong name or password, a missing
   * database, an untrusted certificate, or another kind of server.
   */
  readonly kind: 'unreachable' | 'lost' | Refusal
  /** The address without name and password. */
  readonly server: string
  readonly detail: string
}

/** Changes of the state of a connection. */
export type ServerNews = 'lost' | 'back'

/** A server that has answered. */
export interface QueueServer {
  /** The address as it may be shown. */
  readonly shown: string
  readonly client: Redis
  readonly bullmq: typeof BullMq
  /** Resolves with the reason once the connection is lost for good; never resolves otherwise. */
  readonly gone: Promise<ServerFault>
  /** Calls the listener whenever the server answers again. */
  readonly onBack: (listener: () => void) => void
  /** Whether the connection is up. */
  readonly isThere: () => boolean
  readonly close: () => void
}

/** The prefix of all keys that we keep on a server. */
export const KEY_PREFIX = 'backrank'

/** Milliseconds before each further attempt to connect at first. */
const FIRST_PAUSES_MS = [250, 500, 1000, 2000]

const CONNECT_TIMEOUT_MS = 5000

/** Milliseconds; a server that does not answer within this time is regarded as lost. */
const SILENCE_MS = 30_000

/** Milliseconds for which a lost server is tried again, at most every two seconds. */
const LOST_MS = 120_000
const MAX_PAUSE_MS = 2000
const STEP_MS = 100

/** Milliseconds before the next attempt to reach a lost server; null if it has been lost for too long. */
export const nextTryMs = (tries: number, lostMs: number): number | null =>
  lostMs > LOST_MS ? null : Math.min(tries * STEP_MS, MAX_PAUSE_MS)

/** Errors of a server that will not go away if it is tried again. */
const REFUSALS: readonly (readonly [pattern: RegExp, kind: Refusal])[] = [
  [/^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|Client sent AUTH|invalid password))/, 'login'],
  [/^ERR (DB index|invalid DB index|SELECT)/, 'database'],
  [/certificate/i, 'certificate'],
  [/RESP type|Protocol error/, 'noServer'],
]

const refusalIn = (errors: readonly Error[]): Refusal | undefined =>
  REFUSALS.find(([pattern]) => errors.some(({ message }) => pattern.test(message)))?.[1]

/** The result of one attempt to connect. */
type Tried = Result<null, { readonly refusal: Refusal | undefined; readonly detail: string }>

type Make = (more: { readonly retryStrategy: (tries: number) => number | null }) => Redis

const tryOnce = async (make: Make): Promise<Tried> => {
  const client = make({ retryStrategy: () => null })
  const errors: Error[] = []
  client.on('error', (error: Error) => errors.push(error))
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    errors.push(error as Error)
  } finally {
    client.disconnect()
  }
  const [first] = errors
  return first ? err({ refusal: refusalIn(errors), detail: first.message }) : ok(null)
}

const reach = async (make: Make, shown: string): Promise<Result<null, ServerFault>> => {
  for (const wait of [0, ...FIRST_PAUSES_MS]) {
    await pause(wait)
    const tried = await tryOnce(make)
    if (tried.ok) return tried
    const { refusal, detail } = tried.error
    if (refusal) return err({ kind: refusal, server: shown, detail })
    if (wait === FIRST_PAUSES_MS.at(-1)) return err({ kind: 'unreachable', server: shown, detail })
  }
  throw new Error('there is always a last try')
}

/**
 * Connects to a server, with a few attempts if needed. A connection that is lost later is restored by itself, or given
 * up after about two minutes.
 *
 * @param tell called when the connection is lost, and when it is back
 */
export const connectServer = async (
  address: ServerAddress,
  tell: (news: ServerNews, server: string) => void,
): Promise<Result<QueueServer, ServerFault>> => {
  const [{ Redis }, bullmq] = await Promise.all([import('ioredis'), import('./bullMq')])
  const { host, port, database: db, username, password, isSecure } = address
  const make: Make = more =>
    new Redis({
      host,
      port,
      db,
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      ...(isSecure && { tls: { servername: host } }),
      lazyConnect: true,
      maxRetriesPerRequest: null,
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      ...more,
    })
  const shown = shownAddress(address)
  const reached = await reach(make, shown)
  if (!reached.ok) return reached

  const back: (() => void)[] = []
  let last = 'the connection was closed'
  let lostAt: number | undefined
  let isClosed = false
  // All connections that are duplicated from this one are given up with it.
  const retryStrategy = (tries: number): number | null =>
    nextTryMs(tries, lostAt === undefined ? 0 : performance.now() - lostAt)
  const client = make({ retryStrategy })
  client.on('error', (error: Error) => (last = error.message))
  client.on('close', () => {
    if (lostAt === undefined && !isClosed) tell('lost', shown)
    lostAt ??= performance.now()
  })
  client.on('ready', () => {
    if (lostAt === undefined) return
    lostAt = undefined
    tell('back', shown)
    for (const listener of back) listener()
  })
  const gone = new Promise<ServerFault>(resolve =>
    client.on('end', () => {
      if (!isClosed) resolve({ kind: 'lost', server: shown, detail: last })
    }),
  )
  // If it is lost at this moment, it is tried again as after any later loss.
  await client.connect().catch(() => undefined)
  return ok({
    shown,
    client,
    bullmq,
    gone,
    onBack: listener => void back.push(listener),
    isThere: () => client.status === 'ready',
    close: () => {
      isClosed = true
      client.disconnect()
    },
  })
}
