import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { err, ok, type Result } from '@shared/result'
import type * as BullMq from './bullMq'
import { shownAddress, type ServerAddress } from './serverAddress'

/*
 * A connection to a server of Redis or Valkey, and the library for queues on it. Both are loaded only when a queue is asked for.
 */

type Refusal = 'login' | 'database' | 'certificate' | 'noServer'

/** Why there is no server. */
export interface ServerFault {
  /**
   * The server never answers, the connection is lost, or the server refuses it: because of the name and password, a missing
   * database, a certificate that is not trusted, or because it is another kind of server.
   */
  readonly kind: 'unreachable' | 'lost' | Refusal
  /** Without name and password. */
  readonly server: string
  readonly detail: string
}

/** What befalls a connection that is at work. */
export type ServerNews = 'lost' | 'back'

/** A server that answers. */
export interface QueueServer {
  /** As it may be shown. */
  readonly shown: string
  readonly client: Redis
  readonly bullmq: typeof BullMq
  /** The connection is not coming back; resolves with the reason, never without. */
  readonly gone: Promise<ServerFault>
  /** Calls the listener whenever the server answers again. */
  readonly onBack: (listener: () => void) => void
  /** It is not lost. */
  readonly isThere: () => boolean
  readonly close: () => void
}

/** The prefix of all keys that we keep on a server. */
export const KEY_PREFIX = 'backrank'

/** Milliseconds before each further try to reach a server at first. */
const FIRST_PAUSES_MS = [250, 500, 1000, 2000]

const CONNECT_TIMEOUT_MS = 5000

/** A server that does not answer a question within this time is lost. */
const SILENCE_MS = 30_000

/** A lost server is tried again for this long, at most every two seconds. */
const LOST_MS = 120_000
const MAX_PAUSE_MS = 2000
const STEP_MS = 100

/** Milliseconds before the next try to reach a server that has been lost for some time; null once that is too long. */
export const nextTryMs = (tries: number, lostMs: number): number | null =>
  lostMs > LOST_MS ? null : Math.min(tries * STEP_MS, MAX_PAUSE_MS)

/** What a server says that will not change if it is asked again. */
const REFUSALS: readonly (readonly [pattern: RegExp, kind: Refusal])[] = [
  [/^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|Client sent AUTH|invalid password))/, 'login'],
  [/^ERR (DB index|invalid DB index|SELECT)/, 'database'],
  [/certificate/i, 'certificate'],
  [/RESP type|Protocol error/, 'noServer'],
]

const refusalIn = (errors: readonly Error[]): Refusal | undefined =>
  REFUSALS.find(([pattern]) => errors.some(({ message }) => pattern.test(message)))?.[1]

/** What came of one try to reach a server. */
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
 * Connects to a server, after a few tries if need be. A connection that is lost later comes back by itself, or is gone after about
 * two minutes.
 *
 * @param tell told when the connection is lost, and when it is back
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
  // All connections that are made of this one are given up with it.
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
  // If it is lost in this moment, it is tried again like any that is lost later.
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
