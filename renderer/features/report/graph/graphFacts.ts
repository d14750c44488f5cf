import type { Score } from '@shared/analysis/score'
import { chancePoints } from '@shared/analysis/winningChance'
import { pointsOf, type Examined } from '@shared/report/examined'
import type { ReportedMove } from '@shared/report/gameReport'
import { JUDGMENT_NAGS, type Judgment } from '@shared/report/judgment'
import { setupPlies } from '@shared/tree/setupPlies'
import type { TreeNode } from '@shared/tree/node'
import { recordedScore } from '@shared/tree/commentText'

/** The value of a position of the main line. */
export interface GraphValue {
  /** White's winning chance in points of 100. */
  readonly points: number
  /** Absent if the rules have ended the game. */
  readonly score?: Score<'white'>
  /** The value comes from the file, not from one of our engines. */
  readonly isBrought: boolean
}

/** A move that stands out on the graph. */
export interface GraphMark {
  readonly ply: number
  readonly judgment: Exclude<Judgment, 'inaccuracy'>
}

/** The data of the graph of a game; plies count from the start of the main line, setup included. */
export interface GraphFacts {
  readonly plies: number
  /** Plies of the setup, before the game proper. */
  readonly setup: number
  readonly values: ReadonlyMap<number, GraphValue>
  readonly marks: readonly GraphMark[]
  /** The plies at which a phase of the game proper ends and the next begins. */
  readonly borders: readonly number[]
}

/** The results of a report so far. */
export interface GraphReport {
  readonly examined: ReadonlyMap<number, Examined>
  readonly moves: readonly ReportedMove[]
}

const searched = (examined: Examined): GraphValue => ({
  points: pointsOf(examined),
  isBrought: false,
  ...(examined.kind === 'searched' && { score: examined.score }),
})

const brought = ({ comments }: TreeNode): GraphValue | undefined => {
  const score = recordedScore(comments)
  return score && { points: chancePoints(score), score, isBrought: true }
}

const STANDING_OUT = ['mistake', 'blunder'] as const

/** The judgment that the glyphs of a file give a move. */
const judgedInFile = ({ nags }: TreeNode): GraphMark['judgment'] | undefined =>
  STANDING_OUT.findLast(judgment => nags.includes(JUDGMENT_NAGS[judgment]))

const marksOf = (
  line: readonly TreeNode[],
  moves: readonly ReportedMove[],
  values: GraphFacts['values'],
): readonly GraphMark[] => {
  const reported = new Map(moves.map(move => [move.ply, move]))
  return line.flatMap((node, ply) => {
    const move = reported.get(ply)
    const judgment = move ? move.judgment : judgedInFile(node)
    return judgment && judgment !== 'inaccuracy' && values.has(ply) ? [{ ply, judgment }] : []
  })
}

const bordersOf = (moves: readonly ReportedMove[]): readonly number[] =>
  moves.flatMap(({ ply, phase }, place) => {
    const before = moves[place - 1]?.phase
    return before && before !== 'setup' && before !== phase ? [ply - 1] : []
  })

/** The graph needs at least this many values, because a single one is not a line. */
const MIN_VALUES = 2

/**
 * The data for a graph: the results of a report, else those in the file; undefined if there are none.
 * @param line the main line, root first
 */
export const graphFacts = (
  line: readonly TreeNode[],
  report: GraphReport | undefined,
): GraphFacts | undefined => {
  const values = new Map<number, GraphValue>()
  for (const [ply, node] of line.entries()) {
    const examined = report?.examined.get(ply)
    const value = examined ? searched(examined) : brought(node)
    if (value) values.set(ply, value)
  }
  if (values.size < MIN_VALUES) return undefined
  const moves = report?.moves ?? []
  return {
    plies: line.length - 1,
    setup: setupPlies(line),
    values,
    marks: marksOf(line, moves, values),
    borders: bordersOf(moves),
  }
}
