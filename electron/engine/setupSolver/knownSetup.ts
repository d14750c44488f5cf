import { ladderTo } from '@shared/solver/refinement'
import type { KnownValue } from '@shared/solver/solving'
import { questionKey } from '../memory/questionKey'
import type { ExactMemory } from '../memory/searchMemory'
import { identityFor, type SearcherIdentity } from '../search/searcher'
import { arrayQuestion, arrayValue } from '../search/arrays'
import type { AskAtlas } from './atlasKnowledge'
import {
  engineSolver,
  type EngineSolver,
  type EngineSolverOptions,
  type SolverQuestion,
} from './engineSolver'

/** A position of a setup phase, and how to evaluate it. */
export type StateQuestion = Pick<SolverQuestion, 'state' | 'reading' | 'nodes'>

/** What is known from one engine about a setup phase. */
export interface KnownSetup {
  readonly solver: EngineSolver
  /** Loads what earlier runs found on the way up to this number of nodes; only once for each number. */
  load(memory: ExactMemory, nodes: number): Promise<void>
  /** Records that the answer is final by what is known so far. */
  settle(question: StateQuestion): void
  /** Whether the answer is final by what is known so far, from any source. May take a while. */
  isSettled(question: StateQuestion): Promise<boolean>
}

/** The number of arrays looked up at once; other work can run between two such batches. */
const PIECE = 500

/** A name for a question; equal for equal questions. */
export const questionName = ({ state, reading, nodes }: StateQuestion): string =>
  JSON.stringify([state.stage, state.row, state.column, reading, nodes])

const recallPiece = async (
  { variant, options, graph }: EngineSolverOptions,
  identity: SearcherIdentity,
  memory: ExactMemory,
  ladder: readonly number[],
  first: number,
): Promise<readonly KnownValue[]> => {
  const asked = graph.arrays.slice(first, first + PIECE).flatMap(({ fen }, place) =>
    ladder.map(nodes => ({
      array: first + place,
      nodes,
      key: questionKey(identity, arrayQuestion({ variant, options, fen }, nodes)),
    })),
  )
  const found = await memory.recall(asked.map(({ key }) => key))
  return asked.flatMap(({ array, nodes }, place) => {
    const searched = found[place]
    return searched ? [{ array, nodes, value: arrayValue(searched).value }] : []
  })
}

export const knownSetup = (
  setup: EngineSolverOptions,
  identity: SearcherIdentity,
  askAtlas: AskAtlas = () => undefined,
): KnownSetup => {
  const atlas = askAtlas({ ...setup, identity: identityFor(identity, setup.variant) })
  const solver = engineSolver({ ...setup, prior: atlas?.prior })
  if (atlas) solver.recall(atlas.found)
  const loads = new Map<number, Promise<void>>()
  /** Whether an answer was found to be final, and the nodes asked for by then. */
  const verdicts = new Map<string, { readonly asked: number; readonly stands: boolean }>()

  const recallAll = async (memory: ExactMemory, nodes: number): Promise<void> => {
    const findings: KnownValue[] = []
    for (let first = 0; first < setup.graph.arrays.length; first += PIECE)
      findings.push(...(await recallPiece(setup, identity, memory, ladderTo(nodes), first)))
    solver.recall(findings)
  }
  return {
    solver,
    load: (memory, nodes) => {
      const load = loads.get(nodes) ?? recallAll(memory, nodes)
      loads.set(nodes, load)
      return load
    },
    settle: question =>
      void verdicts.set(questionName(question), { asked: solver.knowledge.asked, stands: true }),
    isSettled: async question => {
      const name = questionName(question)
      const { asked } = solver.knowledge
      if (asked === 0) return false
      const known = verdicts.get(name)
      if (known?.asked === asked) return known.stands
      const stands = await solver.isSettled({ ...question, isThorough: false })
      verdicts.set(name, { asked, stands })
      return stands
    },
  }
}
