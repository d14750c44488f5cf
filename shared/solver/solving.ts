import type { Breathe } from './draws'
import { type ErrorModel, errorsAt, scaledErrors } from './errorModel'
import { nothingMeasured, type ArrayPrior, type Measured } from './measured'
import { firstQuestions, nextQuestions, spreadOut, type Question, type RefinementPlan } from './refinement'

/** How much values changed when arrays were searched deeper, relative to what the model expects. */
interface Changes {
  readonly count: number
  /** The sum of the squares of the changes, each divided by the expected one. */
  readonly squares: number
}

export const NO_CHANGES: Changes = { count: 0, squares: 0 }

/** The weight of the model, in observed changes. */
const WEIGHT_OF_MODEL = 40

/** Adds a change of value to what is known about the engine. Between levels values change by the noise of the lower one. */
export const withChange = (
  { count, squares }: Changes,
  model: ErrorModel,
  from: { readonly value: number; readonly nodes: number },
  to: { readonly value: number; readonly nodes: number },
): Changes => {
  const { bias, noise } = errorsAt(model, from.nodes)
  const change = to.value - errorsAt(model, to.nodes).bias - (from.value - bias)
  return { count: count + 1, squares: squares + (change / noise) ** 2 }
}

/** The error model adapted to the changes seen in this engine's values. */
export const adapted = (model: ErrorModel, { count, squares }: Changes): ErrorModel =>
  scaledErrors(model, Math.sqrt((WEIGHT_OF_MODEL + squares) / (WEIGHT_OF_MODEL + count)))

/** A setup to be solved. */
export interface SolvingPlan extends RefinementPlan {
  /** Whether every array is searched to the last level of the ladder, even if it does not matter. */
  readonly isThorough: boolean
  /** The most nodes in all; no round begins that would exceed them. */
  readonly budget: number
}

/** What is known about a setup so far. It is changed in place while the setup is being solved. */
export interface Knowledge {
  readonly measured: Measured
  /** The error model, adapted to the values seen so far. */
  model: ErrorModel
  /** The total number of nodes requested. */
  asked: number
  changes: Changes
}

/** A value known from elsewhere, say from an earlier run. */
export interface KnownValue extends Question {
  /** In centipawns from White's view. */
  readonly value: number
}

/** How a search ended: nothing can change the answer any more (`settled`), or the nodes are used up (`spent`). */
export type Ending = 'settled' | 'spent'

/** The knowledge at the beginning: only what is expected of arrays. */
export const noKnowledge = (
  { graph, model }: Pick<RefinementPlan, 'graph' | 'model'>,
  prior?: ArrayPrior,
): Knowledge => ({
  measured: nothingMeasured(graph.rows, graph.columns, prior),
  model,
  asked: 0,
  changes: NO_CHANGES,
})

/** The value of an array in centipawns from White's view; undefined if it is not known yet. */
export type ValueOf = (question: Question) => number | undefined

/**
 * A search that requests values: it yields the arrays it wants, the most urgent first, and continues with the values that are
 * known by then. It may be resumed before the first ones are known.
 */
export type Asking<R> = AsyncGenerator<readonly Question[], R, ValueOf>

const learn = (knowledge: Knowledge, { array, nodes }: Question, value: number, model: ErrorModel): void => {
  const { values, nodes: levels } = knowledge.measured
  if (levels[array]! > 0)
    knowledge.changes = withChange(
      knowledge.changes,
      model,
      { value: values[array]!, nodes: levels[array]! },
      { value, nodes },
    )
  values[array] = value
  levels[array] = nodes
}

/** Takes over values from elsewhere as if they had just been requested. Arrays that were already searched as deeply are skipped. */
export const takeOver = (knowledge: Knowledge, model: ErrorModel, findings: readonly KnownValue[]): void => {
  const ascending = findings.toSorted((one, other) => one.nodes - other.nodes)
  for (const finding of ascending) {
    if (finding.nodes <= knowledge.measured.nodes[finding.array]!) continue
    learn(knowledge, finding, finding.value, model)
    knowledge.asked += finding.nodes
  }
  knowledge.model = adapted(model, knowledge.changes)
}

