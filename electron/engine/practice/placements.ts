import type { Color } from '@shared/board/color'
import type { PlayProgress, PlayRequest } from '@shared/ipc/play'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'
import type { SearchEngines } from '../search/searchEngines'
import type { SearchFault, Searched } from '../search/searcher'
import { planOf } from '../tasks/plan'
import type { TaskQueue } from '../tasks/taskQueue'
import { REPORT_MS, throttle } from '../line/throttle'
import type { PendingMove, ThoughtMove } from './enginePlayer'
import type { GraphThread } from '../setupSolver/setupGraphThread'
import { searchPlacement } from './placementPlayer'
import { putNewest } from '@shared/putNewest'
import type { ExactMemory } from '../memory/searchMemory'

/** As many values as a dozen throws have. */
const MAX_VALUES = 50_000

const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('base64')

/**
 * The array values that the engine of practice games has found in this run, without those of the user's solver. They
 * save time and change no move, since the value of an array is always the same.
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
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly graphs: GraphThread
  /** Arrays that are looked at side by side. */
  readonly width: number
  /** Called with the progress of a thought, not too often. */
  readonly onProgress: (progress: PlayProgress) => void
}

/** How many turns a game with a clock is expected to have left at least. */
const TURNS_LEFT = 20

const limitOf = ({ clock }: PlayRequest, turn: Color): number | undefined =>
  clock && (turn === 'white' ? clock.whiteMs : clock.blackMs) / TURNS_LEFT + clock.incrementMs

const detailOf = (fault: SearchFault): string => (fault.kind === 'engineFailed' ? fault.detail : fault.kind)

/** Looks for placements by what arrays are worth; what is found for one move serves the next. */
export const pendingPlacements = ({ onProgress, width, engines, tasks, graphs }: PlacementParts) => {
  const memory = practiceCache()

  /** @param position stays in use until the move is there */
  return (position: Position, request: PlayRequest): PendingMove => {
    const { gameId } = request
    const { course, progress, choose } = searchPlacement(position, request, graphs)
    const reports = throttle(() => onProgress({ gameId, share: progress() }), REPORT_MS)
    const task = tasks.add({
      kind: 'practice',
      title: '',
      variant: position.variant.id,
      precedence: 'game',
      engine: engines.own(width),
      memory,
      plan: planOf(course),
      hear: () => reports.soon(),
      progress: () => ({ share: progress() }),
    })
    const limitMs = limitOf(request, position.turn())
    const clock = limitMs === undefined ? undefined : setTimeout(() => task.stop(), limitMs)

    const choice = async (): Promise<Result<ThoughtMove, string>> => {
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

export type PendingPlacements = ReturnType<typeof pendingPlacements>
