import { REQUEST_NAMES, type Handlers, type RequestName } from '@shared/ipc/contract'
import type { Logger } from '../logging/logger'
import { LAST_ARGUMENT_OPTIONAL, REQUEST_SHAPES } from './requestShapes'
import type { AnyCheck, Fault } from './validators'

/** Carries out one request that came from outside: any name, any arguments. */
export type Dispatch = (name: unknown, args: unknown) => Promise<unknown>

const KNOWN: ReadonlySet<unknown> = new Set(REQUEST_NAMES)

const isRequestName = (name: unknown): name is RequestName => KNOWN.has(name)

/** What is wrong with the arguments of a request, if anything. */
export const argumentFault = (name: RequestName, args: readonly unknown[]): Fault | undefined => {
  const checks: readonly AnyCheck[] = REQUEST_SHAPES[name]
  const given = args.at(-1) === undefined ? args.slice(0, -1) : args
  const fewest = LAST_ARGUMENT_OPTIONAL.has(name) ? checks.length - 1 : checks.length
  if (given.length < fewest || given.length > checks.length)
    return { at: '', expected: `${checks.length} arguments` }
  for (const [place, value] of given.entries()) {
    const fault = checks[place]!(value)
    if (fault) return { ...fault, at: `${place}${fault.at}` }
  }
  return undefined
}

/**
 * Lets requests through to their handlers once name and arguments have been found to be of the
 * contract. A refusal, like a bug in a handler, is a rejection; both are logged.
 */
export const dispatchTo = (backend: Promise<{ readonly handlers: Handlers }>, logger: Logger): Dispatch => {
  const serve = async (name: unknown, args: unknown) => {
    if (!isRequestName(name)) throw new Error(`unknown request ${String(name).slice(0, 80)}`)
    if (!Array.isArray(args)) throw new Error(`${name}: arguments are not a list`)
    const fault = argumentFault(name, args)
    if (fault) throw new Error(`${name}: argument ${fault.at} is not ${fault.expected}`)
    const handler = (await backend).handlers[name] as (...given: readonly unknown[]) => unknown
    return handler(...(args as unknown[]))
  }
  return (name, args) =>
    serve(name, args).catch((error: unknown) => {
      logger.error('request failed', error)
      throw error instanceof Error ? error : new Error(String(error))
    })
}
