import type { Searched, SearcherIdentity, SearchQuestion } from '../search/searcher'
import type { Core } from '../../core/load'
import { forEachYielding } from '../../shell/yielding'
import { questionKey } from '../memory/questionKey'
import type { ExactMemory } from '../memory/searchMemory'
import type { MainLinePosition } from './gamePlaces'
import { type ReportEffort, type ReportState, reportStates } from './reportPlan'

/**
 * What is known of the positions of a game without any search; nothing where no engine has looked at any of them.
 *
 * @param identity of the engine
 */
export const recallGame = async (
  core: Core,
  places: readonly MainLinePosition[],
  identity: SearcherIdentity,
  effort: ReportEffort,
  memory: ExactMemory,
): Promise<Pick<ReportState, 'found' | 'isComplete'>> => {
  const standBy = reportStates(core, places, effort)
  const known = new Map<SearchQuestion, Searched | undefined>()
  for (;;) {
    const stand = await standBy(question => known.get(question), false)
    const asked = stand.asked.filter(question => !known.has(question))
    if (asked.length === 0) {
      const isKnown = [...known.values()].some(searched => searched !== undefined)
      return isKnown ? stand : { found: new Map(), isComplete: false }
    }
    const keys: Uint8Array[] = []
    await forEachYielding(asked, question => keys.push(questionKey(identity, question)))
    const found = await memory.recall(keys)
    for (const [place, question] of asked.entries()) known.set(question, found[place])
  }
}
