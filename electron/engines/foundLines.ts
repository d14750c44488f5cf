import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import type { EngineJob, EngineLine } from './engineSession'
import type { UciInfo } from './uciText'

/** Plies of a line that are read. */
const LONGEST_LINE = 100

/** Lines found in one search, each move of them checked by our own rules. Belongs to the thread of the core. */
export interface FoundLines extends Disposable {
  /** Takes what an engine said; a line that is only a bound does not replace a better known one. */
  take(info: UciInfo): void
  /** By rank, the best first. */
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

/** @param illegal told of every move that ends a line too early */
export const foundLines = (core: Core, job: EngineJob, illegal: (uci: string) => void): FoundLines => {
  const position = positionOf(core, job)
  const found = new Map<number, EngineLine>()

  const keeps = ({ rank, bound }: UciInfo) =>
    bound !== undefined && found.has(rank) && !found.get(rank)!.bound

  return {
    take: info => {
      const { rank, depth = 0, selDepth = depth, score, bound, winDrawLoss, pv } = info
      if (!score || pv.length === 0 || rank > job.multiPv || keeps(info)) return
      const moves = legalMoves(position, pv, illegal)
      if (moves.length === 0) return
      found.set(rank, {
        rank,
        depth,
        selDepth,
        score,
        ...(bound && { bound }),
        ...(winDrawLoss && { winDrawLoss }),
        moves,
      })
    },
    lines: () => [...found.values()].sort((a, b) => a.rank - b.rank),
    [Symbol.dispose]: () => position[Symbol.dispose](),
  }
}
