import { setImmediate as breathe } from 'node:timers/promises'
import { solveExpected } from '@shared/solver/draws'
import { NINE_IN_TEN, type ErrorModel } from '@shared/solver/errorModel'
import { estimateErrors, type Errors } from '@shared/solver/estimate'
import type { Reading, SolvedGraph } from '@shared/solver/induction'
import type { ArrayPrior } from '@shared/solver/measured'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { indistinguishable, ladderTo, type Question } from '@shared/solver/refinement'
import type { SetupGraph, SetupState } from '@shared/solver/setupGraph'
import { endsFrom, ROOT } from '@shared/solver/setupGraph'
import {
  isSettled,
  noKnowledge,
  solveSetup,
  takeOver,
  type Asking,
  type Ending,
  type KnownValue,
  type Knowledge,
  type SolvingPlan,
  type ValueOf,
} from '@shared/solver/solving'
import { arrayQuestion, arrayValue, boundedValue } from '../search/arrays'
import type { Searched, SearchQuestion } from '../search/searcher'
import type { Known, SearchCourse } from '../tasks/plan'

/** A setup phase to solve. */
export interface EngineSolverOptions extends Pick<SearchQuestion, 'variant' | 'options'> {
  readonly graph: SetupGraph
  /** The expected values of the arrays before any of them is searched. */
  readonly prior?: ArrayPrior | undefined
}

/** A question about a state of the setup. */
export interface SolverQuestion {
  readonly state: SetupState
  readonly reading: Reading
  /** Nodes for each array; the answer is what a search of all arrays with this many nodes would give. */
  readonly nodes: number
  /** If true, every array is searched with this many nodes; otherwise only those that can change the answer. */
  readonly isThorough: boolean
  /** The most nodes to use in all; by default a third of what all arrays would take, and more if they are few. */
  readonly budget?: number
}

/** The expected result of a search of all arrays. */
export interface SetupExpectation {
  /** The setup solved with the expected values. */
  readonly solved: SolvedGraph
  /** In centipawns; moves this close to the best cannot be told apart from it. */
  readonly band: number
}

/** The answer for a state. */
export interface SetupConclusion extends SetupExpectation {
  /** The errors for the state in question. */
  readonly errors: Errors
  /** The likely error of the value of the setup's first position, in centipawns. */
  readonly startError: number
}

/** A setup phase that an engine is solving. Results for one state are used for all others. */
export interface EngineSolver {
  readonly graph: SetupGraph
  /** The knowledge so far; it changes in place. */
  readonly knowledge: Knowledge
  /** The nodes of all values requested so far, including remembered ones. */
  readonly searched: () => number
  /** Takes in values that the engine found earlier. */
  recall(found: readonly KnownValue[]): void
  /**
   * Has arrays searched until the answer is final, always by the same engine with the same settings; one question at a
   * time.
   *
   * @param hear called with each value
   */
  solve(question: SolverQuestion, hear?: () => void): SearchCourse<Ending>
  /** The values of all moves by what is known so far, without their errors; takes milliseconds. */
  expect(how: Pick<SolverQuestion, 'reading' | 'nodes'>): SetupExpectation
  /** Whether the answer is final by what is known so far; a search would end at once. */
  isSettled(question: SolverQuestion): Promise<boolean>
  /**
   * The answer by what is known so far.
   *
   * @param isPassing another answer follows soon, so errors are estimated with less effort
   */
  conclude(
    question: Pick<SolverQuestion, 'state' | 'reading' | 'nodes'>,
    isPassing?: boolean,
  ): Promise<SetupConclusion>
}

/**
 * If there are this few arrays, all of them are searched; so are arrays at the smallest node counts, where there is
 * nothing to choose.
 */
const FEW = 24

const SHARE = 3

/**
 * If few arrays are left, nearly all of them matter: the budget is enough to search 75 of them all the way up the
 * ladder.
 */
const ENOUGH = 100
const LADDER = 4 / 3

/** The default budget, from the nodes of each array and the number of arrays. */
export const usualBudget = (nodes: number, arrays: number): number =>
  Math.floor(nodes * Math.max(arrays / SHARE, Math.min(LADDER * arrays, ENOUGH)))

