import { unwrap, err, ok, type Result } from '@shared/result'
import { edgeValues } from '@shared/solver/answer'
import { edgesOf, ROOT, stateBehind, type SetupState } from '@shared/solver/setupGraph'
import type { SolvedGraph } from '@shared/solver/induction'
import type { Entry } from '@shared/preparation/entry'
import type { Finding, FoundMove } from '@shared/preparation/graph'
import { isExpected } from '@shared/preparation/priority'
import { worthOf } from '@shared/preparation/worth'
import { isInSetup, setupGraphOf } from '../../rules/setup/setupGraphOf'
import { examinedArrays } from '../arrays/examinedArrays'
import type { ExaminationFault } from '../examination/examiner'
import { engineSolver, type EngineSolver } from '../setupSolver/engineSolver'
import { keyOf, openReached, reachedBy } from './search/positions'
import type { PreparationMeans } from './preparationMeans'

/** A setup phase that was solved before anything grows beyond it. */
export interface SolvedPhase {
  /** What its moves come to in a position of the graph; undefined once the setup is over there. */
  readonly findingAt: (entry: Pick<Entry, 'key' | 'fen' | 'turn'>) => Finding | undefined
  /** Nodes that it took. */
  readonly nodes: number
}

/** Of all nodes the setup phase has a quarter: what follows it decides what the arrays are worth. */
const SHARE = 4

/** Both sides see what the other places. */
const READING = 'sequential'

const solvedOf = async (
  { examiner, effort }: PreparationMeans,
  solver: EngineSolver,
  hear: (nodes: number) => void,
): Promise<Result<SolvedGraph, ExaminationFault>> => {
  const { nodes = 0 } = effort.limits
  const budget = Number.isFinite(effort.totalNodes) ? { budget: Math.floor(effort.totalNodes / SHARE) } : {}
  const question = { state: ROOT, reading: READING, nodes, isThorough: false, ...budget } as const
  const done = await solver.solve(question, examinedArrays(examiner), () => hear(solver.searched()))
  if (done.ok) return ok(solver.expect(question).solved)
  if (done.error.kind === 'noArray') throw new Error(`a setup ends in what is no array: ${done.error.fen}`)
  return err(done.error)
}

/** The moves of a state, the best first: of our side as many as a search tells, of the other all that have to be expected. */
const findingOf = (
  { core, job }: PreparationMeans,
  solved: SolvedGraph,
  { fen, turn }: Pick<Entry, 'fen' | 'turn'>,
  state: SetupState,
): { readonly finding: Finding; readonly behind: readonly (readonly [string, SetupState])[] } => {
  using position = openReached(core, job, fen)
  const { graph } = solved
  const values = edgeValues(solved, state)
  const moves = edgesOf(graph, state)
    .map((edge, place) => ({ edge, told: worthOf({ kind: 'cp', value: Math.round(values[place]!) }) }))
    .toSorted((a, b) => (turn === 'white' ? b.told - a.told : a.told - b.told))
  const told = moves.filter((move, place) =>
    turn === job.color ? place < job.lines.own : isExpected(job, turn, moves[0]!.told, move.told),
  )
  const found = told.map(({ edge, told: worth }) => {
    const { move, key } = reachedBy(position, graph.stages[state.stage]!.moves[edge]!)!
    const one: FoundMove = { move, to: key, told: worth, isNatural: false }
    return { one, behind: [key, stateBehind(graph, state, edge)] as const }
  })
  return {
    finding: { legal: moves.length, depth: 0, moves: found.map(({ one }) => one) },
    behind: found.map(({ behind }) => behind),
  }
}

/**
 * Solves the setup phase from the first position of a preparation to its end; undefined where there is none. Throws where more
 * arrays can arise than can be solved ({@link import('../../rules/setup/setupGraphOf').setupRefusal}).
 *
 * @param hear told how many nodes were searched so far
 */
export const solvePhase = async (
  means: PreparationMeans,
  hear: (nodes: number) => void,
): Promise<Result<SolvedPhase | undefined, ExaminationFault>> => {
  const { core, job } = means
  using root = openReached(core, job, job.fen)
  if (!isInSetup(root)) return ok(undefined)
  const { variant } = root
  const graph = unwrap(setupGraphOf(root))
  const solver = engineSolver({ variant, options: job.options, graph })
  const solved = await solvedOf(means, solver, hear)
  if (!solved.ok) return solved
  const states = new Map([[keyOf(root), ROOT]])
  return ok({
    nodes: solver.searched(),
    findingAt: entry => {
      const state = states.get(entry.key)
      if (!state || state.stage === graph.stages.length) return undefined
      const { finding, behind } = findingOf(means, solved.value, entry, state)
      for (const [key, next] of behind) states.set(key, next)
      return finding
    },
  })
}
