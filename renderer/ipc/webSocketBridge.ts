import type { Answer, Bridge, EventName, Events, RequestName } from '@shared/ipc/contract'
import type { HostFrame, RequestFrame } from '@shared/ipc/wire'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (reason: Error) => void
}

type Listener = (event: never) => void

/**
 * A bridge over a single WebSocket, for the web shell. Requests wait until the connection is open. When it breaks, unanswered
 * requests are rejected, and the next request connects again.
 *
 * @param url `ws://127.0.0.1:port/ws`
 */
export const webSocketBridge = (url: string): Bridge => {
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<EventName, Set<Listener>>()
  let socket: Promise<WebSocket> | undefined
  let lastId = 0

  const receive = (frame: HostFrame) => {
    if ('event' in frame) {
      for (const listener of listeners.get(frame.event) ?? []) listener(frame.payload as never)
      return
    }
    const asked = waiting.get(frame.id)
    waiting.delete(frame.id)
    if ('failure' in frame) asked?.reject(new Error(frame.failure))
    else asked?.resolve(frame.answer as never)
  }

  const lose = () => {
    socket = undefined
    for (const { reject } of waiting.values()) reject(new Error('The connection to the host ended'))
    waiting.clear()
  }

  const connect = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const opened = new WebSocket(url)
      opened.onerror = () => reject(new Error('The host does not answer'))
      opened.onopen = () => {
        opened.onclose = lose
        resolve(opened)
      }
      opened.onmessage = ({ data }) => receive(JSON.parse(String(data)) as HostFrame)
    })

  const send = async (frame: RequestFrame) => {
    const connection = await (socket ??= connect())
    connection.send(JSON.stringify(frame))
  }

  return {
    request: <N extends RequestName>(name: N, ...args: readonly unknown[]) =>
      new Promise<Answer<N>>((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        send({ id, name, args }).catch((reason: unknown) => {
          waiting.delete(id)
          socket = undefined
          reject(reason instanceof Error ? reason : new Error(String(reason)))
        })
      }),
    subscribe: <N extends EventName>(name: N, listener: (event: Events[N]) => void) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => void all.delete(listener)
    },
    pathOf: () => '',
  }
}
