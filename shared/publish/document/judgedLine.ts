import type { Score } from '../../analysis/score'
import { winningChance } from '../../analysis/winningChance'
import { commandIn } from '../../notation/pgn/commands'
import { playedMoves, type PlayedMove, type ReportedMove } from '../../report/gameReport'
import { judgmentOf, JUDGMENT_POINTS } from '../../report/judgment'
import { chanceLost } from '../../solver/trainingScore'
import { recordedScore, scoreIn } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import type { TreeNode } from '../../tree/node'
import { mainline } from '../../tree/tree'

/** What a game says of its own main line. */
export interface JudgedLine {
  /** The value of each position that has one, by plies from the first position on. */
  readonly scores: readonly (Score<'white'> | undefined)[]
  /** The moves of which it can be told what they gave away. */
  readonly moves: readonly ReportedMove[]
}

/** The value of the position after a move, as its comments record it. */
export const recordedAt = ({ comments }: TreeNode): Score<'white'> | undefined => {
  const evaluation = scoreIn(comments)
  return evaluation && recordedScore(evaluation)
}

const markedLoss = ({ comments }: TreeNode, mark: string): number | undefined => {
  const argument = comments.map(({ text }) => commandIn(text, mark)).find(found => /^\d/.test(found ?? ''))
  return argument === undefined ? undefined : Number.parseInt(argument, 10)
}

/** By the notes that an annotation leaves: points of a move, centipawns of a placement. */
const notedLoss = (
  { node, color }: PlayedMove,
  after: Score<'white'> | undefined,
): number | undefined => {
  const placed = markedLoss(node, 'setup')
  if (placed === undefined) return markedLoss(node, 'report')
  return after?.kind === 'cp' ? 100 * chanceLost({ turn: color, value: after.value, cost: placed }) : undefined
}

const lossBetween = (
  { color }: PlayedMove,
  before: Score<'white'> | undefined,
  after: Score<'white'> | undefined,
): number | undefined => {
  if (!before || !after) return undefined
  const gained = 100 * (winningChance(after) - winningChance(before))
  return Math.max(0, color === 'white' ? -gained : gained)
}

/** Reads from the comments of a game what its moves were worth, if they say so. */
export const judgedLine = (game: Game): JudgedLine => {
  const scores = mainline(game.root).map(recordedAt)
  const moves = playedMoves(game).flatMap((played): readonly ReportedMove[] => {
    const after = scores[played.ply]
    const loss = notedLoss(played, after) ?? lossBetween(played, scores[played.ply - 1], after)
    if (loss === undefined || played.node.kind === 'null') return []
    const judgment = judgmentOf(loss, JUDGMENT_POINTS)
    return [{ ...played, loss, better: [], ...(judgment && { judgment }) }]
  })
  return { scores, moves }
}
