import type { Color } from '@shared/board/color'
import type { Move } from '@shared/board/move'
import { whiteView } from '@shared/analysis/pointOfView'
import type { Score } from '@shared/analysis/score'
import { playLevel, type PlayLevel } from '@shared/analysis/levels'
import { seededRandom } from '@shared/setup/starts/random'
import type { PlayClock, PlayRequest } from '@shared/ipc/play'
import { err, ok, type Result } from '@shared/result'
import type { PositionContext } from '../line/playedLine'
import type { GoLimits, RunningSearch, SearchAnswer, SearchJob } from '../pool/searchJob'
import type { SearchPool } from '../pool/searchPool'
import { chooseLine } from './chooseLine'
import { seedOf } from './drawnPlace'

/** Milliseconds lost between the window's clock and the engine's. */
const OVERHEAD_MS = 50

const clockLimits = ({ whiteMs, blackMs, incrementMs }: PlayClock, turn: Color): GoLimits => ({
  clock: { timeMs: turn === 'white' ? whiteMs : blackMs, incrementMs },
  overheadMs: OVERHEAD_MS,
})

const limitsOf = (
  { nodes, depth, moveTimeMs }: PlayLevel,
  { clock }: PlayRequest,
  turn: Color,
): GoLimits => ({
  ...(nodes !== undefined && { nodes }),
  ...(depth !== undefined && { depth }),
  ...(clock ? clockLimits(clock, turn) : moveTimeMs !== undefined && { moveTimeMs }),
})

const jobOf = (request: PlayRequest, context: PositionContext, turn: Color): SearchJob => {
  const level = playLevel(request.level)
  return {
    ...context,
    limits: limitsOf(level, request, turn),
    multiPv: level.choices,
    searchMoves: [],
  }
}

/** The move that an engine has chosen. */
export interface ChosenMove {
  readonly move: Move
  /** Absent if the engine has not searched the position itself. */
  readonly score?: Score<'white'>
}

/** A pool without threads answers with any legal move. Such a move was not chosen by a player and is dropped. */
const chosen = (
  request: PlayRequest,
  { best, report }: SearchAnswer,
  turn: Color,
): ChosenMove | undefined => {
  if (report.nodes === 0) return undefined
  const random = seededRandom(seedOf(request))
  const line = chooseLine(report.lines, playLevel(request.level), random)
  const move = line?.moves[0] ?? best
  return move && { move, ...(line && { score: whiteView(line.score, turn) }) }
}

/** A move that is being computed. */
export interface PendingMove {
  /** The move, or in words for the log why there is none. */
  readonly move: Promise<Result<ChosenMove, string>>
  /** Ends the search soon, with the best move so far. */
  stop(): void
}

/** Computes a move for the side to move, as a player of the requested level. */
export const think = (
  pool: SearchPool,
  request: PlayRequest,
  context: PositionContext,
  turn: Color,
): PendingMove => {
  const search: RunningSearch = pool.search(jobOf(request, context, turn), () => undefined)
  return {
    move: search.done.then(answer => {
      const move = chosen(request, answer, turn)
      return move ? ok(move) : err('no move was found')
    }),
    stop: () => search.stop(),
  }
}
