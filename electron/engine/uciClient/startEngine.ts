import {
  type EngineProcess,
  type EngineProgram,
  type ProcessListener,
  type ProcessParts,
  startProcess,
} from './engineProcess'
import { startScript } from './scriptThread'

/** Starts an engine: an external program, or a script in a thread. One that cannot be started exits with an error. */
export const startEngine = (
  program: EngineProgram,
  surroundings: ProcessParts,
  listener: ProcessListener,
): EngineProcess =>
  program.thread === undefined
    ? startProcess(program, surroundings, listener)
    : startScript(program, program.thread, surroundings, listener)