const sumOf = (questions: readonly Question[]): number => questions.reduce((sum, { nodes }) => sum + nodes, 0)

/**
 * Requests a round of values. They are processed in the order of the questions, whenever they arrive, so that the number of
 * threads does not change the result. A round that is cut short counts as well, so the next run knows as much as this one.
 */
function* askRound(
  plan: SolvingPlan,
  knowledge: Knowledge,
  questions: readonly Question[],
): Generator<readonly Question[], void, ValueOf> {
  knowledge.asked += sumOf(questions)
  try {
    let valueOf = yield questions
    for (const [place, question] of questions.entries()) {
      let value = valueOf(question)
      while (value === undefined) {
        valueOf = yield questions.slice(place)
        value = valueOf(question)
      }
      learn(knowledge, question, value, plan.model)
    }
  } finally {
    knowledge.model = adapted(plan.model, knowledge.changes)
  }
}

/** Arrays in a round of a thorough search, where rounds teach nothing and only limit the waiting queue. */
const BATCH = 256

const allQuestions = ({ graph, state, ladder }: SolvingPlan, { measured }: Knowledge): readonly Question[] =>
  spreadOut(graph, state)
    .map(array => ({ array, nodes: ladder.at(-1)! }))
    .filter(({ array, nodes }) => measured.nodes[array] !== nodes)

function* solveThoroughly(
  plan: SolvingPlan,
  knowledge: Knowledge,
): Generator<readonly Question[], Ending, ValueOf> {
  const questions = allQuestions(plan, knowledge)
  for (let at = 0; at < questions.length; at += BATCH)
    yield* askRound(plan, knowledge, questions.slice(at, at + BATCH))
  return 'settled'
}

/** The questions whose values may still change the answer. */
const openQuestions = (
  plan: SolvingPlan,
  knowledge: Knowledge,
  breathe: Breathe,
): Promise<readonly Question[]> =>
  nextQuestions({ ...plan, model: knowledge.model }, knowledge.measured, String(knowledge.asked), breathe)

/**
 * Whether the answer for a state is final with what is known from any source, so that a search would request nothing. This takes
 * a while and lets other work run meanwhile.
 */
export const isSettled = async (
  plan: SolvingPlan,
  knowledge: Knowledge,
  breathe: Breathe,
): Promise<boolean> => {
  const { measured } = knowledge
  if (plan.isThorough)
    return spreadOut(plan.graph, plan.state).every(array => measured.nodes[array]! >= plan.ladder.at(-1)!)
  if (firstQuestions(plan, measured).length > 0) return false
  return (await openQuestions(plan, knowledge, breathe)).length === 0
}

async function* refine(plan: SolvingPlan, knowledge: Knowledge, breathe: Breathe): Asking<Ending> {
  const next = () => openQuestions(plan, knowledge, breathe)
  const asked = knowledge.asked
  let questions = firstQuestions(plan, knowledge.measured)
  if (questions.length === 0) questions = await next()
  while (questions.length > 0 && knowledge.asked - asked + sumOf(questions) <= plan.budget) {
    yield* askRound(plan, knowledge, questions)
    questions = await next()
  }
  return questions.length === 0 ? 'settled' : 'spent'
}

/**
 * Requests values of arrays until the answer for a state is final or the budget is spent. Intermediate results can be read at any
 * time and also serve other states of the setup. Returns how it ended; if it is ended early, it keeps what was learned.
 */
export async function* solveSetup(plan: SolvingPlan, knowledge: Knowledge, breathe: Breathe): Asking<Ending> {
  return plan.isThorough ? yield* solveThoroughly(plan, knowledge) : yield* refine(plan, knowledge, breathe)
}
