import type { PlayedMove } from '@shared/ipc/contract'
import type { PlayRefusal, PlayRequest } from '@shared/ipc/play'
import { err, ok, type Result } from '@shared/result'
import { gameLine } from '../line/gameLine'
import { openContext, type PositionContext } from '../line/playedLine'
import type { Core } from '../../core/load'
import { serialQueue } from '../../files/disk/serialQueue'
import type { Logger } from '../../shell/logger'
import { playMove } from '../../rules/positions/playMove'
import type { PoolOpener, SearchPool } from '../pool/searchPool'
import { type Thought, think } from './enginePlayer'

/** Plays practice games, one move at a time; games are the renderer's. */
export interface PlayService {
  /** The engine's move; null if it was cancelled meanwhile, or asked for again. */
  move(request: PlayRequest): Promise<Result<PlayedMove | null, PlayRefusal>>
  cancel(gameId: string): void
  close(): Promise<void>
}

/** A move that was asked for and has not been answered. */
interface Asked {
  readonly request: PlayRequest
  cancelled: boolean
  thought?: Thought
}

const find = async (
  core: Core,
  pool: SearchPool,
  asked: Asked,
  context: PositionContext,
): Promise<Result<PlayedMove | null, PlayRefusal>> => {
  using position = openContext(core, context)
  if (position.outcome()) return err({ kind: 'gameOver' })
  const [forced, ...others] = position.legalMoves()
  if (forced && others.length === 0) return ok(playMove(position, forced))
  asked.thought = think(pool, asked.request, context, position.turn())
  const move = await asked.thought.move
  if (asked.cancelled) return ok(null)
  return move ? ok(playMove(position, move)) : err({ kind: 'engineFailed', detail: 'no move was found' })
}

/**
 * @param openPool opens the pool of the games, apart from that of analysis, so that looking at a game does not
 *   help the engine that plays it; asked when the first move is
 */
const playService = (core: Core, openPool: () => Promise<SearchPool>): PlayService => {
  const line = gameLine(core)
  const inTurn = serialQueue()
  const open = new Map<string, Asked>()
  let pool: Promise<SearchPool> | undefined
  let lastGame: string | undefined

  const poolFor = async (gameId: string): Promise<SearchPool> => {
    pool ??= openPool()
    const ready = await pool
    if (gameId !== lastGame) await ready.newGame()
    lastGame = gameId
    return ready
  }
  /** The next move is looked for by a new pool: this one may have lost its threads. */
  const giveUp = (failed?: SearchPool) => {
    pool = undefined
    lastGame = undefined
    return failed?.close()
  }
  const answer = async (asked: Asked): Promise<Result<PlayedMove | null, PlayRefusal>> => {
    const { request } = asked
    const context = line.goTo(request)
    if (!context.ok) return context
    try {
      const ready = await poolFor(request.gameId)
      if (asked.cancelled) return ok(null)
      const found = await find(core, ready, asked, context.value)
      if (!found.ok && found.error.kind === 'engineFailed') await giveUp(ready)
      return found
    } catch (error) {
      await giveUp()
      return err({ kind: 'engineFailed', detail: String(error) })
    }
  }
  const cancel = (gameId: string) => {
    const asked = open.get(gameId)
    if (!asked) return
    asked.cancelled = true
    asked.thought?.stop()
  }

  return {
    move: async request => {
      cancel(request.gameId)
      const asked: Asked = { request, cancelled: false }
      open.set(request.gameId, asked)
      const answered = await inTurn(() => answer(asked))
      if (open.get(request.gameId) === asked) open.delete(request.gameId)
      return answered
    },
    cancel,
    close: async () => {
      for (const gameId of open.keys()) cancel(gameId)
      await inTurn(async () => (await pool)?.close())
      line.close()
    },
  }
}

/** One thread and little memory: a game needs no more, and analysis may run beside it. */
const SIZE = { threads: 1, hashMiB: 32 }

/** Practice games on a pool of their own. */
export const openPlay = (core: Core, openPool: PoolOpener, logger: Logger): PlayService =>
  playService(core, () => openPool(SIZE, fault => logger.error('the engine of a game', fault)))
