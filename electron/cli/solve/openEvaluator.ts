import { err, ok } from '@shared/result'
import type { Core } from '../../core/load'
import type { ArrayEvaluator } from '../../engine/arrays/arrayEvaluator'
import { openExternalEvaluator } from '../../engine/arrays/examinedArrays'
import { OWN_ENGINE } from '../../engine/examination/examine'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import { resolveEngine } from '../engines/resolveEngine'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/command'
import { openArrays } from '../io/engineProgram'
import { describeArrayFault } from './describeArrayFault'

/** Which engine values the arrays. */
export interface EngineChoice {
  /** An engine of the engines dialog by its name, or a program with its arguments as a shell has them; ours if neither. */
  readonly engine: string | undefined
  /** Where the engines dialog has kept engines. */
  readonly folders: readonly string[]
  /** Arrays side by side. */
  readonly threads: number
}

const openProgram = async (
  command: string,
  { folders, threads }: EngineChoice,
  core: Core,
  { complain }: Terminal,
): Promise<Answered<ArrayEvaluator>> => {
  const engine = await resolveEngine(command, folders)
  if (!engine.ok) return engine
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const opened = await openExternalEvaluator({ ...engine.value, width: threads, core, guard })
  return opened.ok ? opened : err(describeArrayFault(opened.error))
}

/** Opens the engine that is to value arrays, or says why it cannot. */
export const openEvaluator = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ArrayEvaluator>> =>
  choice.engine === undefined || choice.engine.toLowerCase() === OWN_ENGINE.toLowerCase()
    ? ok(openArrays(choice.threads))
    : openProgram(choice.engine, choice, core, terminal)
