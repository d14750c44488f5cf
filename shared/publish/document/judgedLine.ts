import type { Score } from '../../analysis/score'
import { chanceLost, chancePoints, recordedLoss } from '../../analysis/winningChance'
import { commandIn } from '../../notation/pgn/commands'
import { playedMoves, type MainLineMove, type ReportedMove } from '../../report/gameReport'
import { judgmentOf, JUDGMENT_NAGS, JUDGMENT_POINTS, JUDGMENTS, type Judgment } from '../../report/judgment'
import { turnChanceLost } from '../../solver/trainingScore'
import { recordedScore } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import type { Mark } from '../../tree/machineMark'
import { moveNumberAt } from '../../tree/moveNumber'
import type { TreeNode } from '../../tree/node'
import { mainline } from '../../tree/tree'

/** What a game says about its own main line. */
export interface JudgedLine {
  /** The value of each position that has one, by plies from the first position on. */
  readonly scores: readonly (Score<'white'> | undefined)[]
  /** The moves whose loss is known. */
  readonly moves: readonly ReportedMove[]
}

/** Whether an annotation marked this line as better than the move of the game. */
export const isBetter = ({ comments }: TreeNode): boolean =>
  MARKS.some(mark => comments.some(({ text }) => commandIn(text, mark) === 'better'))

/** The value of the best move in a position, as recorded in the annotation of the move that was played. */
export const worthOfBest = (before: TreeNode): Score<'white'> | undefined => {
  const [played] = before.children
  const placed = played && noteIn(played, 'setup')
  const after = played && recordedScore(played.comments)
  if (placed === undefined || after?.kind !== 'cp') return recordedScore(before.comments)
  const sign = moveNumberAt(before.fen).color === 'white' ? 1 : -1
  return { kind: 'cp', value: after.value + sign * placed.given }
}

/** The note of an annotation at a move: how much was given away, and the judgment. */
interface Note {
  readonly given: number
  readonly judgment: Judgment | undefined
}

const MARKS: readonly Mark[] = ['setup', 'report']

const GIVEN = /^(\d+(?:\.\d)?)(?:,(\d+))?$/

const noteIn = ({ comments }: TreeNode, mark: Mark): Note | undefined => {
  // Sentences about the move have the same mark.
  const found = comments
    .map(({ text }) => GIVEN.exec(commandIn(text, mark) ?? ''))
    .find(note => note !== null)
  if (!found) return undefined
  const [, given, nag] = found
  return { given: Number(given), judgment: JUDGMENTS.find(name => JUDGMENT_NAGS[name] === Number(nag)) }
}

type Verdict = Pick<ReportedMove, 'loss' | 'judgment'>

const verdict = (loss: number, judgment: Judgment | undefined): Verdict => ({
  loss,
  ...(judgment && { judgment }),
})

/** The loss according to the notes of an annotation: in points for a move, in centipawns for a placement. */
const notedVerdict = (
  { node, color }: MainLineMove,
  after: Score<'white'> | undefined,
): Verdict | undefined => {
  const placed = noteIn(node, 'setup')
  if (placed && after?.kind === 'cp') {
    const lost = turnChanceLost({ turn: color, value: after.value, cost: placed.given })
    return verdict(100 * lost, placed.judgment)
  }
  const played = noteIn(node, 'report')
  return played && verdict(played.given, played.judgment)
}

/** The loss of a move by the values before and after it. */
const verdictBetween = (
  { color }: MainLineMove,
  before: Score<'white'> | undefined,
  after: Score<'white'> | undefined,
): Verdict | undefined => {
  if (!before || !after) return undefined
  const loss = recordedLoss(chanceLost(chancePoints(before), chancePoints(after), color))
  return verdict(loss, judgmentOf(loss, JUDGMENT_POINTS))
}

/** Reads from the comments of a game what its moves were worth, as far as they say so. */
export const judgedLine = (game: Game): JudgedLine => {
  const scores = mainline(game.root).map(({ comments }) => recordedScore(comments))
  const moves = playedMoves(game).flatMap((played): readonly ReportedMove[] => {
    const after = scores[played.ply]
    const found = notedVerdict(played, after) ?? verdictBetween(played, scores[played.ply - 1], after)
    return found && played.node.kind !== 'null' ? [{ ...played, ...found, better: [] }] : []
  })
  return { scores, moves }
}
