import { availableParallelism } from 'node:os'
import type { ServiceOf } from '@shared/ipc/declare'
import type { EngineMove, PlayRefusal, PlayRequest, playRequests, PlayProgress } from '@shared/ipc/play'
import { err, ok, type Result } from '@shared/result'
import { gameLine } from '../line/gameLine'
import { openContext, type PositionContext } from '../line/playedLine'
import type { Core } from '../../core/load'
import { serialQueue } from '../../files/disk/serialQueue'
import type { Position } from '../../core/position'
import type { Ports } from '../../shell/ports'
import { playMove } from '../../rules/positions/playMove'
import type { PoolOpener, SearchPool } from '../pool/searchPool'
import type { SearchEngine, SearchEngines } from '../search/searchEngines'
import type { Cores } from '../tasks/cores'
import { type PendingMove, think, type ChosenMove } from './enginePlayer'
import { openOpponents, type Opponents } from './opponents'
import { hasSetupMoves } from '../../rules/setup/setupGraphOf'
import { isForeseeable, searchPlacement } from './placementPlayer'
import type { Color } from '@shared/board/color'
import type { SearchFault, Searched } from '../search/searcher'
import { planOf } from '../tasks/plan'
import type { TaskQueue } from '../tasks/taskQueue'
import { REPORT_MS, throttle } from '../line/throttle'
import type { GraphThread } from '../setupSolver/setupGraphThread'
import { putNewest } from '@shared/putNewest'
import type { ExactMemory } from '../memory/searchMemory'

/** The most values kept, about as many as a dozen throws have. */
const MAX_VALUES = 50_000

const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('base64')

/**
 * The array values that the engine of practice games has found in this run, apart from those of the user's solver. They
 * save time but change no move, since the value of an array is always the same.
 */
const practiceCache = (): ExactMemory => {
  const values = new Map<string, Searched>()
  return {
    recall: keys => Promise.resolve(keys.map(key => values.get(nameOf(key)))),
    remember: (key, found) => putNewest(values, nameOf(key), found, MAX_VALUES),
  }
}

interface PlacementParts {
  readonly engines: Pick<SearchEngines, 'own'>
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly graphs: GraphThread
  /** Called with the progress of a move, but not too often. */
  readonly onProgress: (progress: PlayProgress) => void
}

/** The least number of turns that a game with a clock is expected to have left. */
const TURNS_LEFT = 20

const limitOf = ({ clock }: PlayRequest, turn: Color): number | undefined =>
  clock && (turn === 'white' ? clock.whiteMs : clock.blackMs) / TURNS_LEFT + clock.incrementMs

const detailOf = (fault: SearchFault): string => (fault.kind === 'engineFailed' ? fault.detail : fault.kind)

/** Finds placements by the values of arrays; values found for one move are reused for the next. */
const pendingPlacements = ({ onProgress, engines, tasks, graphs }: PlacementParts) => {
  const memory = practiceCache()

  /** @param position is in use until the move is found */
  return (position: Position, request: PlayRequest): PendingMove => {
    const { gameId } = request
    const { course, progress, choose } = searchPlacement(position, request, graphs)
    const reports = throttle(() => onProgress({ gameId, share: progress() }), REPORT_MS)
    const task = tasks.add({
      kind: 'practice',
      title: '',
      variant: position.variant.id,
      precedence: 'game',
      engine: engines.own(PLACING_THREADS),
      memory,
      plan: planOf(course),
      hear: () => reports.soon(),
      progress: () => ({ share: progress() }),
    })
    const limitMs = limitOf(request, position.turn())
    const clock = limitMs === undefined ? undefined : setTimeout(() => task.stop(), limitMs)

    const choice = async (): Promise<Result<ChosenMove, string>> => {
      const ended = await task.done
      clearTimeout(clock)
      reports.cancel()
      if (!ended.ok && ended.error.kind !== 'stopped') return err(detailOf(ended.error))
      const move = choose()
      return move ? ok({ move }) : err('no placement was found')
    }
    return { move: choice(), stop: () => task.stop() }
  }
}

type PendingPlacements = ReturnType<typeof pendingPlacements>

/** Plays practice games, one move at a time; the renderer keeps the games. */
export interface PlayService extends ServiceOf<typeof playRequests> {
  close(): Promise<void>
}

/** A move that was requested and is not answered yet. */
interface Asked {
  readonly request: PlayRequest
  cancelled: boolean
  pending?: PendingMove
}

/** What the engine needs to find moves. */
interface PlayHelp {
  readonly core: Core
  readonly poolFor: (gameId: string) => Promise<SearchPool>
  readonly place: PendingPlacements
  readonly opponents: Opponents
  readonly cores: Pick<Cores, 'take'>
}

