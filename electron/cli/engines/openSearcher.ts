import { availableParallelism } from 'node:os'
import { err, ok } from '@shared/result'
import type { Core } from '../../core/load'
import { OWN_ENGINE } from '../../engine/search/answerQuestion'
import type { Searcher } from '../../engine/search/searcher'
import { openProgramSearcher } from '../../engine/search/programSearcher'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'
import { openOwnSearcher } from '../io/engineProgram'
import { describeSearchFault } from './describeSearchFault'
import { resolveEngine } from './resolveEngine'

/** Which engine examines positions. */
export interface EngineChoice {
  /**
   * An engine of the engines dialog by its name, or a program with its arguments as for a shell; our own by default.
   */
  readonly engine: string | undefined
  /** Where the engines dialog has kept engines. */
  readonly folders: readonly string[]
  /** Positions side by side; all processors if undefined. */
  readonly threads: number | undefined
}

const openProgram = async (
  command: string,
  { folders, threads = availableParallelism() }: EngineChoice,
  core: Core,
  { complain }: Terminal,
): Promise<Answered<Searcher>> => {
  const engine = await resolveEngine(command, folders)
  if (!engine.ok) return engine
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const opened = await openProgramSearcher({ ...engine.value, width: threads, core, guard })
  return opened.ok ? opened : err(describeSearchFault(opened.error))
}

const isOwn = (engine: string): boolean => engine.toLowerCase() === OWN_ENGINE.toLowerCase()

/** What the engine is called: as the engines dialog has it, or as its program. */
export const nameOfEngine = async ({ engine, folders }: EngineChoice): Promise<string> => {
  if (engine === undefined || isOwn(engine)) return OWN_ENGINE
  const resolved = await resolveEngine(engine, folders)
  return resolved.ok ? resolved.value.name : engine
}

/** Opens the engine that is to examine positions, or says why it cannot. */
export const openSearcher = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<Searcher>> =>
  choice.engine === undefined || isOwn(choice.engine)
    ? ok(openOwnSearcher(choice.threads ?? availableParallelism()))
    : openProgram(choice.engine, choice, core, terminal)
