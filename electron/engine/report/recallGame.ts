import { setImmediate } from 'node:timers/promises'
import type { Examined } from '@shared/report/examined'
import type { Core } from '../../core/load'
import { examinationKey } from '../examination/memory/examinationKey'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { openContext } from '../line/playedLine'
import { endedAt, type ExaminationEffort, type Place, questionAt, searchedAt } from './gamePlaces'

/**
 * What is known of the positions of a game without any search, by plies; nothing where no engine has looked at any of them.
 * Other work of the thread comes in between.
 *
 * @param identity of the engine
 */
export const recallGame = async (
  core: Core,
  places: readonly Place[],
  identity: string,
  effort: ExaminationEffort,
  memory: ExaminationMemory,
): Promise<ReadonlyMap<number, Examined>> => {
  const known = await memory.recall(places.map(place => examinationKey(identity, questionAt(place, effort))))
  const found = new Map<number, Examined>()
  if (!known.some(one => one !== undefined)) return found
  for (const [index, place] of places.entries()) {
    await setImmediate()
    using position = openContext(core, place.context)
    const examination = known[index]
    const examined =
      endedAt(place, position) ?? (examination && searchedAt(position, examination, effort.plies))
    if (examined) found.set(place.ply, examined)
  }
  return found
}
