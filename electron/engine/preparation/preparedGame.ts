import { preparedWorth } from '@shared/preparation/backUp'
import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { withJob } from '@shared/preparation/preparationMarks'
import { type PreparationNumbers, preparationSummary } from '@shared/preparation/preparationSummary'
import { growingTree } from '@shared/preparation/preparationTree'
import { coverage } from '@shared/preparation/repertoire'
import type { PreparationProgress } from '@shared/preparation/step'
import type { Game } from '@shared/tree/game'
import { runYielding } from '../../shell/yielding'
import { emptyGame } from '../../rules/games/emptyGame'

/** A preparation as a game, with a summary of its results. */
export interface PreparedGame {
  readonly game: Game
  readonly numbers: PreparationNumbers
}

/** The state of a preparation. */
interface GrownPreparation extends PreparationProgress {
  readonly graph: PreparationGraph
}

/** @param nodes of each search */
export const preparedGame = async (
  job: PreparationJob,
  nodes: number,
  prepared: GrownPreparation,
): Promise<PreparedGame> => {
  const { graph, positions } = prepared
  const first = graph.entries.get(graph.root)!
  const game = emptyGame(job.variant, job.options, first.fen, false)
  const tree = await runYielding(growingTree(graph, job, game.root))
  const numbers = {
    positions,
    decisions: tree.decisions,
    coverage: coverage(graph, job),
    value: preparedWorth(graph.entries, first) ?? 0,
    nodes: prepared.nodes,
    depth: tree.depth,
  }
  const text = withJob(preparationSummary(job.color, numbers), job, nodes)
  return {
    numbers,
    game: { ...game, root: { ...tree.root, commentsBefore: [{ style: 'brace', text }] } },
  }
}
