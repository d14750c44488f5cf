import { type Handlers, type RequestName, REQUESTS, type ServiceHandlers } from '@shared/ipc/contract'
import { type Fault, read } from '@shared/ipc/read'
import type { Schema } from '@shared/ipc/schemas'
import { err, type Result } from '@shared/result'
import type { Logger } from '../shell/logger'
import { longLists } from './longLists'
import type { Emit } from '../shell/ports'

/** Carries out one request from outside, which may have any name and any arguments. */
export type Dispatch = (name: unknown, args: unknown) => Promise<unknown>

const isRequestName = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(REQUESTS, name)

/** The arguments of a request as its handler gets them, or what is wrong with them and where, for example `0.nodes[3].uci`. */
export const readRequestArguments = (name: RequestName, args: unknown): Result<readonly unknown[], Fault> => {
  const schema: Schema<readonly unknown[]> = REQUESTS[name].args
  const found = read(schema, args)
  return found.ok ? found : err({ ...found.error, at: found.error.at.replace(/^\[(\d+)\]/, '$1') })
}

const inWords = ({ at, message }: Fault): string =>
  at === '' ? `arguments: ${message}` : `argument ${at}: ${message}`

/**
 * Passes requests on to their handlers if name and arguments match the contract, and returns their answers without the long lists. A
 * refusal, like a bug in a handler, becomes a rejection; both are logged.
 */
export const dispatchTo = (
  backend: Promise<{ readonly handlers: ServiceHandlers }>,
  logger: Logger,
): Dispatch => {
  const lists = longLists()
  let handlers: Handlers | undefined
  const serve = async (name: unknown, args: unknown) => {
    if (!isRequestName(name)) throw new Error(`unknown request ${String(name).slice(0, 80)}`)
    const found = readRequestArguments(name, args)
    if (!found.ok) throw new Error(`${name}: ${inWords(found.error)}`)
    handlers ??= { ...(await backend).handlers, 'answers:items': (ticket, from) => lists.items(ticket, from) }
    const handler = handlers[name] as (...given: readonly unknown[]) => unknown
    return lists.shorten(await handler(...found.value))
  }
  return (name, args) =>
    serve(name, args).catch((error: unknown) => {
      logger.error('request failed', error)
      throw error instanceof Error ? error : new Error(String(error))
    })
}

/** Passes events from the services on to the pages, and to the shell itself. */
export interface EventFanOut {
  readonly emit: Emit
  /** Returns the function that ends the subscription. */
  subscribe(listener: Emit): () => void
}

export const eventFanOut = (): EventFanOut => {
  const listeners = new Set<Emit>()
  return {
    emit: (name, event) => {
      for (const listener of listeners) listener(name, event)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
