import type { Searched, SearchQuestion } from '../search/searcher'

/** What is known of a question; undefined as long as it has no answer. */
export type Known = (question: SearchQuestion) => Searched | undefined

/** What a plan wants: the questions whose answers it needs, or its result. */
export type PlanStep<R> = { readonly ask: readonly SearchQuestion[] } | { readonly result: R }

/**
 * What to search next, and the result, by what is known. A plan knows nothing of engines, threads and memories. It is
 * asked again after each answer; answers to questions that it no longer asks are forgotten. Once all its questions are
 * answered, it must ask others or have a result.
 */
export interface SearchPlan<R> {
  (known: Known): PlanStep<R> | Promise<PlanStep<R>>
  /** Called when nothing more is asked of it; resolves once it is not at work any more. */
  readonly leave?: () => Promise<unknown>
}

/**
 * A plan that asks as it goes: yields its questions, goes on once some of them are answered, and returns its result.
 */
export type SearchCourse<R> = AsyncGenerator<readonly SearchQuestion[], R, Known>

/** A course as a plan; it can be followed once. Its `finally` also runs if it is left early. */
export const planOf = <R>(course: SearchCourse<R>): SearchPlan<R> => {
  let asked: readonly SearchQuestion[] = []
  const follow = async (known: Known): Promise<PlanStep<R>> => {
    const isKnown = (question: SearchQuestion): boolean => known(question) !== undefined
    while (asked.length === 0 || asked.some(isKnown)) {
      const step = await course.next(known)
      if (step.done === true) return { result: step.value }
      asked = step.value
      if (!asked.every(isKnown)) break
    }
    return { ask: asked }
  }
  return Object.assign(follow, { leave: () => course.return(undefined as never) })
}
