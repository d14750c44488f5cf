import { edgeValues } from '@shared/solver/answer'
import type { SolvedGraph } from '@shared/solver/induction'
import { edgesOf, ROOT, stateBehind, type SetupState } from '@shared/solver/setupGraph'
import type { Entries, Entry } from '@shared/preparation/entry'
import type { Finding } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { isExpected } from '@shared/preparation/priority'
import type { GrowthStep } from '@shared/preparation/step'
import { lossBetween, worthOf } from '@shared/preparation/worth'
import { unwrap } from '@shared/result'
import type { Core } from '../../../core/load'
import { hasSetupMoves, setupGraphOf } from '../../../rules/setup/setupGraphOf'
import { engineSolver, type EngineSolver } from '../../setupSolver/engineSolver'
import type { SearchCourse } from '../../tasks/plan'
import type { GrowthContext } from './growthContext'
import { positionKey, openReached, reachedBy } from './positions'

/** A setup phase that is solved before the preparation grows beyond it. */
export interface SolvedPhase {
  /** The values of the moves in a position of the graph; undefined once the setup is over there. */
  readonly stepAt: (entries: Entries, entry: Entry) => GrowthStep | undefined
}

/** The setup phase gets a quarter of all nodes: the values of the arrays depend on the game after it. */
const SHARE = 4

/** Both sides see what the other one places. */
const READING = 'sequential'

async function* solvedOf(
  { effort }: GrowthContext,
  solver: EngineSolver,
  hear: (nodes: number) => void,
): SearchCourse<SolvedGraph> {
  const { nodes } = effort
  const budget = Number.isFinite(effort.totalNodes) ? { budget: Math.floor(effort.totalNodes / SHARE) } : {}
  const question = { state: ROOT, reading: READING, nodes, isThorough: false, ...budget } as const
  yield* solver.solve(question, () => hear(solver.searched()))
  return solver.expect(question).solved
}

/**
 * The moves of a state, the best first: for our side as many as a search reports, for the other side all that must be
 * expected.
 */
const findingOf = (
  core: Core,
  job: PreparationJob,
  solved: SolvedGraph,
  { fen, turn }: Pick<Entry, 'fen' | 'turn'>,
  state: SetupState,
): Finding => {
  using position = openReached(core, job, fen)
  const values = edgeValues(solved, state)
  const moves = edgesOf(solved.graph, state)
    .map((edge, place) => ({ edge, told: worthOf({ kind: 'cp', value: Math.round(values[place]!) }) }))
    .toSorted((a, b) => (turn === 'white' ? b.told - a.told : a.told - b.told))
  const told = moves.filter((move, place) =>
    turn === job.color
      ? place < job.lines.own
      : isExpected(job, lossBetween(moves[0]!.told, move.told, turn)),
  )
  return {
    legal: moves.length,
    depth: 0,
    effort: 0,
    moves: told.map(({ edge, told: worth }) => {
      const { move, key } = reachedBy(position, solved.graph.stages[state.stage]!.moves[edge]!)!
      return { move, to: key, told: worth, isNatural: false }
    }),
  }
}

/** Finds the state of the setup for a position of the graph. */
const statesOf = (core: Core, job: PreparationJob, { graph }: SolvedGraph, root: string) => {
  const states = new Map([[root, ROOT]])
  const expanded = new Set<string>()

  /** Registers the positions after all moves of a state, including those that are not prepared. */
  const expand = ({ key, fen }: Entry, state: SetupState): void => {
    if (expanded.has(key)) return
    expanded.add(key)
    using position = openReached(core, job, fen)
    for (const edge of edgesOf(graph, state)) {
      const reached = reachedBy(position, graph.stages[state.stage]!.moves[edge]!)!
      states.set(reached.key, stateBehind(graph, state, edge))
    }
  }

  const stateOf = (entries: Entries, entry: Entry): SetupState | undefined => {
    for (const key of states.has(entry.key) ? [] : entry.parents) {
      const parent = entries.get(key)!
      const before = stateOf(entries, parent)
      if (before && before.stage < graph.stages.length) expand(parent, before)
    }
    return states.get(entry.key)
  }
  return stateOf
}

/**
 * Solves the setup phase from the first position of a preparation to its end; undefined if there is no setup phase.
 * Throws if more arrays can arise than can be solved ({@link
 * import('../../../rules/setup/setupGraphOf').setupRefusal}).
 *
 * @param hear called with the number of nodes searched so far, as soon as there is a setup to solve
 */
export async function* solvePhase(
  means: GrowthContext,
  hear: (nodes: number) => void,
): SearchCourse<SolvedPhase | undefined> {
  const { core, job } = means
  using root = openReached(core, job, job.fen)
  if (!hasSetupMoves(root)) return undefined
  hear(0)
  const rootKey = positionKey(root)
  const { variant, options, fen } = job
  const graph = (await means.buildGraph?.({ variant, options, fen })) ?? unwrap(setupGraphOf(root))
  const solver = engineSolver({ variant: root.variant, options: job.options, graph })
  const solved = yield* solvedOf(means, solver, hear)
  const stateOf = statesOf(core, job, solved, rootKey)
  return {
    stepAt: (entries, entry) => {
      const state = stateOf(entries, entry)
      if (!state || state.stage === graph.stages.length) return undefined
      // The cost of solving the whole phase is reported with its first position.
      const nodes = entry.key === rootKey ? solver.searched() : 0
      return { key: entry.key, found: { finding: findingOf(core, job, solved, entry, state), nodes } }
    },
  }
}
