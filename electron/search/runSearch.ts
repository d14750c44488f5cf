import { encodeMove } from '../core/moveCode'
import type { Position } from '../core/position'
import { raiseStop, writeControl, type ControlRequest } from './controlBlock'
import { hashFull } from './hashTable'
import { checkRoom, type PoolMemory } from './poolMemory'
import { rootLine } from './rootLine'
import type { SearchCrew } from './searchCrew'
import type { Finding } from './searchMessages'
import type { SearchAnswer, SearchJob, SearchReport } from './searchJob'
import { makeAnswer, makeReport } from './searchReport'
import { MOST_LINES, nodesOf, resetNodes, type RawFound } from './threadArena'
import { timeBudget } from './timeManagement'
import { materialOf } from './winDrawLoss'

/** What can be told a search from outside, before it begins or while it runs. */
export interface Signals {
  isStopped: boolean
  isPondering: boolean
}

/** A search as it was asked for. */
export interface Asked {
  readonly job: SearchJob
  readonly signals: Signals
  /** When, on the shared clock. */
  readonly startMs: number
  readonly onReport: (report: SearchReport) => void
}

const NOTHING: RawFound = { depth: 0, selDepth: 0, best: 0, ponder: 0, nodes: 0, lines: [] }

/** A thread that died leaves the best line of its last report, or any move rather than none. */
const lastWord = (latest: RawFound, { searchMoves }: SearchJob, position: Position): RawFound => {
  const [any] = searchMoves.length > 0 ? searchMoves : position.legalMoves()
  const [best = any ? encodeMove(any) : 0, ponder = 0] = latest.lines[0]?.moves ?? []
  return { ...latest, best, ponder }
}

/** Carries out searches on the memory of a pool, one at a time. */
export const searchRunner = (
  memory: PoolMemory,
  crew: SearchCrew,
): ((asked: Asked) => Promise<SearchAnswer>) => {
  const { core, control, arenas } = memory
  const helpers = arenas.slice(1)
  const line = rootLine(core)
  let generation = 0

  const requestOf = ({ job, signals, startMs }: Asked, root: number): ControlRequest => ({
    stop: signals.isStopped,
    ponder: signals.isPondering,
    root,
    table: memory.table,
    clusters: memory.clusters,
    generation,
    threads: crew.size(),
    arenas: memory.arenaList,
    ...timeBudget(job.limits),
    startMs,
    nodes: job.limits.nodes ?? 0,
    depth: job.limits.depth ?? 0,
    mate: job.limits.mate ?? 0,
    multiPv: Math.min(job.multiPv, MOST_LINES),
    searchMoves: job.searchMoves.map(encodeMove),
    ...memory.weights,
    withoutSpecialMoves: job.withoutSpecialMoves ?? false,
  })

  const prepare = (asked: Asked, root: number): void => {
    for (const arena of arenas) resetNodes(core.memory.buffer, arena)
    generation++
    writeControl(core.view, control, requestOf(asked, root))
  }

  const reporter =
    (startMs: number, material: number) =>
    ({ found, atMs }: Finding): SearchReport =>
      makeReport(found, {
        nodes: helpers.reduce((sum, arena) => sum + nodesOf(core.memory.buffer, arena), found.nodes),
        timeMs: atMs - startMs,
        hashFull: hashFull(core.memory.buffer, memory.table, generation),
        material,
      })

  return async asked => {
    const position = line.reach(asked.job)
    checkRoom(memory)
    prepare(asked, position.address)
    const reportOf = reporter(asked.startMs, materialOf(position.setup()))
    let latest: Finding = { found: NOTHING, atMs: asked.startMs }
    const hear = (finding: Finding): void => {
      latest = finding
      asked.onReport(reportOf(finding))
    }
    const end = await crew.think(hear, () => raiseStop(core.memory.buffer, control))
    if (end.kind === 'done') latest = end.finding ?? latest
    else latest = { ...latest, found: lastWord(latest.found, asked.job, position) }
    return makeAnswer(latest.found, reportOf(latest))
  }
}
