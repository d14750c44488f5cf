import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { HostFrame } from '@shared/ipc/wire'
import type { Dispatch } from '../ipc/dispatch'
import type { EventFanOut } from '../ipc/events'

/** Largest frame taken, in bytes: a long game with its annotation, or a dropped file. */
const MAX_FRAME_SIZE = 160 * 1024 * 1024
/** WebSocket close codes: a frame that is not of our making. */
const UNSUPPORTED = 1003

interface Question {
  readonly id: number
  readonly name: unknown
  readonly args: readonly unknown[]
}

/** JSON has no undefined: an argument left out arrives as null, which no request takes. */
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

/** The WebSocket end of the contract. */
export interface Sockets {
  /** Takes over a connection that has been found to come from our own page. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): void
  close(): void
}

export const webSockets = (dispatch: Dispatch, events: EventFanOut): Sockets => {
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
