import { describe, expect, test } from 'vitest'
import { err, ok } from '@shared/result'
import { answerAt } from '@shared/solver/answer'
import { solveExpected } from '@shared/solver/draws'
import type { ErrorModel } from '@shared/solver/errorModel'
import { estimateErrors } from '@shared/solver/estimate'
import { solve, valueAt } from '@shared/solver/induction'
import { ladderTo, nextQuestions, spreadOut, type Question } from '@shared/solver/refinement'
import { edgesOf, ROOT, stateBehind } from '@shared/solver/setupGraph'
import { noKnowledge, solveSetup, type Knowledge, type SolvingPlan } from '@shared/solver/solving'
import { answering } from '../../support/answering'
import { simulateThrow, type SimulatedThrow } from './simulatedThrow'

/**
 * Errors of the size of our engine's. Trust and the own error that it leaves follow from noise and
 * interaction.
 */
const level = (nodes: number, bias: number, shared: number, noise: number) => {
  const trust = 13 ** 2 / (13 ** 2 + noise ** 2)
  const own = 13 * Math.sqrt(1 - trust)
  return { nodes, bias, trust, common: shared, row: shared, column: shared, own, noise }
}

const MODEL: ErrorModel = {
  levels: [level(1000, 15, 15, 25), level(4000, 8, 8, 20), level(16_000, 4, 5, 16), level(64_000, 0, 2, 12)],
  interaction: 13,
  ranks: 27,
}

const NODES = 64_000
const breathe = () => Promise.resolve()

const planOf = ({ graph }: SimulatedThrow, more: Partial<SolvingPlan> = {}): SolvingPlan => ({
  graph,
  state: ROOT,
  reading: 'sequential',
  ladder: ladderTo(NODES),
  model: MODEL,
  isThorough: false,
  budget: Infinity,
  ...more,
})

const solved = async (
  thrown: SimulatedThrow,
  more: Partial<SolvingPlan> = {},
  evaluate = (question: Question) => Promise.resolve(ok(thrown.search(question))),
): Promise<Knowledge> => {
  const plan = planOf(thrown, more)
  const knowledge = noKnowledge(plan)
  const done = await answering(solveSetup(plan, knowledge, breathe), evaluate)
  expect(done).toEqual(ok(more.budget === undefined ? 'settled' : 'spent'))
  return knowledge
}

const expectationOf = ({ graph }: SimulatedThrow, { measured, model }: Knowledge) =>
  solveExpected(graph, 'sequential', measured, model, NODES)

const throws = Array.from({ length: 12 }, (_, number) => simulateThrow(`throw ${number}`, MODEL))

const refined = new Map<SimulatedThrow, Promise<Knowledge>>()

/** A throw that several tests use, solved once: no test may change it. */
const refinedOnce = (thrown: SimulatedThrow): Promise<Knowledge> => {
  const known = refined.get(thrown) ?? solved(thrown)
  refined.set(thrown, known)
  return known
}

describe('nodes where they matter', () => {
  test('find what searching every array finds, with a third of the nodes', async () => {
    let agreeing = 0
    let share = 0
    for (const thrown of throws) {
      const thorough = await solved(thrown, { isThorough: true })
      const frugal = await refinedOnce(thrown)
      const full = answerAt(expectationOf(thrown, thorough))
      const found = answerAt(expectationOf(thrown, frugal))
      expect(thorough.asked).toBe(NODES * thrown.graph.arrays.length)
      expect(Math.abs(found.value - full.value)).toBeLessThan(10)
      if (found.value === full.value && found.best.join() === full.best.join()) agreeing++
      share += frugal.asked / thorough.asked / throws.length
    }
    expect(agreeing).toBeGreaterThanOrEqual(10)
    expect(share).toBeLessThan(1 / 3)
  })

  test('never go beyond a budget', async () => {
    const knowledge = await solved(throws[0]!, { budget: 1_000_000 })
    expect(knowledge.asked).toBeLessThanOrEqual(1_000_000)
    expect(knowledge.asked).toBeGreaterThan(500_000)
  })

  test('do not depend on the order in which values arrive', async () => {
    const thrown = throws[1]!
    let turn = 0
    const late = async (question: Question) => {
      for (let wait = (turn++ * 7) % 11; wait > 0; wait--) await Promise.resolve()
      return ok(thrown.search(question))
    }
    expect(await solved(thrown, {}, late)).toEqual(await refinedOnce(thrown))
  })

  test('are no longer requested after a failed search, and the results so far stay', async () => {
    const thrown = throws[2]!
    const plan = planOf(thrown)
    const knowledge = noKnowledge(plan)
    let asked = 0
    const evaluate = (question: Question) =>
      Promise.resolve(asked++ === 40 ? err('no engine') : ok(thrown.search(question)))
    const done = await answering(solveSetup(plan, knowledge, breathe), evaluate)
    expect(done).toEqual(err('no engine'))
    expect(knowledge.measured.nodes.filter(nodes => nodes > 0)).toHaveLength(40)
  })
})

