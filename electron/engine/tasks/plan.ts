import type { Searched, SearchQuestion } from '../search/searcher'

/** What is known of a question; undefined as long as it has no answer. */
export type Known = (question: SearchQuestion) => Searched | undefined

/** What a plan wants: the questions whose answers it needs, or what has come of it. */
export type PlanStep<R> = { readonly ask: readonly SearchQuestion[] } | { readonly result: R }

/**
 * What to search next, and what comes of it, by what is known. A plan knows nothing of engines, threads and memories. It is
 * asked again after each answer; answers to questions that it no longer names are forgotten. Once all that it asks for is
 * known, it must ask for something else or have a result.
 */
export type SearchPlan<R> = (known: Known) => PlanStep<R> | Promise<PlanStep<R>>
