import type { EngineLine } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import { err, ok, type Result } from '@shared/result'
import { findMoves, type IllegalMove } from '../../rules/positions/playMoves'
import type { PlayedLine } from '../line/playedLine'
import type { SearchJob, SearchReport } from '../pool/searchJob'
import type { SearchPool } from '../pool/searchPool'
import type { EngineSettings } from './engineSettings'
import { limitsOf, type GoCommand } from './goCommand'
import { closedGate, type Gate, type RunningCommand } from './runningCommand'
import { answerAtLevel, jobAt } from './levelPlay'
import { makeBestMove, makeInfo, newLines } from './uciAnswers'

/** What is needed to search the current position. */
export interface Going {
  readonly line: PlayedLine
  readonly go: GoCommand
  readonly settings: EngineSettings
  readonly write: (line: string) => void
}

/** The moves given by `searchmoves`, or the first of them that is not legal. */
const movesNamed = ({ line, go }: Going): Result<readonly Move[], IllegalMove> => {
  const moves = findMoves(line.position, go.searchMoves)
  return moves.ok ? moves : err({ ...moves.error, ply: line.moves.length + 1 })
}

const jobOf = ({ line, go, settings }: Going, searchMoves: readonly Move[]): SearchJob => ({
  variant: line.variant,
  options: line.options,
  start: line.start,
  moves: line.moves.filter(move => move !== null),
  limits: limitsOf(go, line.position.turn(), settings.overheadMs),
  multiPv: settings.multiPv,
  searchMoves,
  withoutSpecialMoves: !settings.knowsSpecialMoves,
})

/** The gate for `bestmove`: closed until the interface wants the move. */
const gateOf = ({ go }: Going): Gate => {
  const gate = closedGate()
  const isEndless = Object.keys(go.numbers).length === 0
  if (!go.isInfinite && !go.isPonder && !isEndless) gate.open()
  return gate
}

const search = (going: Going, pool: SearchPool, searchMoves: readonly Move[]): RunningCommand => {
  const { line, settings, write, go } = going
  const gate = gateOf(going)
  const fresh = newLines()
  const tell = (report: SearchReport, lines: readonly EngineLine[]): void => {
    // A level may need more lines than were requested.
    const asked = lines.filter(({ rank }) => rank <= settings.multiPv)
    for (const found of asked) write(makeInfo(line.variant, found, report, settings.showsChances))
  }
  const job = jobAt(settings.level, jobOf(going, searchMoves))
  const running = pool.search(job, report => tell(report, fresh.of(report)))
  const finish = async (): Promise<void> => {
    const answer = await running.done
    tell(answer.report, fresh.last(answer.report))
    await gate.opened
    write(makeBestMove(line.variant, answerAtLevel(settings.level, answer, line)))
  }
  return {
    done: finish(),
    stop: () => {
      running.stop()
      gate.open()
    },
    ponderHit: () => {
      running.ponderHit()
      if (!go.isInfinite) gate.open()
    },
  }
}

/**
 * Answers in a position without legal moves, in which there is nothing to search; an endless search is still answered
 * only when it is stopped.
 */
const sayNoMove = (going: Going): RunningCommand => {
  const { line, write, go } = going
  const gate = gateOf(going)
  write(`info depth 0 score ${line.position.inCheck() ? 'mate' : 'cp'} 0`)
  return {
    done: gate.opened.then(() => write('bestmove (none)')),
    stop: gate.open,
    ponderHit: () => {
      if (!go.isInfinite) gate.open()
    },
  }
}

/** Searches as `go` demands; refuses a move of `searchmoves` that is not legal. */
export const searchCommand = (going: Going, pool: SearchPool): Result<RunningCommand, IllegalMove> => {
  const searchMoves = movesNamed(going)
  if (!searchMoves.ok) return searchMoves
  return ok(going.line.position.hasLegalMove() ? search(going, pool, searchMoves.value) : sayNoMove(going))
}
