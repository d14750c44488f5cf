import type { AnalysisRefusal, AnalysisRequest } from '@shared/analysis/analysis'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { findMoves } from '../../rules/positions/playMoves'
import type { EngineJob } from '../line/engineSession'
import { type GameLine, moveFault } from '../line/gameLine'
import { openContext, type PositionContext } from '../line/playedLine'

/** A job that has no number yet; it gets one when it is started. */
export type PreparedJob = Omit<EngineJob, 'jobId'>

/** Outcomes after which no line can be played; a draw by repetition or by the fifty-move rule may still be analyzed. */
const FINAL: ReadonlySet<string> = new Set(['checkmate', 'stalemate', 'insufficientMaterial'])

/** Gives the turn to the other side, or says why that is not possible. */
const passTurn = (position: Position): AnalysisRefusal | undefined => {
  if (!position.canPass()) return { kind: position.inCheck() ? 'noThreatInCheck' : 'noThreatInSetup' }
  position.playNull()
  return undefined
}

const prepareOn = (
  position: Position,
  context: PositionContext,
  { threat, searchMoves, limits, multiPv }: AnalysisRequest,
): Result<PreparedJob, AnalysisRefusal> => {
  const refusal = threat ? passTurn(position) : undefined
  if (refusal) return err(refusal)
  const outcome = position.outcome()
  if (outcome && FINAL.has(outcome.kind)) return err({ kind: 'gameOver' })
  const found = findMoves(position, searchMoves)
  if (!found.ok) return err(moveFault(found.error))
  const past = threat ? { ...context, start: position.setup(), moves: [] } : context
  return ok({ ...past, position, limits, multiPv, searchMoves: found.value })
}

/**
 * Turns a request of the window into a job for an engine, or says why that is not possible. The caller disposes of the
 * job's position.
 */
export const prepareJob = (
  core: Core,
  line: GameLine,
  request: AnalysisRequest,
): Result<PreparedJob, AnalysisRefusal> => {
  const context = line.goTo(request)
  if (!context.ok) return context
  const position = openContext(core, context.value)
  const prepared = prepareOn(position, context.value, request)
  if (!prepared.ok) position[Symbol.dispose]()
  return prepared
}
