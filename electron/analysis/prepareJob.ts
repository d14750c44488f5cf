import type { AnalysisRefusal, AnalysisRequest } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result, unwrap } from '@shared/result'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import type { EngineJob } from '../engines/engineSession'
import type { GameLine, Stand } from './gameLine'

/** A request whose position and moves have been found legal. */
export interface PreparedJob {
  /** All but the number that it gets when it is carried out. */
  readonly task: Omit<EngineJob, 'jobId'>
  /** The position to be looked at. Whoever has the job prepared disposes of it. */
  readonly position: Position
}

/** Ends after which no line can begin; a draw by repetition or by the clock may still be looked into. */
const FINAL: ReadonlySet<string> = new Set(['checkmate', 'stalemate', 'insufficientMaterial'])

/** Gives the turn to the other side, or says why it cannot have it. */
const passTurn = (position: Position): AnalysisRefusal | undefined => {
  if (!position.canPass()) return { kind: position.inCheck() ? 'noThreatInCheck' : 'noThreatInSetup' }
  position.playNull()
  return undefined
}

const findMoves = (position: Position, ucis: readonly string[]): Result<readonly Move[], AnalysisRefusal> => {
  const legal = position.legalMoves()
  const moves: Move[] = []
  for (const uci of ucis) {
    const move = findByUci(position.variant, legal, uci)
    if (!move)
      return err({ kind: 'illegalPosition', fen: position.fen(), detail: `${uci} is not a legal move` })
    moves.push(move)
  }
  return ok(moves)
}

const prepareOn = (
  position: Position,
  stand: Stand,
  request: AnalysisRequest,
): Result<PreparedJob, AnalysisRefusal> => {
  const refusal = request.threat ? passTurn(position) : undefined
  if (refusal) return err(refusal)
  const outcome = position.outcome()
  if (outcome && FINAL.has(outcome.kind)) return err({ kind: 'gameOver' })
  const searchMoves = findMoves(position, request.searchMoves)
  if (!searchMoves.ok) return searchMoves
  const { variant, start, moves } = stand
  const { options, limits, multiPv } = request
  const past = request.threat ? { start: position.setup(), moves: [] } : { start, moves }
  return ok({
    position,
    task: { variant, options, ...past, limits, multiPv, searchMoves: searchMoves.value },
  })
}

/** From what the window asks to what an engine is asked, or why it is not. */
export const prepareJob = (
  core: Core,
  line: GameLine,
  request: AnalysisRequest,
): Result<PreparedJob, AnalysisRefusal> => {
  const stand = line.goTo(request)
  if (!stand.ok) return stand
  const { variant, setup } = stand.value
  const position = unwrap(Position.from(core, variant, setup, request.options))
  const prepared = prepareOn(position, stand.value, request)
  if (!prepared.ok) position[Symbol.dispose]()
  return prepared
}
