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
   * It never answers, it is lost, or it answers and does not let us in: for our name and password, for lack of the database, for a
   * certificate that is not trusted, or because it is something else.
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
  readonly close: () => void
}

/** All that we keep on a server begins so. */
export const KEY_PREFIX = 'backrank'

/** Milliseconds before each further try to reach a server at first. */
const FIRST_PAUSES_MS = [250, 500, 1000, 2000]

const CONNECT_TIMEOUT_MS = 5000

/** A server that is lost is tried again for about two minutes, no more than every two seconds. */
const MAX_PAUSE_MS = 2000
const STEP_MS = 100
const MAX_TRIES = 70

/** Milliseconds before the next try to reach a lost server; null once there have been enough. */
export const nextTryMs = (tries: number): number | null =>
  tries > MAX_TRIES ? null : Math.min(tries * STEP_MS, MAX_PAUSE_MS)

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
      ...more,
    })
  const shown = shownAddress(address)
  const reached = await reach(make, shown)
  if (!reached.ok) return reached

  const client = make({ retryStrategy: nextTryMs })
  const back: (() => void)[] = []
  let last = 'the connection was closed'
  let isLost = false
  let isClosed = false
  client.on('error', (error: Error) => (last = error.message))
  client.on('close', () => {
    if (!isLost && !isClosed) tell('lost', shown)
    isLost = true
  })
  client.on('ready', () => {
    if (isLost) tell('back', shown)
    if (isLost) for (const listener of back) listener()
    isLost = false
  })
  const gone = new Promise<ServerFault>(resolve =>
    client.on('end', () => {
      if (!isClosed) resolve({ kind: 'lost', server: shown, detail: last })
    }),
  )
  await client.connect()
  return ok({
    shown,
    client,
    bullmq,
    gone,
    onBack: listener => void back.push(listener),
    close: () => {
      isClosed = true
      client.disconnect()
    },
  })
}
