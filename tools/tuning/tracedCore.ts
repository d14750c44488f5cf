import { reserve } from '../../electron/core/arena'
import { EVALUATION_TERMS } from '../../electron/core/layout/evaluation'
import { loadCore, type Core, type CoreExports } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { Evaluation } from '../../electron/engine/pool/evaluationParameters'
import { layEvaluation } from '../../electron/engine/pool/weights'
import type { Sample } from './records'

/** The additional exports of the tuner's core (core/src/traced.ts). */
interface TracedExports extends CoreExports {
  traceEvaluation(position: number, parameters: number, counts: number): number
}

/** The parts of the evaluation of one position. */
export interface Trace {
  /** How often each parameter applies, White's less Black's. A view that the next trace overwrites. */
  readonly counts: Int32Array
  /** 24 in the middlegame, 0 in the endgame. */
  readonly phase: number
  /** How much of the endgame's half counts, out of 64. */
  readonly scale: number
  /** Centipawns, White's view. */
  readonly value: number
}

/** Traces evaluations in the core. */
export interface Tracer {
  readonly core: Core
  readonly tracePosition: (position: Position) => Trace
  /** Returns undefined for an illegal position. */
  readonly trace: (sample: Pick<Sample, 'variant' | 'setup'>) => Trace | undefined
}

/** Loads the tracing core with an evaluation. */
export const loadTracer = (corePath: string, evaluation: Evaluation): Tracer => {
  const core = loadCore(corePath)
  const exports = core.exports as TracedExports
  const parameters = layEvaluation(core, evaluation)
  const at = reserve(core, 4 * (EVALUATION_TERMS + 2))
  const tracePosition = (position: Position): Trace => {
    const value = exports.traceEvaluation(position.address, parameters, at)
    const words = new Int32Array(core.bytes.buffer, at, EVALUATION_TERMS + 2)
    return {
      counts: words.subarray(0, EVALUATION_TERMS),
      phase: words[EVALUATION_TERMS]!,
      scale: words[EVALUATION_TERMS + 1]!,
      value: position.turn() === 'white' ? value : 0 - value,
    }
  }
  return {
    core,
    tracePosition,
    trace: ({ variant, setup }) => {
      const made = Position.from(core, variant, setup)
      if (!made.ok) return undefined
      using position = made.value
      return tracePosition(position)
    },
  }
}
