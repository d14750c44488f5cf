import { searchLimits, type EnginePanel } from '@shared/analysis/enginePanel'
import type { AnalysisRequest, AnalysisUpdate } from '@shared/ipc/contract'
import type { AnalyzedPosition } from './analyzedPosition'

/** What the panel wants of an engine now. */
export interface PanelSearch {
  readonly panel: EnginePanel
  readonly place: AnalyzedPosition
  readonly request: AnalysisRequest
  /** Equal for desired searches that ask the same; whether the engine is on is not part of it. */
  readonly key: string
}

export interface DesiredOptions {
  readonly threat: boolean
  readonly searchMoves: readonly string[]
}

/** The search desired of an engine that looks at a place. */
export const panelSearch = (
  panel: EnginePanel,
  place: AnalyzedPosition,
  { threat, searchMoves }: DesiredOptions,
): PanelSearch => {
  const request: AnalysisRequest = {
    engineId: panel.engineId,
    variant: place.position.variant,
    options: place.position.options,
    startFen: place.startFen,
    moves: place.moves,
    multiPv: panel.lines,
    limits: searchLimits(panel),
    searchMoves,
    threat,
  }
  return { panel, place, request, key: JSON.stringify(request) }
}

/**
 * The desired searches are about the same position in the same way: lines of one may stay until the other has its own.
 */
export const isSameQuestion = (a: AnalysisRequest, b: AnalysisRequest): boolean =>
  a.variant === b.variant &&
  a.startFen === b.startFen &&
  a.threat === b.threat &&
  a.moves.join(' ') === b.moves.join(' ') &&
  a.searchMoves.join(' ') === b.searchMoves.join(' ')

const boardOf = (fen: string): string => fen.split(' ', 1)[0]!
const turnOf = (fen: string): string => fen.split(' ', 2)[1]!

/** Whether an update is about the position that was asked for; for a threat the other side moves in it. */
export const answers = ({ fen }: Pick<AnalysisUpdate, 'fen'>, { place, request }: PanelSearch): boolean => {
  const asked = place.position.fen
  return boardOf(fen) === boardOf(asked) && (turnOf(fen) === turnOf(asked)) !== request.threat
}
