import { setImmediate } from 'node:timers/promises'
import type { Examined } from '@shared/report/examined'
import type { Core } from '../../core/load'
import { questionKey } from '../memory/questionKey'
import type { ExactMemory } from '../memory/searchMemory'
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
  memory: ExactMemory,
): Promise<RecalledGame> => {
  const look = new CloserLook(places, effort.closer)
  const found = new Map<number, Examined>()
  let isComplete = true

  const recall = async (asked: readonly Place[], isCloser: boolean) => {
    const by = isCloser ? closerEffort(effort) : effort
    const known = await memory.recall(asked.map(place => questionKey(identity, questionAt(place, by))))
    if (!known.some(one => one !== undefined)) {
      isComplete = false
      return
    }
    for (const [index, place] of asked.entries()) {
      await setImmediate()
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
