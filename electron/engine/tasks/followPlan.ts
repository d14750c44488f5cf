import type { Result } from '@shared/result'
import type { ExactMemory } from '../memory/searchMemory'
import type { Searched, Searcher, SearchFault, SearchQuestion } from '../search/searcher'
import type { SearchPlan } from './plan'
import { PlanRun } from './planRun'

/** No memory: searchers of the command line have their own. */
const NO_MEMORY: ExactMemory = {
  recall: keys => Promise.resolve(keys.map(() => undefined)),
  remember: () => undefined,
}

/**
 * Follows a plan without a queue, as the command line does: has as many questions searched side by side as the width of
 * the searcher.
 *
 * @param hear called with each answer
 */
export const followPlan = <R>(
  plan: SearchPlan<R>,
  searcher: Pick<Searcher, 'identity' | 'width' | 'search'>,
  hear: (question: SearchQuestion, found: Searched) => void = () => undefined,
): Promise<Result<R, SearchFault>> => {
  let searching = 0

  const search = async (question: SearchQuestion): Promise<void> => {
    const reply = await searcher.search(question)
    searching -= 1
    run.answer(question, reply)
    pump()
  }
  const pump = (): void => {
    while (searching < searcher.width) {
      const question = run.next()
      if (!question) return
      searching += 1
      void search(question)
    }
  }
  const run = new PlanRun({ plan, identity: searcher.identity, memory: NO_MEMORY, hear, onWaiting: pump })
  run.begin()
  return run.done
}
