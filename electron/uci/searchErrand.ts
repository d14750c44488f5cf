import type { Move } from '@shared/board/move'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { FoundLine, SearchJob, SearchReport } from '../search/searchJob'
import type { SearchPool } from '../search/searchPool'
import type { EngineSettings } from './engineSettings'
import { closedDoor, type Door, type Errand } from './errand'
import type { GameLine, PositionFault } from './gameLine'
import { limitsOf, type GoCommand } from './goCommand'
import { newLines } from './newLines'
import { makeBestMove, makeInfo } from './uciText'

/** What a search on the position at hand needs. */
export interface Going {
  readonly line: GameLine
  readonly go: GoCommand
  readonly settings: EngineSettings
  readonly write: (line: string) => void
}

/** The moves that `searchmoves` names, or the first that is not legal. */
const movesNamed = ({ line, go }: Going): Result<readonly Move[], PositionFault> => {
  const legal = line.position.legalMoves()
  const moves: Move[] = []
  for (const text of go.searchMoves) {
    const move = findByUci(line.variant, legal, text)
    if (!move) return err({ kind: 'illegalMove', found: text.slice(0, 40), ply: line.moves.length + 1 })
    moves.push(move)
  }
  return ok(moves)
}

const jobOf = ({ line, go, settings }: Going, searchMoves: readonly Move[]): SearchJob => ({
  variant: line.variant,
  options: line.options,
  start: line.setup,
  moves: line.moves,
  limits: limitsOf(go, line.position.turn(), settings.overheadMs),
  multiPv: settings.multiPv,
  searchMoves,
  withoutSpecialMoves: !settings.knowsSpecialMoves,
})

/** The door through which `bestmove` goes: shut while the interface does not want to hear it yet. */
const doorOf = ({ go }: Going): Door => {
  const door = closedDoor()
  const isEndless = Object.keys(go.numbers).length === 0
  if (!go.isInfinite && !go.isPonder && !isEndless) door.open()
  return door
}

const search = (going: Going, pool: SearchPool, searchMoves: readonly Move[]): Errand => {
  const { line, settings, write, go } = going
  const door = doorOf(going)
  const fresh = newLines()
  const tell = (report: SearchReport, lines: readonly FoundLine[]): void => {
    for (const found of lines) write(makeInfo(line.variant, found, report, settings.showsChances))
  }
  const running = pool.search(jobOf(going, searchMoves), report => tell(report, fresh.of(report)))
  const finish = async (): Promise<void> => {
    const answer = await running.done
    tell(answer.report, fresh.last(answer.report))
    await door.opened
    write(makeBestMove(line.variant, answer))
  }
  return {
    done: finish(),
    stop: () => {
      running.stop()
      door.open()
    },
    ponderHit: () => {
      running.ponderHit()
      if (!go.isInfinite) door.open()
    },
  }
}

/** Without a legal move there is nothing to search, but an endless search is answered only when it is stopped. */
const sayNoMove = (going: Going): Errand => {
  const { line, write, go } = going
  const door = doorOf(going)
  write(`info depth 0 score ${line.position.inCheck() ? 'mate' : 'cp'} 0`)
  return {
    done: door.opened.then(() => write('bestmove (none)')),
    stop: door.open,
    ponderHit: () => {
      if (!go.isInfinite) door.open()
    },
  }
}

/** Searches as `go` says; a move of `searchmoves` that is not legal is refused. */
export const searchErrand = (going: Going, pool: SearchPool): Result<Errand, PositionFault> => {
  const searchMoves = movesNamed(going)
  if (!searchMoves.ok) return searchMoves
  return ok(going.line.position.hasLegalMove() ? search(going, pool, searchMoves.value) : sayNoMove(going))
}
