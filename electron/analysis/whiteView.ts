import type { Color } from '@shared/board/color'
import type { AnalysisLine } from '@shared/analysis/analysis'
import type { Score, WinDrawLoss } from '@shared/analysis/score'
import type { EngineLine, EngineScore, EngineWinDrawLoss } from '../engines/engineSession'

/*
 * Engines speak for the side to move, the window for White. `turn` is always the side to move in the
 * position that was looked at.
 */

/** A score from White's view. */
export const whiteScore = ({ kind, value }: EngineScore, turn: Color): Score => ({
  kind,
  value: turn === 'white' || value === 0 ? value : -value,
})

const OTHER_BOUND = { lower: 'upper', upper: 'lower' } as const

/** What is at least so good for Black is at most so good for White. */
export const whiteBound = (bound: NonNullable<EngineLine['bound']>, turn: Color): AnalysisLine['bound'] =>
  turn === 'white' ? bound : OTHER_BOUND[bound]

/** The chances of the three results. */
export const whiteChances = ({ win, draw, loss }: EngineWinDrawLoss, turn: Color): WinDrawLoss =>
  turn === 'white' ? { white: win, draw, black: loss } : { white: loss, draw, black: win }