describe('the next searches', () => {
  /**
   * The next searches of a throw whose arrays have these nodes; if only some are open, the others have all
   * planned nodes.
   */
  const asked = (thrown: SimulatedThrow, nodes: number, open?: readonly Question[]) => {
    const isOpen = (array: number) => !open || open.some(question => question.array === array)
    const plan = planOf(thrown)
    const { measured } = noKnowledge(plan)
    for (const array of thrown.graph.arrays.keys()) {
      measured.nodes[array] = isOpen(array) ? nodes : NODES
      measured.values[array] = thrown.search({ array, nodes: measured.nodes[array] })
    }
    return nextQuestions(plan, measured, 'seed', breathe)
  }
  const nodesOf = (questions: readonly Question[]) => [...new Set(questions.map(({ nodes }) => nodes))]

  test('go one step up if there are many, and to the top if there are few', async () => {
    const [thrown] = throws
    const many = await asked(thrown!, 1000)
    expect(many).toHaveLength(24)
    expect(nodesOf(many)).toEqual([4000])
    const few = await asked(thrown!, 1000, many.slice(0, 11))
    expect(nodesOf(few)).toEqual([NODES])
  })

  test('skip a step with hardly more nodes than an atlas has', async () => {
    expect(nodesOf(await asked(throws[0]!, 3000))).toEqual([16_000])
    expect(nodesOf(await asked(throws[0]!, 2500))).toEqual([4000])
  })

  test('are none if everything is searched', async () => {
    expect(await asked(throws[0]!, NODES)).toEqual([])
  })
})

test('the order of arrays has each array once, and every rank soon', () => {
  const { graph } = throws[0]!
  const { rows, columns } = graph
  const order = spreadOut(graph, ROOT)
  expect(order.toSorted((one, other) => one - other)).toEqual(graph.arrays.map((_, array) => array))
  const soon = order.slice(0, 2 * Math.max(rows, columns))
  expect(new Set(soon.map(array => Math.floor(array / columns))).size).toBe(rows)
  expect(new Set(soon.map(array => array % columns)).size).toBe(columns)
})

describe('knowledge about a throw', () => {
  test('serves the states after it: a later question costs less than it would alone', async () => {
    let [first, later] = [0, 0]
    for (const thrown of throws.slice(0, 5)) {
      const [edge] = edgesOf(thrown.graph, ROOT)
      const state = stateBehind(thrown.graph, ROOT, edge!)
      const alone = await solved(thrown, { state })
      const knowledge = structuredClone(await refinedOnce(thrown))
      const before = knowledge.asked
      const evaluate = (question: Question) => Promise.resolve(ok(thrown.search(question)))
      const asking = solveSetup(planOf(thrown, { state }), knowledge, breathe)
      expect(await answering(asking, evaluate)).toEqual(ok('settled'))
      const reachable = new Set(spreadOut(thrown.graph, state))
      expect(alone.measured.nodes.every((nodes, array) => nodes === 0 || reachable.has(array))).toBe(true)
      first += alone.asked
      later += knowledge.asked - before
    }
    expect(later).toBeLessThan(0.6 * first)
  })
})

describe('the stated errors', () => {
  test('hold about nine times out of ten, for the setup and for each placement', async () => {
    let setups = 0
    let held = 0
    let placements = 0
    for (const thrown of throws) {
      const knowledge = await refinedOnce(thrown)
      const expected = expectationOf(thrown, knowledge)
      const [errors] = await estimateErrors({ ...knowledge, expected }, [ROOT], 'errors', breathe)
      const truth = solve(thrown.graph, thrown.truth, 'sequential')
      if (Math.abs(valueAt(truth, ROOT) - valueAt(expected, ROOT)) <= errors!.value) setups++
      for (const [place, edge] of edgesOf(thrown.graph, ROOT).entries()) {
        const state = stateBehind(thrown.graph, ROOT, edge)
        placements++
        if (Math.abs(valueAt(truth, state) - valueAt(expected, state)) <= errors!.moves[place]!) held++
      }
    }
    expect(setups).toBeGreaterThanOrEqual(9)
    expect(held / placements).toBeGreaterThan(0.8)
    expect(held / placements).toBeLessThan(0.99)
  })

  test('are the same for the same seed, and shrink with the nodes', async () => {
    const thrown = throws[3]!
    const errorAfter = async (nodes: number) => {
      const knowledge = await solved(thrown, { isThorough: true, ladder: [nodes] })
      const expected = solveExpected(thrown.graph, 'sequential', knowledge.measured, knowledge.model, nodes)
      const [first, again] = await Promise.all(
        [0, 1].map(() => estimateErrors({ ...knowledge, expected }, [ROOT], 'seed', breathe)),
      )
      expect(first).toEqual(again)
      return first![0]!.value
    }
    expect(await errorAfter(64_000)).toBeLessThan(await errorAfter(1000))
  })
})
