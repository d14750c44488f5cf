import { setImmediate as breathe } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { answerAt } from '@shared/solver/answer'
import { solveExpected } from '@shared/solver/draws'
import { estimateErrors } from '@shared/solver/estimate'
import { valueAt, type SolvedGraph } from '@shared/solver/induction'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { indistinguishable, ladderTo, type Question } from '@shared/solver/refinement'
import { edgesOf, ROOT, stateBehind, type SetupGraph } from '@shared/solver/setupGraph'
import { noKnowledge, solveSetup, type Knowledge } from '@shared/solver/solving'
import { isVariantId, variantById } from '@shared/variants'
import { openSearch, ownValue } from './ownValues'
import { randomThrows } from './randomThrows'

const USAGE =
  'npm run check-solver -- [--variant fischer-benko] [--throws 50] [--nodes 20000] [--deeper 0] [--seed check]'

/** A setup that was solved with a number of nodes. */
interface Solved {
  readonly knowledge: Knowledge
  readonly solved: SolvedGraph
  readonly best: readonly string[]
}

type Evaluate = (question: Question) => number

const solveTo = async (
  graph: SetupGraph,
  nodes: number,
  isThorough: boolean,
  evaluate: Evaluate,
): Promise<Solved> => {
  const ladder = isThorough ? [nodes] : ladderTo(nodes)
  const budget = isThorough ? Infinity : Math.floor((nodes * graph.arrays.length) / 3)
  const plan = {
    graph,
    state: ROOT,
    reading: 'sequential',
    ladder,
    model: OWN_ERRORS,
    isThorough,
    budget,
  } as const
  const knowledge = noKnowledge(plan)
  const asking = solveSetup(plan, knowledge, breathe)
  while ((await asking.next(evaluate)).done !== true);
  const solved = solveExpected(graph, 'sequential', knowledge.measured, knowledge.model, nodes)
  return { knowledge, solved, best: answerAt(solved, ROOT, indistinguishable(OWN_ERRORS, nodes)).best }
}

const share = (count: number, of: number): string =>
  `${count} of ${of} (${((100 * count) / of).toFixed(0)} %)`

/** The counts of findings over all throws. */
class Tally {
  throws = 0
  sameValue = 0
  sameSet = 0
  nodes = 0
  worst = 0
  rootsHeld = 0
  moves = 0
  movesHeld = 0
  checked = 0

  compare(refined: Solved, thorough: Solved): void {
    const distance = Math.abs(valueAt(refined.solved, ROOT) - valueAt(thorough.solved, ROOT))
    this.throws++
    if (distance <= 5) this.sameValue++
    this.worst = Math.max(this.worst, distance)
    if (refined.best.toSorted().join() === thorough.best.toSorted().join()) this.sameSet++
    this.nodes += refined.knowledge.asked / thorough.knowledge.asked
  }

  async hold({ knowledge, solved }: Solved, deeper: Solved): Promise<void> {
    const [errors] = await estimateErrors({ ...knowledge, expected: solved }, [ROOT], 'check', breathe)
    this.checked++
    if (Math.abs(valueAt(solved, ROOT) - valueAt(deeper.solved, ROOT)) <= errors!.value) this.rootsHeld++
    for (const [place, edge] of edgesOf(solved.graph, ROOT).entries()) {
      const state = stateBehind(solved.graph, ROOT, edge)
      this.moves++
      if (Math.abs(valueAt(solved, state) - valueAt(deeper.solved, state)) <= errors!.moves[place]!)
        this.movesHeld++
    }
  }

  report(): string {
    const lines = [
      `${this.throws} throws`,
      `value within 5 centipawns of searching all: ${share(this.sameValue, this.throws)}, worst ${this.worst.toFixed(0)}`,
      `the same best set: ${share(this.sameSet, this.throws)}`,
      `nodes: ${((100 * this.nodes) / this.throws).toFixed(0)} % of searching all`,
    ]
    if (this.checked > 0)
      lines.push(
        `errors held against 50 times the nodes: value ${share(this.rootsHeld, this.checked)}, placements ${share(this.movesHeld, this.moves)}`,
      )
    return lines.join('\n')
  }
}

/** The factor by which the truth gets more nodes. */
const DEEPER = 50

/**
 * Checks whether answers agree and stated errors hold: solves random throws with few nodes for most arrays and with all
 * nodes for all arrays, and some of the throws again far deeper.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      variant: { type: 'string', default: 'fischer-benko' },
      throws: { type: 'string', default: '50' },
      nodes: { type: 'string', default: '20000' },
      deeper: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'check' },
    },
  })
  const [throws, nodes, deeper] = [values.throws, values.nodes, values.deeper].map(Number)
  if (!isVariantId(values.variant) || !throws || !nodes || deeper === undefined || Number.isNaN(deeper)) {
    console.error(USAGE)
    return 2
  }
  const variant = variantById(values.variant)
  const search = openSearch(resources)
  const tally = new Tally()
  for (const [place, { number, graph }] of randomThrows(
    search.core,
    variant,
    throws,
    values.seed,
  ).entries()) {
    const known = new Map<string, number>()
    const evaluate: Evaluate = question => {
      const key = `${question.array} ${question.nodes}`
      const value = known.get(key) ?? ownValue(search, variant, graph.arrays[question.array]!, question.nodes)
      known.set(key, value)
      return value
    }
    const refined = await solveTo(graph, nodes, false, evaluate)
    tally.compare(refined, await solveTo(graph, nodes, true, evaluate))
    if (place < deeper) await tally.hold(refined, await solveTo(graph, DEEPER * nodes, false, evaluate))
    console.error(`throw ${number}, ${graph.arrays.length} arrays\n${tally.report()}\n`)
  }
  console.log(tally.report())
  return 0
}
