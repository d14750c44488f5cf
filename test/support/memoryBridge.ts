import type {
  Answer,
  Arguments,
  Bridge,
  EventName,
  Events,
  Handlers,
  RequestName,
} from '@shared/ipc/contract'
import { err } from '@shared/result'

/** A question that was asked, for assertions. */
export interface Asked<N extends RequestName = RequestName> {
  readonly name: N
  readonly args: Arguments<N>
}

export interface MemoryBridge extends Bridge {
  readonly asked: readonly Asked[]
  /** The arguments of every question of one name, in order. */
  askedFor<N extends RequestName>(name: N): readonly Arguments<N>[]
  /** Sends news, like the main process. */
  send<N extends EventName>(name: N, event: Events[N]): void
  /** Replaces the answer to questions of one name from now on. */
  answer<N extends RequestName>(name: N, handler: Handlers[N]): void
}

type AnyHandler = (...args: readonly unknown[]) => unknown

/** Answers to what the window asks by itself: nothing runs, and the values of starts are unknown. */
const AT_REST: Partial<Handlers> = {
  'tasks:list': () => [],
  'starts:worth': () => null,
  'starts:count': () => null,
  'starts:throws': () => err({ kind: 'noThrows' }),
}

/**
 * A bridge without a process behind it: `handlers` answer through JSON, after a turn of the event loop like any real
 * bridge. A request without a handler is rejected, like a bug.
 */
export const memoryBridge = (handlers: Partial<Handlers> = {}): MemoryBridge => {
  const known: Partial<Handlers> = { ...AT_REST, ...handlers }
  const asked: Asked[] = []
  const listeners = new Map<EventName, Set<(event: never) => void>>()

  const carried = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

  return {
    asked,
    askedFor: <N extends RequestName>(name: N) =>
      asked.filter(one => one.name === name).map(one => one.args as Arguments<N>),
    send: (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener(carried(event) as never)
    },
    answer: (name, handler) => {
      known[name] = handler
    },
    request: async <N extends RequestName>(name: N, ...args: Arguments<N>) => {
      asked.push({ name, args: carried(args) })
      const handler = known[name] as AnyHandler | undefined
      await new Promise(resolve => setTimeout(resolve, 0))
      if (!handler) throw new Error(`no handler for ${name}`)
      return carried(await handler(...carried(args))) as Answer<N>
    },
    subscribe: <N extends EventName>(name: N, listener: (event: Events[N]) => void) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => void all.delete(listener)
    },
    pathOf: () => '',
  }
}
