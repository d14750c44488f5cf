import { makeEvaluation } from '../../notation/pgn/commands'
import type { PgnComment } from '../../notation/pgn/pgn'
import { judgedBySentence, summaryParts } from '../../report/judgedBy'
import { scoreIn } from '../../tree/commentText'
import type { Game } from '../../tree/game'
import { beginAt, withRoot } from '../../tree/gameEdit'
import { withSummary } from '../../tree/machineNotes'
import { moveNumberAt } from '../../tree/moveNumber'
import type { TreeNode } from '../../tree/node'
import { mainline } from '../../tree/tree'
import { summaryIn } from './summaries'

/** A range of move numbers as players count them, both ends included. */
export interface MoveRange {
  readonly first: number
  readonly last: number
}

/** Some moves of the main line of a game, with their remarks and variations. */
export interface Excerpt {
  readonly game: Game
  /** Whether it begins with a later position of the game. */
  readonly isLater: boolean
  /** Whether the game goes on after its last move. */
  readonly goesOn: boolean
}

/** The move numbers of the main line, in order. */
const numbersOf = (line: readonly TreeNode[]): readonly number[] =>
  line.slice(0, -1).map(({ fen }) => moveNumberAt(fen).fullmoves)

/** The first and the last move number of the main line; undefined if there are no moves. */
export const moveRangeOf = ({ root }: Game): MoveRange | undefined => {
  const numbers = numbersOf(mainline(root))
  const [first] = numbers
  return first === undefined ? undefined : { first, last: numbers.at(-1)! }
}

/** The value of the first position of an excerpt, from which the loss of the next move is counted. */
const valueOf = ({ comments }: TreeNode): readonly PgnComment[] => {
  const evaluation = scoreIn(comments)
  return evaluation ? [{ style: 'brace', text: `[%eval ${makeEvaluation(evaluation)}]` }] : []
}

/** Copies the name of the engine that evaluated the game into an excerpt; nothing else in front of the game belongs there. */
const judgedAsIn = ({ root }: Game, excerpt: TreeNode): TreeNode => {
  const summary = summaryIn([...root.commentsBefore, ...root.comments], 'report')
  const { judgedBy } = summaryParts(summary)
  return judgedBy ? withSummary(excerpt, judgedBySentence(judgedBy), 'report') : excerpt
}

/** The moves of the main line with these numbers; undefined if there are none. */
export const excerptOf = (game: Game, { first, last }: MoveRange): Excerpt | undefined => {
  const line = mainline(game.root)
  const numbers = numbersOf(line)
  const from = numbers.findIndex(number => number >= first)
  const to = numbers.findLastIndex(number => number <= last) + 1
  if (from < 0 || to <= from) return undefined
  const goesOn = to < line.length - 1
  const end = line[to]!
  const start = line
    .slice(from, to)
    .reduceRight<TreeNode>(
      (child, parent) => ({ ...parent, children: [child, ...parent.children.slice(1)] }),
      goesOn ? { ...end, children: [] } : end,
    )
  if (from === 0) return { game: withRoot(game, start), isLater: false, goesOn }
  const begun = beginAt(
    game,
    line.slice(1, from + 1).map(({ id }) => id),
  )
  const root: TreeNode = {
    ...begun.root,
    commentsBefore: [],
    comments: valueOf(start),
    children: start.children,
  }
  return { game: withRoot(begun, judgedAsIn(game, root)), isLater: true, goesOn }
}

/** The game with only the moves of this range; the whole game if there are none. */
export const gameOrExcerpt = (game: Game, moves: MoveRange | undefined): Game =>
  (moves && excerptOf(game, moves)?.game) ?? game
