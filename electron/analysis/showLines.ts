import type { AnalysisLine } from '@shared/analysis/analysis'
import type { Color } from '@shared/board/color'
import type { Position } from '../core/position'
import type { EngineLine } from '../engines/engineSession'
import { writeLine } from '../rules/writeLine'
import { whiteBound, whiteChances, whiteScore } from './whiteView'

const showLine = (position: Position, turn: Color, line: EngineLine): AnalysisLine => {
  const bound = line.bound && whiteBound(line.bound, turn)
  return {
    rank: line.rank,
    depth: line.depth,
    selDepth: line.selDepth,
    score: whiteScore(line.score, turn),
    ...(bound && { bound }),
    ...(line.winDrawLoss && { winDrawLoss: whiteChances(line.winDrawLoss, turn) }),
    moves: writeLine(position, line.moves),
  }
}

/** An engine's lines as the window sees them: in SAN, from White's view. The position is afterwards as it was. */
export const showLines = (position: Position, lines: readonly EngineLine[]): readonly AnalysisLine[] => {
  const turn = position.turn()
  return lines.map(line => showLine(position, turn, line))
}
