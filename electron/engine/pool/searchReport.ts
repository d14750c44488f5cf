import type { EngineLine } from '@shared/analysis/analysis'
import type { MoveCoder } from '../../core/moveCode'
import { foundScore } from './foundScore'
import type { SearchAnswer, SearchReport } from './searchJob'
import type { RawFound, RawLine } from './threadArena'
import { winDrawLoss } from './winDrawLoss'

/** What is known of a search beside the results of its first thread. */
export interface SearchTotals {
  /** Of all threads together. */
  readonly nodes: number
  readonly timeMs: number
  /** Thousandths. */
  readonly hashFull: number
  /** At the root, in pawns. */
  readonly material: number
}

const lineOf = (raw: RawLine, { decodeMove }: MoveCoder, rank: number, material: number): EngineLine => ({
  rank,
  depth: raw.depth,
  selDepth: raw.selDepth,
  score: foundScore(raw.score),
  ...(raw.bound !== 'exact' && { bound: raw.bound }),
  winDrawLoss: winDrawLoss(raw.score, material),
  moves: raw.moves.map(decodeMove),
})

/** Results in our words. */
export const makeReport = (found: RawFound, coder: MoveCoder, circumstances: SearchTotals): SearchReport => {
  const { nodes, timeMs, hashFull, material } = circumstances
  return {
    lines: found.lines.map((line, i) => lineOf(line, coder, i + 1, material)),
    nodes,
    speed: Math.round((nodes * 1000) / Math.max(1, timeMs)),
    timeMs: Math.round(timeMs),
    hashFull,
    depth: found.depth,
    selDepth: found.selDepth,
  }
}

/** The answer to a search; moves that are 0 are absent. */
export const makeAnswer = (
  found: RawFound,
  { decodeMove }: MoveCoder,
  report: SearchReport,
): SearchAnswer => ({
  ...(found.best !== 0 && { best: decodeMove(found.best) }),
  ...(found.ponder !== 0 && { ponder: decodeMove(found.ponder) }),
  report,
})
