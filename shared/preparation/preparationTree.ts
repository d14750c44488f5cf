import { makeEvaluation, withCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import { JUDGMENT_NAGS, JUDGMENT_POINTS, judgmentOf } from '../report/judgment'
import type { TreeNode } from '../tree/node'
import type { PreparationGraph } from './graph'
import type { PreparationJob } from './job'
import { withMoveMark } from './preparationMarks'
import { preparedMoves, type PreparedMove } from './repertoire'
import { scoreOf } from './worth'

export interface PreparationTree {
  readonly root: TreeNode
  /** The number of positions in which we know what to play. */
  readonly decisions: number
  /** The length of the longest line, in plies. */
  readonly depth: number
}

/** The glyph □, for an only move. */
const ONLY_MOVE = 7

const commentOf = ({ after, kind, edge }: PreparedMove, depth: number, transposes: boolean): PgnComment => {
  const { kind: form, value } = scoreOf(after)
  const evaluation =
    form === 'mate' ? ({ kind: 'mate', moves: value } as const) : ({ kind: 'cp', centipawns: value } as const)
  const why = edge.isRepetition ? 'repetition' : transposes ? 'transposition' : kind
  const marked = withMoveMark('', why)
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

const nodeOf = (move: PreparedMove, depth: number, isElsewhere: boolean): TreeNode => ({
  ...move.edge.move,
  id: move.edge.move.uci,
  nags: nagsOf(move),
  commentsBefore: [],
  comments: [commentOf(move, depth, isElsewhere)],
  children: [],
})

/** Joins children to their parents, from the ends of the lines upwards, so that deep trees do not overflow the stack. */
const joined = (
  first: TreeNode,
  order: readonly TreeNode[],
  children: ReadonlyMap<TreeNode, readonly TreeNode[]>,
): TreeNode => {
  const whole = new Map<TreeNode, TreeNode>()
  for (const node of order.toReversed()) {
    const below = (children.get(node) ?? []).map(child => whole.get(child) ?? child)
    whole.set(node, below.length === 0 ? node : { ...node, children: below })
  }
  return whole.get(first)!
}

/**
 * Puts the moves of a preparation below its first position, the best first. A position that several lines reach has its moves
 * where the fewest plies lead to it; the other lines end there, marked as transpositions. Each step is a pause.
 */
export const growingTree = function* (
  { root, entries }: PreparationGraph,
  job: PreparationJob,
  first: TreeNode,
): Generator<void, PreparationTree> {
  const children = new Map<TreeNode, readonly TreeNode[]>()
  const placed = new Set([root])
  const order: TreeNode[] = []
  let [decisions, depth] = [0, 0]

  const place = ({ key, node }: Placed): readonly Placed[] => {
    const entry = entries.get(key)!
    const moves = entry.state === 'searched' ? preparedMoves(entries, job, entry) : []
    if (entry.turn === job.color && moves.length > 0) decisions++
    order.push(node)
    const below = moves.map(move => {
      const { to, isRepetition } = move.edge
      const isElsewhere = isRepetition || placed.has(to)
      placed.add(to)
      const child = nodeOf(move, entries.get(to)?.searchDepth ?? 0, isElsewhere)
      return { key: to, node: child, isElsewhere }
    })
    const nodes = below.map(({ node: child }) => child)
    children.set(node, nodes)
    return below.filter(({ isElsewhere }) => !isElsewhere)
  }

  let level: readonly Placed[] = [{ key: root, node: first }]
  while (level.length > 0) {
    const next: Placed[] = []
    for (const one of level) {
      next.push(...place(one))
      yield
    }
    if (level.some(({ node }) => children.get(node)!.length > 0)) depth++
    level = next
  }
  return { root: joined(first, order, children), decisions, depth }
}
