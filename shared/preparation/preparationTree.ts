import { makeEvaluation, withCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import { JUDGMENT_NAGS, JUDGMENT_POINTS, judgmentOf } from '../report/judgment'
import type { TreeNode } from '../tree/node'
import type { PreparationGraph } from './graph'
import type { PreparationJob } from './job'
import { preparedMoves, type PreparedMove } from './repertoire'
import { scoreOf } from './worth'

/** A preparation as a tree of moves. */
export interface PreparationTree {
  readonly root: TreeNode
  /** Positions in which we know what to play. */
  readonly decisions: number
  /** Plies of the longest line. */
  readonly depth: number
}

/** □, the only move. */
const ONLY_MOVE = 7

const commentOf = ({ worth, kind, edge }: PreparedMove, depth: number, transposes: boolean): PgnComment => {
  const { kind: form, value } = scoreOf(worth)
  const evaluation =
    form === 'mate' ? ({ kind: 'mate', moves: value } as const) : ({ kind: 'cp', centipawns: value } as const)
  const why = edge.isRepetition ? 'repetition' : transposes ? 'transposition' : kind
  const marked = withCommand('', 'prepared', why)
  return {
    style: 'brace',
    text: withCommand(marked, 'eval', makeEvaluation(depth > 0 ? { ...evaluation, depth } : evaluation)),
  }
}

const nagsOf = ({ kind, loss, isOnlyMove }: PreparedMove): readonly number[] => {
  const judgment = kind === 'trap' ? judgmentOf(loss, JUDGMENT_POINTS) : undefined
  return [...(isOnlyMove ? [ONLY_MOVE] : []), ...(judgment ? [JUDGMENT_NAGS[judgment]] : [])]
}

interface Placed {
  readonly key: string
  readonly node: TreeNode
}

/**
 * Hangs the moves of a preparation below its first position, the best first. A position that several lines reach has its moves where
 * it is reached with the fewest plies; the other lines end there, marked as transpositions.
 */
export const preparationTree = (
  graph: PreparationGraph,
  job: PreparationJob,
  first: TreeNode,
): PreparationTree => {
  const children = new Map<TreeNode, readonly TreeNode[]>()
  const placed = new Set([graph.root])
  const ours: TreeNode[] = []
  let level: readonly Placed[] = [{ key: graph.root, node: first }]
  const order: TreeNode[] = []
  let depth = -1
  while (level.length > 0) {
    depth++
    const next: Placed[] = []
    for (const { key, node } of level) {
      order.push(node)
      const entry = graph.entries.get(key)!
      const moves = entry.state === 'searched' ? preparedMoves(graph.entries, job, entry) : []
      if (entry.turn === job.color && moves.length > 0) ours.push(node)
      const below = moves.map(move => {
        const { to, isRepetition } = move.edge
        const isElsewhere = isRepetition || placed.has(to)
        const child: TreeNode = {
          ...move.edge.move,
          id: move.edge.move.uci,
          nags: nagsOf(move),
          commentsBefore: [],
          comments: [commentOf(move, graph.entries.get(to)?.searchDepth ?? 0, isElsewhere)],
          children: [],
        }
        if (!isElsewhere) {
          placed.add(to)
          next.push({ key: to, node: child })
        } else order.push(child)
        return child
      })
      children.set(node, below)
    }
    level = next
  }
  // From the ends of the lines up, so that depth costs no stack.
  const whole = new Map<TreeNode, TreeNode>()
  for (const node of order.toReversed()) {
    const below = (children.get(node) ?? []).map(child => whole.get(child) ?? child)
    whole.set(node, below.length === 0 ? node : { ...node, children: below })
  }
  return { root: whole.get(first)!, decisions: ours.length, depth }
}
