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

/** Which engine examines positions, as flags say it. */
export interface EngineChoice {
  /**
   * An engine of the engines dialog by its name, or a program with its arguments as for a shell; our own by default.
   */
  readonly engine: string | undefined
  /** Where the engines dialog has kept engines, if it is not where it usually does. */
  readonly userDataDir: string | undefined
  /** Positions side by side; all processors if undefined. */
  readonly threads: number | undefined
  /** The queue whose workers search; this process if undefined. */
  readonly queue?: ServerAddress | undefined
}

/** Positions that are asked of a queue side by side where nothing else is said. */
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

/** Names the engine that judges games and openings where the user has not: the bundled one, or ours where workers of a queue search. */
export const judgeChoice = <T extends EngineChoice>(choice: T): T => ({
  ...choice,
  engine: choice.engine ?? (choice.queue ? undefined : usualJudge()),
})

/** Nodes that the engine searches while ours searches one; 1 if that is not known. */
export const speedOfEngine = async ({ engine, userDataDir }: EngineChoice): Promise<number> => {
  if (engine === undefined || isOwn(engine)) return 1
  const resolved = await resolveEngine(engine, userDataDir)
  return resolved.ok ? resolved.value.relativeSpeed : 1
}

/** What the engine is called: as the engines dialog has it, or as its program. */
export const nameOfEngine = async ({ engine, userDataDir }: EngineChoice): Promise<string> => {
  if (engine === undefined || isOwn(engine)) return OWN_ENGINE
  const resolved = await resolveEngine(engine, userDataDir)
  return resolved.ok ? resolved.value.name : engine
}

/** An engine that is named, and not started. */
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

/** Has workers of a queue search; says so where there are none. */
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

/** Opens the engine that is to examine positions, or says why it cannot. */
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

/** Runs with the engine that is to examine positions, and closes it in the end. */
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
  /** The same for the same choice; opened when it is first asked for. */
  open(choice: Omit<EngineChoice, 'userDataDir'>): Promise<Answered<Searcher>>
  /** Ends them all. */
  close(): Promise<void>
}

/** Opens searchers and keeps them; one that could not be opened is tried again. */
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
