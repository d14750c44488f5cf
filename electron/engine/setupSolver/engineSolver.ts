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
import type { VariantDefinition } from '@shared/variants/variant'
import { arrayQuestion, arrayValue, boundedValue } from '../search/arrays'
import type { Searched, SearchQuestion } from '../search/searcher'
import type { Known, SearchCourse } from '../tasks/plan'

/** A setup phase. */
export interface EngineSolverOptions {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly graph: SetupGraph
  /** What is expected of the arrays before any of them is searched. */
  readonly prior?: ArrayPrior | undefined
}

/** What is wanted to know. */
export interface SolverQuestion {
  readonly state: SetupState
  readonly reading: Reading
  /** Nodes an array; the answer is what a search of all arrays to this many nodes would give. */
  readonly nodes: number
  /** Every array is searched to this many nodes; otherwise only those that can change the answer. */
  readonly isThorough: boolean
  /** The most nodes that are asked for in all; if not said a third of what all arrays would take, more where they are few. */
  readonly budget?: number
}

/** What is expected of a search of all arrays. */
export interface SetupExpectation {
  /** Solved for the expected values. */
  readonly solved: SolvedGraph
  /** Moves this close to the best, in centipawns, cannot be told apart from it. */
  readonly band: number
}

/** What is known of a state. */
export interface SetupConclusion extends SetupExpectation {
  /** Of the state that was asked about. */
  readonly errors: Errors
  /** How far off the value of the beginning of the setup may be, in centipawns. */
  readonly startError: number
}

/** A setup phase that an engine is solving. Results for one state serve all others. */
export interface EngineSolver {
  readonly graph: SetupGraph
  /** Changes in place. */
  readonly knowledge: Knowledge
  /** Nodes that the engine needed for all values that were asked for, from memory too. */
  readonly searched: () => number
  /** Takes over values that the engine found before. */
  recall(found: readonly KnownValue[]): void
  /**
   * Asks for arrays until the answer stands, always the same engine with the same settings; one question at a time.
   *
   * @param hear called with each value
   */
  solve(question: SolverQuestion, hear?: () => void): SearchCourse<Ending>
  /** The values of all moves by what is known now, without their errors: a matter of milliseconds. */
  expect(how: Pick<SolverQuestion, 'reading' | 'nodes'>): SetupExpectation
  /** The answer is final by what is known now; a search would end at once. */
  isSettled(question: SolverQuestion): Promise<boolean>
  /** The answer by what is known now.  @param isPassing another follows soon: errors are estimated with less effort */
  conclude(
    question: Pick<SolverQuestion, 'state' | 'reading' | 'nodes'>,
    isPassing?: boolean,
  ): Promise<SetupConclusion>
}

/** This few arrays are all searched; so are arrays at the smallest node counts, where there is nothing to choose. */
const FEW = 24

const SHARE = 3

/** Where few arrays are left nearly all of them matter: all of 75 and their way up the ladder are paid for. */
const ENOUGH = 100
const LADDER = 4 / 3

/** The node limit if none is set, from the number of arrays and the nodes of each. */
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
 * In a sample, moves differ also by the ranks that were drawn for them: by as much as the surest of them may be off.
 */
const bandOf = ({ sampled }: SetupGraph, own: number, { moves }: Errors): number =>
  sampled ? Math.max(own, Math.min(...moves) / NINE_IN_TEN) : own

type Sureness = Pick<SetupConclusion, 'errors' | 'startError'>

/** Keeps estimates until something more is known: stepping back and forth costs nothing. */
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

/** Has what a solver asks for searched. */
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
  /** How the engine errs, as far as is known before it has said anything. */
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
