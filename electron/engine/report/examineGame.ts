import type { LookProgress } from '@shared/ipc/report'
import type { Examined } from '@shared/report/examined'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { ExaminationFault, Examiner } from '../examination/examiner'
import { openContext } from '../line/playedLine'
import { closerEffort, CloserLook, type ReportEffort } from './closerLook'
import { endedAt, type Place, questionAt, searchedAt } from './gamePlaces'

/** Told of each position as soon as it is known, and again after a closer look. */
export type HearPosition = (ply: number, examined: Examined, progress: LookProgress) => void

/**
 * Examines positions of a game, as many side by side as the examiner is wide, then those around doubtful moves once more. With
 * fixed nodes or depth the same is found each time, whatever was found before.
 *
 * @returns why an engine could not go on; what was found until then has been told
 */
export const examineGame = async (
  core: Core,
  places: readonly Place[],
  examiner: Pick<Examiner, 'width' | 'examine'>,
  effort: ReportEffort,
  hear: HearPosition,
): Promise<Result<void, ExaminationFault>> => {
  const look = new CloserLook(places, effort.closer)

  const examineAt = async (place: Place, isCloser: boolean): Promise<ExaminationFault | undefined> => {
    using position = openContext(core, place.context)
    const learn = (examined: Examined | undefined) => {
      look.learn(place, position.turn(), examined)
      if (examined) hear(place.ply, examined, look.progress())
    }
    const ended = endedAt(place, position)
    if (ended) {
      learn(ended)
      return undefined
    }
    const { plies } = effort
    const answer = await examiner.examine(questionAt(place, isCloser ? closerEffort(effort) : effort))
    if (!answer.ok) return answer.error
    learn(searchedAt(position, answer.value, { plies, isCloser }))
    return undefined
  }

  const examineAll = async (asked: readonly Place[], isCloser: boolean) => {
    // Hundreds of open positions would crowd the core: so many are looked at side by side, and one more waits.
    const faults: ExaminationFault[] = []
    let next = 0
    const work = async (): Promise<void> => {
      while (next < asked.length && faults.length === 0) {
        const fault = await examineAt(asked[next++]!, isCloser)
        if (fault) faults.push(fault)
      }
    }
    await Promise.all(Array.from({ length: examiner.width + 1 }, work))
    return faults[0]
  }

  let fault = await examineAll(places, false)
  for (let next = look.next(); next.length > 0 && !fault; next = look.next())
    fault = await examineAll(next, true)
  return fault ? err(fault) : ok(undefined)
}