const solvingPlan = (
  graph: SetupGraph,
  model: ErrorModel,
  { state, reading, nodes, isThorough, budget }: SolverQuestion,
): SolvingPlan => {
  const { rows, columns } = endsFrom(graph, state)
  const arrays = rows.length * columns.length
  const ladder = ladderTo(nodes)
  return {
    graph,
    state,
    reading,
    model,
    ladder: isThorough ? [nodes] : ladder,
    isThorough: isThorough || (budget === undefined && (arrays <= FEW || ladder.length === 1)),
    budget: budget ?? usualBudget(nodes, arrays),
  }
}

/**
 * In a sample, the values of moves also depend on the ranks drawn for them, at least by the error of the most certain
 * one.
 */
const bandOf = ({ sampled }: SetupGraph, own: number, { moves }: Errors): number =>
  sampled ? Math.max(own, Math.min(...moves) / NINE_IN_TEN) : own

type Sureness = Pick<SetupConclusion, 'errors' | 'startError'>

/** Caches estimates until more is known, so that stepping back and forth costs nothing. */
const estimates = () => {
  const kept = new Map<string, Sureness>()
  let keptAt = 0
  return async (asked: number, name: string, estimate: () => Promise<Sureness>): Promise<Sureness> => {
    if (asked !== keptAt) kept.clear()
    keptAt = asked
    const known = kept.get(name) ?? (await estimate())
    if (asked === keptAt) kept.set(name, known)
    return known
  }
}

/** Has the questions of a solver searched. */
async function* askSearches<R>(
  asking: Asking<R>,
  searchOf: (question: Question) => SearchQuestion,
  hear: (found: Searched) => void,
): SearchCourse<R> {
  const searches = new WeakMap<Question, SearchQuestion>()
  const asSearch = (question: Question): SearchQuestion => {
    const search = searches.get(question) ?? searchOf(question)
    searches.set(question, search)
    return search
  }
  let known: Known = () => undefined
  const valueOf: ValueOf = question => {
    const found = known(asSearch(question))
    if (!found) return undefined
    hear(found)
    return boundedValue(arrayValue(found).value)
  }
  try {
    for (;;) {
      const step = await asking.next(valueOf)
      if (step.done === true) return step.value
      known = yield step.value.map(asSearch)
    }
  } finally {
    await asking.return(undefined as never)
  }
}

export const engineSolver = ({ variant, options, graph, prior }: EngineSolverOptions): EngineSolver => {
  /** The errors of the engine, as assumed before it has answered anything. */
  const model = OWN_ERRORS
  const knowledge = noKnowledge({ graph, model }, prior)
  const howSure = estimates()
  let searched = 0

  const expect = ({ reading, nodes }: Pick<SolverQuestion, 'reading' | 'nodes'>): SetupExpectation => {
    const { measured, model: learned } = knowledge
    return {
      solved: solveExpected(graph, reading, measured, learned, nodes),
      band: indistinguishable(learned, nodes),
    }
  }

  return {
    graph,
    knowledge,
    searched: () => searched,
    expect,
    recall: found =>
      takeOver(
        knowledge,
        model,
        found.map(finding => ({ ...finding, value: boundedValue(finding.value) })),
      ),
    solve: (question, hear = () => undefined) => {
      const asking = solveSetup(solvingPlan(graph, model, question), knowledge, breathe)
      const searchOf = ({ array, nodes }: Question) =>
        arrayQuestion({ variant, options, fen: graph.arrays[array]!.fen }, nodes)
      return askSearches(asking, searchOf, found => {
        searched += found.nodes
        hear()
      })
    },
    isSettled: question => isSettled(solvingPlan(graph, model, question), knowledge, breathe),
    conclude: async ({ state, reading, nodes }, isPassing = false) => {
      const { measured, model: learned } = knowledge
      const expectation = expect({ reading, nodes })
      const conclusion = { expected: expectation.solved, measured, model: learned, isPassing }
      const { stage, row, column } = state
      const name = JSON.stringify([stage, row, column, reading, nodes, isPassing])
      const sure = await howSure(knowledge.asked, name, async () => {
        const seed = String(knowledge.asked)
        const [errors, start] = await estimateErrors(conclusion, [state, ROOT], seed, breathe)
        return { errors: errors!, startError: start!.value }
      })
      return { ...expectation, ...sure, band: bandOf(graph, expectation.band, sure.errors) }
    },
  }
}
