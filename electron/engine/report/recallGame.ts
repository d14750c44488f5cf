import type { Examined } from '@shared/report/examined'
import type { Core } from '../../core/load'
import { paced, pauses } from '../../shell/paced'
import { examinationKey } from '../examination/memory/examinationKey'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { openContext } from '../line/playedLine'
import { closerEffort, CloserLook, type ReportEffort } from './closerLook'
import { endedAt, type Place, questionAt, searchedAt } from './gamePlaces'

/** What is known of a game without any search. */
export interface RecalledGame {
  /** By plies; nothing where no engine has looked at any position. */
  readonly found: ReadonlyMap<number, Examined>
  /** There is nothing left to look at. */
  readonly isComplete: boolean
}

/**
 * What is known of the positions of a game without any search. Other work of the thread comes in between.
 *
 * @param identity of the engine
 */
export const recallGame = async (
  core: Core,
  places: readonly Place[],
  identity: string,
  effort: ReportEffort,
  memory: ExaminationMemory,
): Promise<RecalledGame> => {
  const look = new CloserLook(places, effort.closer)
  const found = new Map<number, Examined>()
  let isComplete = true

  const recall = async (asked: readonly Place[], isCloser: boolean) => {
    const by = isCloser ? closerEffort(effort) : effort
    const keys: Uint8Array[] = []
    await paced(asked, place => keys.push(examinationKey(identity, questionAt(place, by))))
    const known = await memory.recall(keys)
    if (!known.some(one => one !== undefined)) {
      isComplete = false
      return
    }
    const pause = pauses()
    for (const [index, place] of asked.entries()) {
      if (pause.isDue()) await pause.take()
      using position = openContext(core, place.context)
      const examination = known[index]
      const ended = endedAt(place, position)
      const examined =
        ended ?? (examination && searchedAt(position, examination, { plies: effort.plies, isCloser }))
      if (!ended && !examination) isComplete = false
      else look.learn(place, position.turn(), examined)
      if (examined) found.set(place.ply, examined)
    }
  }

  await recall(places, false)
  for (let next = look.next(); next.length > 0; next = look.next()) await recall(next, true)
  return { found, isComplete }
}
