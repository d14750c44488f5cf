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
  /** An engine of the engines dialog by its name, or a program with its arguments as a shell has them; ours if neither. */
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

/** Whether our own engine is meant. */
const isOwnEngine = (engine: string | undefined): engine is undefined =>
  engine === undefined || engine.toLowerCase() === OWN_ENGINE.toLowerCase()

/** What an engine is called in what is written. */
export const nameOfEngine = (engine: string | undefined): string =>
  isOwnEngine(engine) ? OWN_ENGINE : engine

/** Opens the engine that is to examine positions, or says why it cannot. */
export const openSearcher = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<Searcher>> =>
  isOwnEngine(choice.engine)
    ? ok(openOwnSearcher(choice.threads ?? availableParallelism()))
    : openProgram(choice.engine, choice, core, terminal)
