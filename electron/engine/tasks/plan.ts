import type { Searched, SearchQuestion } from '../search/searcher'

/** Returns the answer to a question; undefined as long as it has none. */
export type Known = (question: SearchQuestion) => Searched | undefined

/** The next step of a plan: the questions whose answers it needs, or its result. */
export type PlanStep<R> = { readonly ask: readonly SearchQuestion[] } | { readonly result: R }

/**
 * Decides from the known answers what to search next, or what the result is. A plan knows nothing of engines, threads
 * and memories. It is called again after each answer; answers to questions that it no longer asks are forgotten. Once
 * all its questions are answered, it must ask others or have a result.
 */
export interface SearchPlan<R> {
  (known: Known): PlanStep<R> | Promise<PlanStep<R>>
  /** Called when the plan will not be called again; resolves once it has stopped working. */
  readonly leave?: () => Promise<unknown>
}

/** A plan as a generator: it yields its questions, continues once some of them are answered, and returns its result. */
export type SearchCourse<R> = AsyncGenerator<readonly SearchQuestion[], R, Known>

/** Makes a plan of a course; it can be followed only once. The course's `finally` also runs if it is left early. */
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
