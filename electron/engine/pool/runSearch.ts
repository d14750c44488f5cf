import { unwrap } from '@shared/result'
import { MAX_MULTI_PV } from '../../core/layout/threadArena'
import { type MoveCoder, moveCoderOf } from '../../core/moveCode'
import type { Position } from '../../core/position'
import { keptLine } from '../line/playedLine'
import { type ControlRequest, raiseStop, writeControl } from './controlBlock'
import { hashFull } from './hashTable'
import { checkRoom, type PoolMemory } from './poolMemory'
import type { SearchAnswer, SearchJob, SearchReport } from './searchJob'
import type { SearchResult } from './searchMessages'
import type { SearchThreads } from './searchThreads'
import { type RawFound, type RawLine, resetNodes, visitedNodes } from './threadArena'
import { timeBudget } from './timeManagement'
import { materialOf, winDrawLoss } from './winDrawLoss'
import type { EngineLine } from '@shared/analysis/analysis'
import { foundScore } from './foundScore'

/** The figures of a search besides the results of its first thread. */
interface SearchTotals extends Pick<SearchReport, 'nodes' | 'timeMs' | 'hashFull'> {
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

/** Converts results of the core into a report. */
const makeReport = (found: RawFound, coder: MoveCoder, circumstances: SearchTotals): SearchReport => {
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

/** The answer to a search. A move of 0 means that there is none. */
const makeAnswer = (found: RawFound, { decodeMove }: MoveCoder, report: SearchReport): SearchAnswer => ({
  ...(found.best !== 0 && { best: decodeMove(found.best) }),
  ...(found.ponder !== 0 && { ponder: decodeMove(found.ponder) }),
  report,
})

/** Signals that can be sent to a search, before it begins or while it runs. */
export interface Signals {
  isStopped: boolean
  isPondering: boolean
}

/** A search as it was requested. */
export interface Asked {
  readonly job: SearchJob
  readonly signals: Signals
  /** When it was requested, on the shared clock. */
  readonly startMs: number
  readonly onReport: (report: SearchReport) => void
}

const NOTHING: RawFound = { depth: 0, selDepth: 0, best: 0, ponder: 0, nodes: 0, lines: [] }

/** The result after a thread died: the best line of its last report, or else any legal move. */
const lastWord = (
  latest: RawFound,
  { searchMoves }: SearchJob,
  position: Position,
  { encodeMove }: MoveCoder,
): RawFound => {
  const [any] = searchMoves.length > 0 ? searchMoves : position.legalMoves()
  const [best = any ? encodeMove(any) : 0, ponder = 0] = latest.lines[0]?.moves ?? []
  return { ...latest, best, ponder }
}

/** Runs searches on the memory of a pool, one at a time. */
export const searchRunner = (
  memory: PoolMemory,
  threads: SearchThreads,
): ((asked: Asked) => Promise<SearchAnswer>) => {
  const { core, control, arenas } = memory
  const helpers = arenas.slice(1)
  const line = keptLine(core)
  const coderOf = ({ variant }: SearchJob): MoveCoder => moveCoderOf(core.layout, variant.board)
  let age = 0

  const requestOf = ({ job, signals, startMs }: Asked, root: number): ControlRequest => ({
    stop: signals.isStopped,
    ponder: signals.isPondering,
    root,
    table: memory.table,
    clusters: memory.clusters,
    age,
    threads: threads.size(),
    arenas: memory.arenaList,
    ...timeBudget(job.limits),
    startMs,
    nodes: job.limits.nodes ?? 0,
    depth: job.limits.depth ?? 0,
    mate: job.limits.mate ?? 0,
    multiPv: Math.min(job.multiPv, MAX_MULTI_PV),
    searchMoves: job.searchMoves.map(coderOf(job).encodeMove),
    ...memory.weights,
    withoutSpecialMoves: job.withoutSpecialMoves ?? false,
  })

  const prepare = (asked: Asked, root: number): void => {
    for (const arena of arenas) resetNodes(core.memory.buffer, arena)
    age++
    writeControl(core.view, control, requestOf(asked, root))
  }

  const reporter =
    (startMs: number, material: number, coder: MoveCoder) =>
    ({ found, atMs }: SearchResult): SearchReport =>
      makeReport(found, coder, {
        nodes: helpers.reduce((sum, arena) => sum + visitedNodes(core.memory.buffer, arena), found.nodes),
        timeMs: atMs - startMs,
        hashFull: hashFull(core.memory.buffer, memory.table, age),
        material,
      })

  return async asked => {
    const { position } = unwrap(line.goTo(asked.job, asked.job.moves))
    checkRoom(memory)
    prepare(asked, position.address)
    const coder = coderOf(asked.job)
    const reportOf = reporter(asked.startMs, materialOf(position.setup()), coder)
    let latest: SearchResult = { found: NOTHING, atMs: asked.startMs }
    const hear = (result: SearchResult): void => {
      latest = result
      asked.onReport(reportOf(result))
    }
    const end = await threads.think(hear, () => raiseStop(core.memory.buffer, control))
    if (end.kind === 'done') latest = end.result ?? latest
    else latest = { ...latest, found: lastWord(latest.found, asked.job, position, coder) }
    return makeAnswer(latest.found, coder, reportOf(latest))
  }
}
