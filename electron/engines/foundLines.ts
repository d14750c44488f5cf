import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import type { EngineJob, EngineLine } from './engineSession'
import { settledLines, startAlike } from './settledLines'
import type { UciInfo } from './uciText'

/** Plies of a line that are read. */
const LONGEST_LINE = 100

/** Lines found in one search, each move of them checked by our own rules. Belongs to the thread of the core. */
export interface FoundLines extends Disposable {
  /** Takes what an engine said. */
  take(info: UciInfo): void
  /** Engines tell their lines from the first to the last; the last has been told. */
  isWhole(): boolean
  /** By rank, the best first; a line of which only a bound is known does not replace a better known one. */
  lines(): readonly EngineLine[]
}

/** The job's position; its moves are legal or the job is broken. */
const positionOf = (core: Core, { variant, options, start, moves }: EngineJob): Position => {
  const opened = Position.from(core, variant, start, options)
  if (!opened.ok) throw new Error(`a job without a position: ${opened.error.fault}`)
  for (const move of moves) opened.value.play(move)
  return opened.value
}

/** The legal beginning of a line; the position is as before afterwards. */
const legalMoves = (
  position: Position,
  pv: readonly string[],
  illegal: (uci: string) => void,
): readonly Move[] => {
  const moves: Move[] = []
  for (const uci of pv.slice(0, LONGEST_LINE)) {
    const move = findByUci(position.variant, position.legalMoves(), uci)
    if (!move) {
      illegal(uci)
      break
    }
    position.playFound(move)
    moves.push(move)
  }
  moves.forEach(() => position.undo())
  return moves
}

/** A line, as far as its moves are legal; undefined without a score or without moves. */
const lineOf = (
  { rank, depth = 0, selDepth = depth, score, bound, winDrawLoss, pv }: UciInfo,
  legal: (pv: readonly string[]) => readonly Move[],
): EngineLine | undefined => {
  const moves = score ? legal(pv) : []
  if (!score || moves.length === 0) return undefined
  return { rank, depth, selDepth, score, ...(bound && { bound }), ...(winDrawLoss && { winDrawLoss }), moves }
}

/**
 * Lines come one after the other, so the list is at times half of this depth and half of the last. A move
 * that has risen or fallen would stand in it twice: whatever it takes the place of goes to where it was.
 *
 * @param before lines known so far
 */
const exchange = (found: Map<number, EngineLine>, line: EngineLine, before: readonly EngineLine[]): void => {
  const left = [...found.values()].find(other => other.rank !== line.rank && startAlike(other, line))
  const displaced = before.find(({ rank }) => rank === line.rank)
  if (left && displaced && !startAlike(displaced, line))
    found.set(left.rank, { ...displaced, rank: left.rank })
}

const byRank = (found: ReadonlyMap<number, EngineLine>): readonly EngineLine[] =>
  [...found.values()].sort((a, b) => a.rank - b.rank)

/** @param illegal told of every move that ends a line too early */
export const foundLines = (core: Core, job: EngineJob, illegal: (uci: string) => void): FoundLines => {
  const position = positionOf(core, job)
  const found = new Map<number, EngineLine>()
  let settled: readonly EngineLine[] = []
  let lastRank = 0

  return {
    take: info => {
      if (info.rank > job.multiPv) return
      const line = lineOf(info, pv => legalMoves(position, pv, illegal))
      if (!line) return
      if (line.bound === undefined) exchange(found, line, settled)
      found.set(line.rank, line)
      lastRank = line.rank
      settled = settledLines(settled, byRank(found))
    },
    isWhole: () => lastRank === (settled.at(-1)?.rank ?? 0),
    lines: () => settled,
    [Symbol.dispose]: () => position[Symbol.dispose](),
  }
}