/** One thread and little memory: a game needs no more. */
const SIZE = { threads: 1, hashMiB: 32 }

/** In setups, each thread values one array; at most four threads, and one core is left to the window. */
const PLACING_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))

/**
 * Placements are chosen by the values of arrays; all other moves, and those of setups with too many arrays, by a search
 * of the position.
 */
const begin = async (
  { poolFor, place, opponents }: PlayHelp,
  request: PlayRequest,
  context: PositionContext,
  position: Position,
): Promise<PendingMove> => {
  if (isForeseeable(position)) return place(position, request)
  const { engineId } = request
  if (engineId !== undefined && !hasSetupMoves(position)) return opponents.think(engineId, request, position)
  return think(await poolFor(request.gameId), request, context, position.turn())
}

/** Finds a move; all other searches get fewer cores in the meantime. */
const thinkOf = async (
  help: PlayHelp,
  asked: Asked,
  context: PositionContext,
  position: Position,
): Promise<Result<ChosenMove, string>> => {
  const giveBack = help.cores.take('game', isForeseeable(position) ? PLACING_THREADS : SIZE.threads)
  try {
    const pending = await begin(help, asked.request, context, position)
    asked.pending = pending
    if (asked.cancelled) pending.stop()
    return await pending.move
  } finally {
    giveBack()
  }
}

const find = async (
  help: PlayHelp,
  asked: Asked,
  context: PositionContext,
): Promise<Result<EngineMove | null, PlayRefusal>> => {
  using position = openContext(help.core, context)
  if (position.outcome()) return err({ kind: 'gameOver' })
  const [forced, ...others] = position.legalMoves()
  if (forced && others.length === 0 && asked.request.pairOf !== 'black') return ok(playMove(position, forced))
  const thought = await thinkOf(help, asked, context, position)
  if (asked.cancelled) return ok(null)
  if (!thought.ok) return err({ kind: 'engineFailed', detail: thought.error })
  const { move, score } = thought.value
  return ok({ ...playMove(position, move), ...(score && { score }) })
}

/** The pool of the games; opened when the first move is needed. */
const gamePool = (openPool: () => Promise<SearchPool>) => {
  let pool: Promise<SearchPool> | undefined
  let lastGame: string | undefined

  return {
    /** Returns the pool for a game. It has forgotten all other games. */
    forGame: async (gameId: string): Promise<SearchPool> => {
      pool ??= openPool()
      const ready = await pool
      if (gameId !== lastGame) await ready.newGame()
      lastGame = gameId
      return ready
    },
    /** Gives up this pool, which may have lost its threads; the next move opens a new one. */
    giveUp: async (): Promise<void> => {
      const failed = pool
      pool = undefined
      lastGame = undefined
      // A pool that could not be opened has nothing to close.
      await failed?.then(
        opened => opened.close(),
        () => undefined,
      )
    },
  }
}

/** Services that practice games use; they are closed by their owners. */
export interface PlayParts extends Pick<PlacementParts, 'engines' | 'graphs' | 'tasks'> {
  readonly cores: PlayHelp['cores']
  /** Returns the engine with an id, if there is one. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
}

/**
 * Opens practice games; arrays are valued as a task that goes before all others.
 *
 * @param openPool opens the pool of the games, which is not the pool of analysis, so that analyzing a game does not
 *   help the engine that plays it; called at the first move
 */
export const openPlay = (
  core: Core,
  openPool: PoolOpener,
  { cores, engineOf, ...means }: PlayParts,
  { logger, emit }: Pick<Ports, 'logger' | 'emit'>,
): PlayService => {
  const line = gameLine(core)
  const inTurn = serialQueue()
  const open = new Map<string, Asked>()
  const pool = gamePool(() => openPool(SIZE, fault => logger.error('the engine of a game', fault)))
  const opponents = openOpponents(engineOf)
  const onProgress = (progress: PlayProgress) => emit('play:progress', progress)
  const place = pendingPlacements({ ...means, onProgress })
  const help: PlayHelp = { core, poolFor: pool.forGame, place, cores, opponents }
  const answer = async (asked: Asked): Promise<Result<EngineMove | null, PlayRefusal>> => {
    const { request } = asked
    const context = line.goTo(request)
    if (!context.ok) return context
    try {
      if (asked.cancelled) return ok(null)
      const found = await find(help, asked, context.value)
      if (!found.ok && found.error.kind === 'engineFailed') await pool.giveUp()
      return found
    } catch (error) {
      await pool.giveUp()
      return err({ kind: 'engineFailed', detail: String(error) })
    }
  }
  const cancel = (gameId: string) => {
    const asked = open.get(gameId)
    if (!asked) return
    asked.cancelled = true
    asked.pending?.stop()
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
      await inTurn(() => pool.giveUp())
      await opponents.close()
      line.close()
    },
  }
}
