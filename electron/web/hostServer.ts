import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dispatch, EventFanOut } from '../ipc/dispatch'
import { readPageFile } from '../shell/staticFiles'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { HostFrame } from '@shared/ipc/wire'

/** The largest frame accepted, in bytes: room for a long game with its annotation, or a dropped file. */
const MAX_FRAME_SIZE = 160 * 1024 * 1024
/** The WebSocket close code for frames that our own page would not send. */
const UNSUPPORTED = 1003

interface Question {
  readonly id: number
  readonly name: unknown
  readonly args: readonly unknown[]
}

/** JSON has no undefined: an omitted argument arrives as null, which no request accepts, so it is turned back. */
const argumentsOf = (args: readonly unknown[]): readonly unknown[] => args.map(arg => arg ?? undefined)

const questionOf = (data: RawData, isBinary: boolean): Question | undefined => {
  if (isBinary) return undefined
  try {
    const frame: unknown = JSON.parse((data as Buffer).toString('utf8'))
    if (typeof frame !== 'object' || frame === null) return undefined
    const { id, name, args } = frame as Record<string, unknown>
    return Number.isSafeInteger(id) && Array.isArray(args) ? { id: id as number, name, args } : undefined
  } catch {
    // Not JSON: the caller closes the connection.
    return undefined
  }
}

const serve = (socket: WebSocket, dispatch: Dispatch, events: EventFanOut): void => {
  const send = (frame: HostFrame) => socket.send(JSON.stringify(frame))
  const answer = async ({ id, name, args }: Question) => {
    try {
      send({ id, answer: await dispatch(name, argumentsOf(args)) })
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  const unsubscribe = events.subscribe((event, payload) => send({ event, payload }))
  socket.on('close', unsubscribe)
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    const question = questionOf(data, isBinary)
    if (question) void answer(question)
    else socket.close(UNSUPPORTED)
  })
}

/** The WebSocket side of the contract. */
interface Sockets {
  /** Accepts a connection that is known to come from our own page. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): void
  close(): void
}

const webSockets = (dispatch: Dispatch, events: EventFanOut): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_SIZE })
  return {
    accept: (request, stream, head) =>
      server.handleUpgrade(request, stream, head, socket => serve(socket, dispatch, events)),
    close: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/*
 * Proves that a browser may connect, since every page of every browser can reach 127.0.0.1. Access is proven by a secret: first in the
 * address that the host prints, then in a cookie that scripts cannot read and that no other site can make the browser send.
 */

interface WebSession {
  /** The secret for the address. */
  readonly token: string
  /** The header that stores the secret in the browser. */
  readonly setCookie: string
  isToken(given: string | null): boolean
  /** @param header the Cookie header, if there is one */
  hasCookie(header: string | undefined): boolean
}

const newSecret = (): string => randomBytes(24).toString('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map(part => part.trim().split('='))
    .find(([key]) => key === name)
    ?.slice(1)
    .join('=')

/** @param port goes into the name of the cookie, because cookies do not distinguish ports and two hosts must not overwrite each other's */
export const newSession = (port: number): WebSession => {
  const token = newSecret()
  const cookie = newSecret()
  const name = `backrank-${port}`
  return {
    token,
    setCookie: `${name}=${cookie}; HttpOnly; SameSite=Strict; Path=/`,
    isToken: given => given !== null && isSame(given, token),
    hasCookie: header => {
      const given = header === undefined ? undefined : cookieOf(header, name)
      return given !== undefined && isSame(given, cookie)
    },
  }
}

const HOST = '127.0.0.1'

/** The path under which the manual is served. */
export const MANUAL_PATH = '/manual'

export interface HostServerOptions {
  /** The built page. */
  readonly pageFolder: string
  /** The built manual. */
  readonly manualFolder: string
  readonly dispatch: Dispatch
  readonly events: EventFanOut
  /** 0 for any free port. */
  readonly port: number
}

export interface HostServer {
  readonly port: number
  /** The address to open, including the secret. */
  readonly address: string
  close(): Promise<void>
}

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** The URL that is asked for; undefined if it is not a path, which a browser can be made to send. */
const targetOf = ({ url = '' }: IncomingMessage, port: number): URL | undefined => {
  const address = `http://${HOST}:${port}${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined
}

/** Whether the request names our own host. Another site can make its own name point here. */
const isOurHost = ({ headers }: IncomingMessage, port: number): boolean => headers.host === `${HOST}:${port}`

/**
 * The page may connect to this host alone. Unlike the content security policy, this covers WebRTC and DNS prefetching. Browsers that do not
 * know the header ignore it.
 * @see https://wicg.github.io/connection-allowlists
 */
const CONNECTIONS = { 'Connection-Allowlist': '(response-origin)' }

type Folders = Pick<HostServerOptions, 'pageFolder' | 'manualFolder'>

const readFileOf = ({ pageFolder, manualFolder }: Folders, path: string) =>
  path.startsWith(`${MANUAL_PATH}/`)
    ? readPageFile(manualFolder, path.slice(MANUAL_PATH.length), 'plain')
    : readPageFile(pageFolder, path)

const serveFile = async (folders: Folders, path: string, response: ServerResponse): Promise<void> => {
  const file = await readFileOf(folders, path)
  if (file) response.writeHead(200, { ...file.headers, ...CONNECTIONS }).end(file.body)
  else refuse(response, 404, 'Not found')
}

const servePages =
  (folders: Folders, session: WebSession, port: number) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const url = targetOf(request, port)
    if (!isOurHost(request, port)) refuse(response, 403, 'Not this host')
    else if (request.method !== 'GET') refuse(response, 405, 'Only GET')
    else if (!url) refuse(response, 400, 'Not a path')
    else if (session.isToken(url.searchParams.get('token')))
      response.writeHead(303, { 'Set-Cookie': session.setCookie, Location: '/' }).end()
    else if (!session.hasCookie(request.headers.cookie))
      refuse(response, 403, 'Open the address that Backrank printed: it holds a key that is missing here.')
    else serveFile(folders, url.pathname, response).catch(() => response.destroy())
  }

/** Only our own page may open a socket: the browser vouches for the Origin, and the cookie is the proof. */
const mayConnect = (request: IncomingMessage, session: WebSession, port: number): boolean =>
  request.url === '/ws' &&
  isOurHost(request, port) &&
  request.headers.origin === `http://${HOST}:${port}` &&
  session.hasCookie(request.headers.cookie)

/** Serves the page and the contract to browsers on this machine, but only with the secret in the address. */
export const startHostServer = async (options: HostServerOptions): Promise<HostServer> => {
  const sockets = webSockets(options.dispatch, options.events)
  const server = createServer()
  server.listen(options.port, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const session = newSession(port)

  server.on('request', servePages(options, session, port))
  server.on('upgrade', (request, stream, head) => {
    // If a connection breaks before it is accepted, only this listener notices.
    stream.on('error', () => stream.destroy())
    if (mayConnect(request, session, port)) sockets.accept(request, stream, head)
    else stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
  })

  return {
    port,
    address: `http://${HOST}:${port}/?token=${session.token}`,
    close: async () => {
      sockets.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
