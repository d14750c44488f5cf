import type { Move } from '@shared/board/move'
import type { Color } from '@shared/board/color'
import type { PlayProgress, PlayRequest } from '@shared/ipc/play'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'
import type { SearchEngines } from '../search/searchEngines'
import type { SearchFault, Searched } from '../search/searcher'
import type { TaskQueue } from '../tasks/taskQueue'
import { REPORT_MS, throttle } from '../line/throttle'
import type { PendingMove } from './enginePlayer'
import type { GraphThread } from '../setupSolver/setupGraphThread'
import { findPlacement } from './placementPlayer'
import { putNewest } from '@shared/putNewest'
import type { ExactMemory } from '../memory/searchMemory'

/** As many values as a dozen throws have. */
const MAX_VALUES = 50_000

const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('base64')

/**
 * What the engine of practice games has found out about arrays in this run; nothing that the user's solver has searched is
 * in it. It saves time and changes no move, since the value of an array is always the same.
 */
const practiceCache = (most = MAX_VALUES): ExactMemory => {
  const values = new Map<string, Searched>()
  return {
    recall: keys => Promise.resolve(keys.map(key => values.get(nameOf(key)))),
    remember: (key, found) => putNewest(values, nameOf(key), found, most),
  }
}

export interface PlacementParts {
  readonly engines: Pick<SearchEngines, 'own'>
  readonly tasks: Pick<TaskQueue, 'open'>
  readonly graphs: GraphThread
  /** Arrays that are looked at side by side. */
  readonly width: number
  /** Told how far a thought is, not too often. */
  readonly onProgress: (progress: PlayProgress) => void
}

/** How many turns a game with a clock is expected to have left at least. */
const TURNS_LEFT = 20

const limitOf = ({ clock }: PlayRequest, turn: Color): number | undefined =>
  clock && (turn === 'white' ? clock.whiteMs : clock.blackMs) / TURNS_LEFT + clock.incrementMs

const detailOf = (fault: SearchFault): string => (fault.kind === 'engineFailed' ? fault.detail : fault.kind)

const asMove = (found: Result<Move | undefined, SearchFault>): Result<Move, string> => {
  if (!found.ok) return err(detailOf(found.error))
  return found.value ? ok(found.value) : err('no placement was found')
}

/** Looks for placements by what arrays are worth; what is found for one move serves the next. */
export const pendingPlacements = ({ onProgress, width, engines, tasks, graphs }: PlacementParts) => {
  const memory = practiceCache()

  /** @param position stays in use until the move is there */
  return (position: Position, request: PlayRequest): PendingMove => {
    const engine = engines.own(width)
    const searcher = tasks.open({ kind: 'practice', title: '', precedence: 'game', engine, memory })
    let share = 0
    let isHurried = false
    const reports = throttle(() => onProgress({ gameId: request.gameId, share }), REPORT_MS)
    const limitMs = limitOf(request, position.turn())
    const moveNow = (): void => {
      isHurried = true
      searcher.stop()
    }
    const clock = limitMs === undefined ? undefined : setTimeout(moveNow, limitMs)

    const run = async (): Promise<Result<Move, string>> => {
      try {
        return asMove(
          await findPlacement(position, request, {
            searcher,
            graphs,
            isHurried: () => isHurried,
            onProgress: now => {
              share = now
              reports.soon()
            },
          }),
        )
      } finally {
        clearTimeout(clock)
        reports.cancel()
        searcher.close()
      }
    }
    return { move: run(), stop: moveNow }
  }
}

export type PendingPlacements = ReturnType<typeof pendingPlacements>
