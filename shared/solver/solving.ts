import type { Breathe } from './draws'
import { type ErrorModel, errorsAt, scaledErrors } from './errorModel'
import { nothingMeasured, type ArrayPrior, type Measured } from './measured'
import { firstQuestions, nextQuestions, spreadOut, type Question, type RefinementPlan } from './refinement'

/** How values changed when arrays were searched deeper, beside how much the model expects them to. */
interface Changes {
  readonly count: number
  /** Of the changes over those expected. */
  readonly squares: number
}

export const NO_CHANGES: Changes = { count: 0, squares: 0 }

/** The model has the weight of this many observed changes. */
const WEIGHT_OF_MODEL = 40

/** What a change of value teaches about the engine. From one level to the next values move by the noise of the lower. */
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

/** The model as this engine's values bear it out. */
export const adapted = (model: ErrorModel, { count, squares }: Changes): ErrorModel =>
  scaledErrors(model, Math.sqrt((WEIGHT_OF_MODEL + squares) / (WEIGHT_OF_MODEL + count)))

/** A setup to be solved. */
export interface SolvingPlan extends RefinementPlan {
  /** Every array is searched to the last node count of the ladder, whether it matters or not. */
  readonly isThorough: boolean
  /** No round is begun that would ask for more nodes than this in all. */
  readonly budget: number
}

/** What is known of a setup so far. It changes in place while it is being solved. */
export interface Knowledge {
  readonly measured: Measured
  /** The error model as the values seen so far bear it out. */
  model: ErrorModel
  /** Nodes asked for in all. */
  asked: number
  changes: Changes
}

/** A value that is known from elsewhere, say from an earlier run. */
export interface KnownValue extends Question {
  /** Centipawns, White's view. */
  readonly value: number
}

/** How a search ended: nothing that would change the answer is left, or the nodes are used up. */
export type Ending = 'settled' | 'spent'

/** Nothing known yet, but what is expected of arrays. */
export const noKnowledge = (
  { graph, model }: Pick<RefinementPlan, 'graph' | 'model'>,
  prior?: ArrayPrior,
): Knowledge => ({
  measured: nothingMeasured(graph.rows, graph.columns, prior),
  model,
  asked: 0,
  changes: NO_CHANGES,
})

/** The value of an array in centipawns from White's view; undefined as long as it is not known. */
export type ValueOf = (question: Question) => number | undefined

/**
 * A search that asks for values: yields the arrays it wants, and continues with what is known by then. The first of them
 * are the most urgent, and it may be asked again before they are known.
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

/**
 * Takes over values from elsewhere as if they had been asked for now; arrays that were searched as far already are
 * skipped.
 */
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
 * Asks for a round of values. They are learned from in the order of the questions, whenever they come, so that the
 * number of threads changes nothing. A round that is cut short counts as well: the next run knows as much as this one.
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

/** Arrays a round where all are searched alike: nothing is learned between rounds, they only bound what waits. */
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

/** What may still change the answer, as far as is known. */
const openQuestions = (
  plan: SolvingPlan,
  knowledge: Knowledge,
  breathe: Breathe,
): Promise<readonly Question[]> =>
  nextQuestions({ ...plan, model: knowledge.model }, knowledge.measured, String(knowledge.asked), breathe)

/**
 * Whether the answer for a state is final by what is known, from any source: a search would ask for nothing. Takes a
 * while, and lets other work run meanwhile.
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
 * Asks for values of arrays until the answer for a state is final or the budget is spent; intermediate results can be
 * read at any time, and serve other states of the setup. Returns how it ended. Ended early, it keeps what was learned.
 */
export async function* solveSetup(plan: SolvingPlan, knowledge: Knowledge, breathe: Breathe): Asking<Ending> {
  return plan.isThorough ? yield* solveThoroughly(plan, knowledge) : yield* refine(plan, knowledge, breathe)
}
