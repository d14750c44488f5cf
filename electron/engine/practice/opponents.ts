import type { PlayRequest } from '@shared/ipc/play'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Move } from '@shared/board/move'
import type { Position } from '../../core/position'
import type { SearchEngine } from '../search/searchEngines'
import type { EngineFailed, SearchedLine, SearchQuestion, SharedSearcher } from '../search/searcher'
import type { PendingMove } from './enginePlayer'

/** Plays games with the user's other engines; one of them is open at a time. */
export interface Opponents {
  /** Computes a move with the engine of this id. The position is not used after the call has returned. */
  think(engineId: string, request: PlayRequest, position: Position): PendingMove
  /** Resolves when the engine has ended. */
  close(): Promise<void>
}

/** Milliseconds for a move in a game without clocks. */
const WITHOUT_CLOCK = 2000
/** A move takes this part of the remaining time, and most of its increment. */
const PART_OF_CLOCK = 1 / 30
const PART_OF_INCREMENT = 0.8
/** Never more than this part of the remaining time, however large the increment is. */
const MOST = 1 / 4
const LEAST_MS = 50

/** The engine's time for the move, in milliseconds. */
export const thinkingTime = ({ clock }: Pick<PlayRequest, 'clock'>, turn: 'white' | 'black'): number => {
  if (!clock) return WITHOUT_CLOCK
  const left = turn === 'white' ? clock.whiteMs : clock.blackMs
  const wanted = left * PART_OF_CLOCK + clock.incrementMs * PART_OF_INCREMENT
  return Math.max(LEAST_MS, Math.round(Math.min(wanted, left * MOST)))
}

const questionOf = (request: PlayRequest, position: Position): SearchQuestion => ({
  variant: position.variant,
  options: request.options,
  fen: request.startFen,
  moves: request.moves,
  limits: { moveTimeMs: thinkingTime(request, position.turn()) },
  multiPv: 1,
})

interface OpenEngine {
  readonly engineId: string
  readonly abort: AbortController
  readonly searcher: Promise<Result<SharedSearcher, EngineFailed>>
}

const closeEngine = async ({ abort, searcher }: OpenEngine): Promise<void> => {
  abort.abort()
  const opened = await searcher
  if (opened.ok) await opened.value.close()
}

/** @param engineOf returns the engine with an id, if there is one */
export const openOpponents = (engineOf: (engineId: string) => SearchEngine | undefined): Opponents => {
  let last: OpenEngine | undefined

  const searcherOf = async (engineId: string, engine: SearchEngine) => {
    if (last?.engineId !== engineId) {
      const before = last
      const abort = new AbortController()
      last = { engineId, abort, searcher: engine.open(abort.signal) }
      if (before) await closeEngine(before)
    }
    return last.searcher
  }

  const close = async () => {
    const open = last
    last = undefined
    if (open) await closeEngine(open)
  }

  const answer = async (
    engineId: string,
    question: SearchQuestion,
    signal: AbortSignal,
  ): Promise<Result<SearchedLine, string>> => {
    const engine = engineOf(engineId)
    if (!engine) return err(`there is no engine ${engineId} any longer`)
    if (!engine.plays(question)) return err('the engine does not know the rules of this game')
    const searcher = await searcherOf(engineId, engine)
    if (!searcher.ok) return err(searcher.error.detail)
    const reply = await searcher.value.search(question, signal)
    if (reply.ok) return ok(reply.value.lines[0]!)
    // An engine that failed is opened again for the next move.
    if (reply.error.kind !== 'stopped') await close()
    return err(reply.error.kind === 'engineFailed' ? reply.error.detail : reply.error.kind)
  }

  return {
    think: (engineId, request, position) => {
      const stopping = new AbortController()
      const legal: readonly Move[] = position.legalMoves()
      const { variant } = position
      const found = answer(engineId, questionOf(request, position), stopping.signal)
      return {
        move: found.then(line => {
          if (!line.ok) return line
          const { moves, score } = line.value
          const move = findByUci(variant, legal, moves[0] ?? '')
          return move ? ok({ move, score }) : err(`the engine's move is not legal: ${moves[0]}`)
        }),
        stop: () => stopping.abort(),
      }
    },
    close,
  }
}
