import { availableParallelism } from 'node:os'
import { err, ok } from '@shared/result'
import type { Core } from '../../core/load'
import { OWN_ENGINE } from '../../engine/search/answerQuestion'
import { openProgramSearcher, programSearcherIdentity } from '../../engine/search/programSearcher'
import type { Searcher, SearcherIdentity } from '../../engine/search/searcher'
import { buildSignature } from '../../engine/queue/queueJob'
import { openQueueSearcher } from '../../engine/queue/queueSearcher'
import type { ServerAddress } from '../../engine/queue/serverAddress'
import { queueStatus } from '../../engine/queue/workersBoard'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'
import { openOwnSearcher, ownIdentityHere } from '../io/engineProgram'
import { ownVersion } from '../io/ownVersion'
import { connectQueue } from './connectQueue'
import { describeSearchFault } from './describeSearchFault'
import { resolveEngine, usualJudge } from './resolveEngine'

/** The engine that examines positions, as chosen by flags. */
export interface EngineChoice {
  /**
   * The name of an engine of the engines dialog, or a program with its arguments as for a shell; our own engine by
   * default.
   */
  readonly engine: string | undefined
  /** The folder in which the engines dialog stores engines, if it is not the usual one. */
  readonly userDataDir: string | undefined
  /** The number of positions searched side by side; undefined for as many as there are processors. */
  readonly threads: number | undefined
  /** The queue whose workers search; undefined to search in this process. */
  readonly queue?: ServerAddress | undefined
}

/** The number of positions asked of a queue side by side by default. */
const QUEUE_WIDTH = 64

const openProgram = async (
  command: string,
  { userDataDir, threads = availableParallelism() }: EngineChoice,
  core: Core,
  { complain }: Terminal,
): Promise<Answered<Searcher>> => {
  const engine = await resolveEngine(command, userDataDir)
  if (!engine.ok) return engine
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const opened = await openProgramSearcher({ ...engine.value, width: threads, core, guard })
  return opened.ok ? opened : err(describeSearchFault(opened.error))
}

const isOwn = (engine: string): boolean => engine.toLowerCase() === OWN_ENGINE.toLowerCase()

/**
 * Fills in the default engine that judges games and openings: the bundled one, or ours if the workers of a queue
 * search.
 */
export const judgeChoice = <T extends EngineChoice>(choice: T): T => ({
  ...choice,
  engine: choice.engine ?? (choice.queue ? undefined : usualJudge()),
})

/** The number of nodes that the engine searches while ours searches one; 1 if unknown. */
export const speedOfEngine = async ({ engine, userDataDir }: EngineChoice): Promise<number> => {
  if (engine === undefined || isOwn(engine)) return 1
  const resolved = await resolveEngine(engine, userDataDir)
  return resolved.ok ? resolved.value.relativeSpeed : 1
}

/** The name of the engine: that of the engines dialog, or of its program. */
export const nameOfEngine = async ({ engine, userDataDir }: EngineChoice): Promise<string> => {
  if (engine === undefined || isOwn(engine)) return OWN_ENGINE
  const resolved = await resolveEngine(engine, userDataDir)
  return resolved.ok ? resolved.value.name : engine
}

/** The name and the identity of an engine that is not started. */
interface NamedIdentity {
  readonly name: string
  readonly identity: SearcherIdentity
}

const identityOf = async ({ engine, userDataDir }: EngineChoice): Promise<Answered<NamedIdentity>> => {
  if (engine === undefined || isOwn(engine)) return ok({ name: OWN_ENGINE, identity: ownIdentityHere() })
  const resolved = await resolveEngine(engine, userDataDir)
  if (!resolved.ok) return resolved
  const { name, program, values } = resolved.value
  return ok({ name, identity: programSearcherIdentity(program, values) })
}

/** Opens a searcher for which the workers of a queue search; tells the user if there are none. */
const openQueued = async (
  choice: EngineChoice,
  address: ServerAddress,
  terminal: Terminal,
): Promise<Answered<Searcher>> => {
  const named = await identityOf(choice)
  if (!named.ok) return named
  const server = await connectQueue(address, terminal)
  if (!server.ok) return server
  const { name: engine, identity } = named.value
  const { threads: width = QUEUE_WIDTH } = choice
  try {
    const { workers } = await queueStatus(server.value)
    if (!workers.some(({ build }) => build === buildSignature(identity)))
      terminal.complain(
        `backrank: no worker of this build is on ${server.value.shown} yet; start backrank work --queue URL, here or on any machine`,
      )
    const options = { server: server.value, identity, engine, width, version: ownVersion() }
    return ok(await openQueueSearcher(options))
  } catch (error) {
    server.value.close()
    return err(`${server.value.shown}: ${(error as Error).message}`)
  }
}

/** Opens the engine that examines positions, or says why that is not possible. */
export const openSearcher = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<Searcher>> => {
  if (choice.queue) return openQueued(choice, choice.queue, terminal)
  return choice.engine === undefined || isOwn(choice.engine)
    ? ok(openOwnSearcher(choice.threads ?? availableParallelism()))
    : openProgram(choice.engine, choice, core, terminal)
}

/** Opens the engine that examines positions while `use` runs, and closes it afterwards. */
export const withSearcher = async <T>(
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
  use: (searcher: Searcher) => Promise<Answered<T>>,
): Promise<Answered<T>> => {
  const opened = await openSearcher(choice, core, terminal)
  if (!opened.ok) return opened
  try {
    return await use(opened.value)
  } finally {
    await opened.value.close()
  }
}

/** Searchers that stay open from one request to the next. */
export interface KeptSearchers {
  /** Opens a searcher; the same choice always gives the same one. */
  open(choice: Omit<EngineChoice, 'userDataDir'>): Promise<Answered<Searcher>>
  /** Closes all searchers. */
  close(): Promise<void>
}

/** Opens searchers and keeps them open; one that could not be opened is tried again. */
export const keptSearchers = (
  core: Core,
  terminal: Terminal,
  userDataDir: string | undefined,
): KeptSearchers => {
  const kept = new Map<string, Searcher>()
  return {
    open: async ({ engine, threads }) => {
      const key = JSON.stringify([engine, threads])
      const searcher = kept.get(key)
      if (searcher) return ok(searcher)
      const opened = await openSearcher({ engine, threads, userDataDir }, core, terminal)
      if (opened.ok) kept.set(key, opened.value)
      return opened
    },
    close: async () => {
      await Promise.all([...kept.values()].map(searcher => searcher.close()))
    },
  }
}
