import type { EngineLine } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import type { Position } from '../../core/position'
import { legalPrefix } from '../../rules/positions/playMoves'
import type { EngineJob } from '../line/engineSession'
import { settledLines, withLine } from '../line/settledLines'
import type { UciInfo } from './uciInfo'

/** The most plies read of a line. */
const MAX_LINE_PLIES = 100

/** Lines found in one search; each of their moves is checked by our own rules. */
export interface FoundLines {
  /** Takes in an `info` line. */
  take(info: UciInfo): void
  /** Whether the last line has been reported: engines report their lines from the first to the last. */
  isWhole(): boolean
  /** By rank, the best first; a line with only a bound does not replace one with an exact score. */
  lines(): readonly EngineLine[]
}

/** The legal beginning of a line; the position is left unchanged. */
const legalMoves = (
  position: Position,
  pv: readonly string[],
  illegal: (uci: string) => void,
): readonly Move[] => {
  const ucis = pv.slice(0, MAX_LINE_PLIES)
  const moves = legalPrefix(position, ucis)
  const next = ucis[moves.length]
  if (next !== undefined) illegal(next)
  return moves
}

/** A line as far as its moves are legal; undefined without a score or without moves. */
const lineOf = (
  { rank, depth = 0, selDepth = depth, score, bound, winDrawLoss, pv }: UciInfo,
  legal: (pv: readonly string[]) => readonly Move[],
): EngineLine | undefined => {
  const moves = score ? legal(pv) : []
  if (!score || moves.length === 0) return undefined
  return { rank, depth, selDepth, score, ...(bound && { bound }), ...(winDrawLoss && { winDrawLoss }), moves }
}

/** @param illegal called with each illegal move, which cuts its line short */
export const foundLines = (job: EngineJob, illegal: (uci: string) => void): FoundLines => {
  let found: readonly EngineLine[] = []
  let settled: readonly EngineLine[] = []
  let lastRank = 0

  return {
    take: info => {
      if (info.rank > job.multiPv) return
      const line = lineOf(info, pv => legalMoves(job.position, pv, illegal))
      if (!line) return
      found = withLine(found, line, settled)
      lastRank = line.rank
      settled = settledLines(settled, found)
    },
    isWhole: () => lastRank === (settled.at(-1)?.rank ?? 0),
    lines: () => settled,
  }
}
