import { err, ok } from '@shared/result'
import type { Core } from '../../core/load'
import { OWN_ENGINE } from '../../engine/examination/examine'
import type { Examiner } from '../../engine/examination/examiner'
import { openExternalExaminer } from '../../engine/examination/externalExaminer'
import { orphanGuard } from '../../engine/uciClient/orphanGuard'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/command'
import { openOwnExaminer } from '../io/engineProgram'
import { describeFault } from './describeFault'
import { resolveEngine } from './resolveEngine'

/** Which engine examines positions. */
export interface EngineChoice {
  /** An engine of the engines dialog by its name, or a program with its arguments as a shell has them; ours if neither. */
  readonly engine: string | undefined
  /** Where the engines dialog has kept engines. */
  readonly folders: readonly string[]
  /** Positions side by side. */
  readonly threads: number
}

const openProgram = async (
  command: string,
  { folders, threads }: EngineChoice,
  core: Core,
  { complain }: Terminal,
): Promise<Answered<Examiner>> => {
  const engine = await resolveEngine(command, folders)
  if (!engine.ok) return engine
  const guard = orphanGuard({ info: complain, warn: complain, error: complain })
  const opened = await openExternalExaminer({ ...engine.value, width: threads, core, guard })
  return opened.ok ? opened : err(describeFault(opened.error))
}

/** Opens the engine that is to examine positions, or says why it cannot. */
export const openExaminer = async (
  choice: EngineChoice,
  core: Core,
  terminal: Terminal,
): Promise<Answered<Examiner>> =>
  choice.engine === undefined || choice.engine.toLowerCase() === OWN_ENGINE.toLowerCase()
    ? ok(openOwnExaminer(choice.threads))
    : openProgram(choice.engine, choice, core, terminal)
