import * as v from 'valibot'
import type {
  AnalysisLine,
  AnalysisState,
  AnalysisUpdate,
  EngineLine,
  SearchCounts,
} from '@shared/analysis/analysis'
import { whiteLine } from '@shared/analysis/pointOfView'
import type { Position } from '../../core/position'
import { writeLine } from '../../rules/san/writeLine'
import type { EngineJob, EngineReport } from '../line/engineSession'
import type { PreparedJob } from './prepareJob'
import type { KeptAnalysis } from '../memory/memoryTables'
import { read } from '@shared/ipc/read'
import {
  integer,
  jsonOf,
  MAX_NUMBER,
  listOf,
  object,
  type Of,
  text,
  MAX_TEXT_LENGTH,
} from '@shared/ipc/schemas'
import { legalPrefix } from '../../rules/positions/playMoves'

const MAX_LINES = 128
/** The most plies kept of a line; further moves are guesses. */
const MAX_KEPT_PLIES = 40
const PLIES = integer(0, 10_000)
const CHANCE = integer(0, 1000)

const KEPT_LINE = object({
  depth: PLIES,
  selDepth: PLIES,
  score: object({ kind: v.picklist(['cp', 'mate']), value: integer(-MAX_NUMBER, MAX_NUMBER) }),
  winDrawLoss: v.exactOptional(object({ white: CHANCE, draw: CHANCE, black: CHANCE })),
  /** In UCI, separated by spaces. */
  moves: text(2000),
})
const KEPT_LINES = jsonOf(listOf(KEPT_LINE, MAX_LINES), MAX_TEXT_LENGTH)

/** A line without what can be derived again: its rank and SAN. */
type KeptLine = Of<typeof KEPT_LINE>

const keptLine = ({ depth, selDepth, score, winDrawLoss, moves }: AnalysisLine): KeptLine => ({
  depth,
  selDepth,
  score,
  ...(winDrawLoss && { winDrawLoss }),
  moves: moves
    .slice(0, MAX_KEPT_PLIES)
    .map(({ uci }) => uci)
    .join(' '),
})

/** The depth to which all lines have been searched. */
const depthOf = (lines: readonly { readonly depth: number }[]): number =>
  Math.min(...lines.map(({ depth }) => depth))

/** The analysis to keep, from at least one line. */
export const toRemember = (
  lines: readonly AnalysisLine[],
  { nodes, timeMs }: SearchCounts,
  multiPv: number,
): KeptAnalysis => ({
  multiPv,
  depth: depthOf(lines),
  nodes,
  timeMs: Math.round(timeMs),
  lines: JSON.stringify(lines.map(keptLine)),
})

/**
 * Kept lines as the window sees them; each move is checked for legality again, since a file cannot be trusted. Lines
 * without a legal move are left out.
 *
 * @param position the position that was analyzed
 */
export const recallLines = (
  { lines }: KeptAnalysis,
  position: Position,
  most: number,
): readonly AnalysisLine[] => {
  const kept = read(KEPT_LINES, lines)
  if (!kept.ok) return []
  return kept.value
    .slice(0, most)
    .map(line => ({ ...line, moves: writeLine(position, legalPrefix(position, line.moves.split(' '))) }))
    .filter(({ moves }) => moves.length > 0)
    .map((line, place) => ({ ...line, rank: place + 1 }))
}

/** A job with the key under which its analysis is remembered. */
export interface AnalysisJob extends EngineJob {
  readonly key: Uint8Array
}

/** An update that does not name its engine yet. */
export type Shown = Omit<AnalysisUpdate, 'engineId'>

/** What is known of a position while an engine looks at it. */
export interface AnalysisWork {
  readonly job: AnalysisJob
  state(): AnalysisState
  end(state: AnalysisState): void
  /** Takes in a report of the search. */
  hear(report: EngineReport): void
  /** Takes in what earlier searches found; false if this search already knows better. */
  recall(remembered: KeptAnalysis): boolean
  /** Called when the search begins again: earlier results stay until it has caught up with them. */
  beginAnew(): void
  show(): Shown
  /** What has been found since the last call, if it is worth keeping. */
  takeNews(): KeptAnalysis | undefined
  close(): void
}

const NO_COUNTS: SearchCounts = { nodes: 0, speed: 0, timeMs: 0 }

/** An engine's lines as the window sees them: in SAN, from White's view. The position is left unchanged. */
const showLines = (position: Position, lines: readonly EngineLine[]): readonly AnalysisLine[] => {
  const turn = position.turn()
  return lines.map(line => ({ ...whiteLine(line, turn), moves: writeLine(position, line.moves) }))
}

/** The part of an update for a position of which only a remembered analysis is known. */
export const showRemembered = (
  remembered: KeptAnalysis,
  { position, multiPv }: PreparedJob,
): Pick<Shown, 'fen' | 'lines' | 'counts'> => ({
  fen: position.fen(),
  lines: recallLines(remembered, position, multiPv),
  counts: { ...NO_COUNTS, nodes: remembered.nodes, timeMs: remembered.timeMs },
})

/** Whether a search has caught up with a remembered analysis: as deep with as many lines, or with more lines. */
const catchesUp = (
  found: readonly { readonly depth: number }[],
  recalled: readonly AnalysisLine[],
): boolean =>
  found.length > recalled.length || (found.length === recalled.length && depthOf(found) >= depthOf(recalled))

const isExact = ({ bound }: { readonly bound?: unknown }): boolean => bound === undefined

/** @param job its position is disposed of when the work is closed */
export const analysisWork = (job: AnalysisJob): AnalysisWork => {
  const { jobId, position, multiPv } = job
  const fen = position.fen()
  let state: AnalysisState = 'running'
  let recalled: readonly AnalysisLine[] | undefined
  let latest: EngineReport | undefined
  /** The latest report without bounds; undefined once it has been taken. */
  let news: EngineReport | undefined

  return {
    job,
    state: () => state,
    end: ending => (state = ending),
    hear: report => {
      latest = report
      if (report.lines.length > 0 && report.lines.every(isExact)) news = report
      if (recalled && catchesUp(report.lines, recalled)) recalled = undefined
    },
    recall: remembered => {
      const { lines } = showRemembered(remembered, job)
      if (lines.length === 0 || (latest && catchesUp(latest.lines, lines))) return false
      recalled = lines
      return true
    },
    beginAnew: () => {
      if (latest && latest.lines.length > 0) recalled ??= showLines(position, latest.lines)
    },
    show: () => ({
      jobId,
      fen,
      state,
      lines: recalled ?? showLines(position, latest?.lines ?? []),
      counts: latest?.counts ?? NO_COUNTS,
      cached: recalled !== undefined,
    }),
    takeNews: () => {
      const taken = news
      news = undefined
      return taken && toRemember(showLines(position, taken.lines), taken.counts, multiPv)
    },
    close: () => position[Symbol.dispose](),
  }
}
