import type { EngineFault, FoundPositions, ReportRequest } from '@shared/ipc/contract'
import type { Examined } from '@shared/report/examined'
import type { Game } from '@shared/tree/game'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'

/** The main line of a game as reports use it. */
export type ReportLine = Pick<
  ReportRequest,
  'variant' | 'options' | 'startFen' | 'moves' | 'setup' | 'result'
>

/** How closely a game is searched, and by which engine. */
export type ReportEffort = Pick<
  ReportRequest,
  'engineId' | 'limit' | 'amount' | 'lines' | 'closer' | 'thrifty'
>

/** The results for a game. Replaced, never changed. */
export interface GameReport {
  readonly line: ReportLine
  readonly effort: ReportEffort
  /** By plies from the start. */
  readonly examined: ReadonlyMap<number, Examined>
  /** The number of positions that did not need to be searched again. */
  readonly remembered: number
  /** There is nothing left to search. */
  readonly isComplete: boolean
  /** Why the search stopped early. */
  readonly fault?: EngineFault
  /** The results come from another line that begins in the same way; there may be more for this one. */
  readonly isCarried?: true
}

export const reportLineOf = ({ variant, options, root, result }: Game): ReportLine => {
  const line = mainline(root)
  const moves = line.slice(1).map(({ uci }) => uci)
  return { variant, options, startFen: root.fen, moves, setup: setupPlies(line), result }
}

/** A key that is the same for games with the same main line. */
export const lineKey = ({ variant, options, startFen, moves }: ReportLine): string =>
  JSON.stringify([variant, options.toSorted(), startFen, moves.join(' ')])

/** The number of positions of the game proper, including the last one. */
export const positionsOf = ({ moves, setup }: ReportLine): number => moves.length - setup + 1

/** The number of moves of the game proper for which there are results. */
export const movesDone = ({ examined }: GameReport): number => Math.max(0, examined.size - 1)

export const emptyReport = (line: ReportLine, effort: ReportEffort): GameReport => ({
  line,
  effort,
  examined: new Map(),
  remembered: 0,
  isComplete: false,
})

/** The rank of a result: of two searches of a position, the longer one has the higher rank. */
const rankOf = (examined: Examined): number => {
  if (examined.kind === 'ended' || examined.isCloser) return 2
  return examined.isGlance ? 0 : 1
}

/**
 * The report with further results. Remembered results of a running report do not count as new, nor does a shorter
 * search after a longer one.
 */
export const withFound = (report: GameReport, found: FoundPositions): GameReport => {
  const { examined } = report
  const news = found.filter(([ply, one]) => {
    const known = examined.get(ply)
    return !known || rankOf(one) > rankOf(known)
  })
  return news.length === 0 ? report : { ...report, examined: new Map([...examined, ...news]) }
}

/** What the report on a line tells about another line that begins in the same way; undefined if nothing. */
export const reportOfPrefix = (report: GameReport, line: ReportLine): GameReport | undefined => {
  const { variant, startFen, moves } = report.line
  if (variant !== line.variant || startFen !== line.startFen) return undefined
  const differs = line.moves.findIndex((uci, place) => moves[place] !== uci)
  const shared = differs === -1 ? line.moves.length : differs
  const examined = new Map([...report.examined].filter(([ply]) => ply <= shared))
  return examined.size === 0 ? undefined : { ...emptyReport(line, report.effort), examined, isCarried: true }
}
