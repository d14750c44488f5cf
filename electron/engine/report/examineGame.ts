import type { Examined } from '@shared/report/examined'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { ExaminationFault, Examiner } from '../examination/examiner'
import { openContext } from '../line/playedLine'
import { endedAt, type ExaminationEffort, type Place, questionAt, searchedAt } from './gamePlaces'

/** Told of each position as soon as it is known. */
export type HearPosition = (ply: number, examined: Examined) => void

/**
 * Examines positions of a game, as many side by side as the examiner is wide. With fixed nodes or depth the same is found each
 * time, whatever was found before.
 *
 * @returns why an engine could not go on; what was found until then has been told
 */
export const examineGame = async (
  core: Core,
  places: readonly Place[],
  examiner: Pick<Examiner, 'width' | 'examine'>,
  effort: ExaminationEffort,
  hear: HearPosition,
): Promise<Result<void, ExaminationFault>> => {
  const examineAt = async (place: Place): Promise<ExaminationFault | undefined> => {
    using position = openContext(core, place.context)
    const ended = endedAt(place, position)
    if (ended) {
      hear(place.ply, ended)
      return undefined
    }
    const answer = await examiner.examine(questionAt(place, effort))
    if (!answer.ok) return answer.error
    const examined = searchedAt(position, answer.value, effort.plies)
    if (examined) hear(place.ply, examined)
    return undefined
  }
  // Hundreds of open positions would crowd the core: so many are looked at side by side, and one more waits.
  const faults: ExaminationFault[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < places.length && faults.length === 0) {
      const fault = await examineAt(places[next++]!)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: examiner.width + 1 }, work))
  return faults[0] ? err(faults[0]) : ok(undefined)
}
