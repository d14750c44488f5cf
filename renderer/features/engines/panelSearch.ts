import { searchLimits, type EnginePanel } from '@shared/analysis/enginePanel'
import type { AnalysisRequest, AnalysisUpdate } from '@shared/ipc/contract'
import type { AnalyzedPosition } from './analyzedPosition'

/** The search that the panel wants from an engine now. */
export interface PanelSearch {
  readonly panel: EnginePanel
  readonly place: AnalyzedPosition
  readonly request: AnalysisRequest
  /** Equal for searches with the same request; whether the engine is on does not matter. */
  readonly key: string
}

/** The desired search of an engine at a place. */
export const panelSearch = (
  panel: EnginePanel,
  place: AnalyzedPosition,
  { threat, searchMoves }: Pick<AnalysisRequest, 'threat' | 'searchMoves'>,
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
 * Whether two searches have the same position and options, so that lines of one may stay until the other has its own.
 */
export const isSameQuestion = (a: AnalysisRequest, b: AnalysisRequest): boolean =>
  a.variant === b.variant &&
  a.startFen === b.startFen &&
  a.threat === b.threat &&
  a.moves.join(' ') === b.moves.join(' ') &&
  a.searchMoves.join(' ') === b.searchMoves.join(' ')

const boardOf = (fen: string): string => fen.split(' ', 1)[0]!
const turnOf = (fen: string): string => fen.split(' ', 2)[1]!

/** Whether an update is for the requested position; in a threat the other side moves. */
export const answers = ({ fen }: Pick<AnalysisUpdate, 'fen'>, { place, request }: PanelSearch): boolean => {
  const asked = place.position.fen
  return boardOf(fen) === boardOf(asked) && (turnOf(fen) === turnOf(asked)) !== request.threat
}
