import type { Score } from '../analysis/score'
import type { Color } from '../board/color'
import { recordedScore, scoreIn } from '../tree/commentText'
import { moveNumberAt } from '../tree/moveNumber'
import type { TreeNode } from '../tree/node'
import { markedJob, moveMarkOf, type MarkedJob, type MoveMark } from './preparationMarks'
import { coverageIn } from './preparationSummary'
import { likelihood } from './priority'
import { lossBetween, worthOf } from './worth'

/** An answer of the other side, and what we reply to it. */
export interface PreparedAnswer {
  /** The answer, then the moves of ours until the other side is to move again: one as a rule, two in a relocation, or none. */
  readonly moves: readonly TreeNode[]
  /** The positions before these moves. */
  readonly fens: readonly string[]
  /** The answer before it; undefined for an answer to our first moves. */
  readonly after: PreparedAnswer | undefined
  /** A natural mistake. */
  readonly isTrap: boolean
  /** The line ends here: the position after it is prepared elsewhere, or was there before. */
  readonly joins: 'transposition' | 'repetition' | undefined
  /** The probability, 0 to 1, that the game comes this way, if we play what is prepared. */
  readonly chance: number
  /** The likeliest first. */
  readonly answers: readonly PreparedAnswer[]
}

/** A preparation as its game has it. */
export interface PreparedLines extends MarkedJob {
  /** Of the first position; undefined where its moves have no values. */
  readonly value: Score<'white'> | undefined
  /** 0 to 1; undefined where the game does not say. */
  readonly coverage: number | undefined
  /** Positions in which we know what to play. */
  readonly decisions: number
  /** Our moves before the first answer; none where the other side begins. */
  readonly opening: readonly TreeNode[]
  /** The likeliest first. */
  readonly answers: readonly PreparedAnswer[]
}

/** What a move is worth by its own comment. */
export const valueOf = ({ comments }: Pick<TreeNode, 'comments'>): Score<'white'> | undefined => {
  const found = scoreIn(comments)
  return found && recordedScore(found)
}

interface MarkedMove {
  readonly node: TreeNode
  readonly mark: MoveMark
}

const markedMoves = ({ children }: TreeNode): readonly MarkedMove[] =>
  children.flatMap(node => {
    const mark = moveMarkOf(node)
    return mark ? [{ node, mark }] : []
  })

/** The move of ours in a position: the one chosen, wherever the author has put it. */
const choiceAt = (node: TreeNode): MarkedMove | undefined => {
  const moves = markedMoves(node)
  return moves.find(({ mark }) => mark === 'choice') ?? moves[0]
}

const turnAfter = ({ fen }: TreeNode): Color => moveNumberAt(fen).color

/** Our moves from a position on, until the other side is to move. */
const ourMovesFrom = (from: TreeNode, color: Color): readonly MarkedMove[] => {
  const moves: MarkedMove[] = []
  for (let at = from; turnAfter(at) === color; at = moves.at(-1)!.node) {
    const next = choiceAt(at)
    if (!next) break
    moves.push(next)
  }
  return moves
}

const MISTAKE_NAGS: readonly number[] = [2, 4]

/** A mistake that leads where others lead, too, is marked as that, and has its glyph. */
const isMistake = ({ node, mark }: MarkedMove): boolean =>
  mark === 'trap' || (mark === 'transposition' && node.nags.some(nag => MISTAKE_NAGS.includes(nag)))

/** Points that each of the answers gives away against the best; one without a value as many as a preparation allows. */
const lossesOf = (moves: readonly MarkedMove[], mover: Color, margin: number): readonly number[] => {
  const worths = moves.map(({ node }) => {
    const value = valueOf(node)
    return value && worthOf(value)
  })
  const known = worths.filter(worth => worth !== undefined)
  const best = mover === 'white' ? Math.max(...known) : Math.min(...known)
  return worths.map(worth => (worth === undefined ? margin : lossBetween(best, worth, mover)))
}

/**
 * How likely each answer is: as the coverage counts, where all moves that are not prepared weigh as much together as one that
 * gives away what the preparation allows.
 */
const chancesOf = (moves: readonly MarkedMove[], mover: Color, margin: number): readonly number[] => {
  const weights = lossesOf(moves, mover, margin).map(likelihood)
  const all = weights.reduce((sum, weight) => sum + weight, likelihood(margin))
  return weights.map(weight => weight / all)
}

type Growing = Omit<PreparedAnswer, 'answers'> & { answers: readonly PreparedAnswer[] }

/** Where answers are to be looked for. */
interface Place {
  readonly node: TreeNode
  /** 1 where no answer was given yet. */
  readonly chance: number
  readonly after: Growing | undefined
}

const JOINING: readonly MoveMark[] = ['transposition', 'repetition']

const answersAt = ({ node, chance, after }: Place, { color, margin }: MarkedJob): readonly Growing[] => {
  const moves = markedMoves(node)
  const chances = chancesOf(moves, turnAfter(node), margin)
  const found = moves.map((move, place): Growing => {
    const played = [move, ...ourMovesFrom(move.node, color)]
    const end = played.at(-1)!.mark
    return {
      moves: played.map(one => one.node),
      fens: [node, ...played.map(one => one.node)].slice(0, -1).map(({ fen }) => fen),
      after,
      isTrap: isMistake(move),
      joins: JOINING.includes(end) ? (end as PreparedAnswer['joins']) : undefined,
      chance: chance * chances[place]!,
      answers: [],
    }
  })
  return found.toSorted((a, b) => b.chance - a.chance)
}

/** There is something to know of it; an answer nobody has looked at yet says nothing. */
const isTelling = ({ moves, isTrap, joins, answers }: PreparedAnswer): boolean =>
  moves.length > 1 || isTrap || joins !== undefined || answers.length > 0

/** All answers below a position. Depth costs no stack. */
const answersFrom = (first: TreeNode, job: MarkedJob): readonly PreparedAnswer[] => {
  const places: Place[] = [{ node: first, chance: 1, after: undefined }]
  const found: (readonly Growing[])[] = []
  for (const place of places) {
    const answers = turnAfter(place.node) === job.color ? [] : answersAt(place, job)
    found.push(answers)
    for (const answer of answers)
      places.push({ node: answer.moves.at(-1)!, chance: answer.chance, after: answer })
  }
  // From the ends of the lines up, for what an answer tells hangs on those after it.
  for (const [place, answers] of [...found.entries()].toReversed()) {
    const { after } = places[place]!
    if (after) after.answers = answers.filter(isTelling)
  }
  return found[0]!.filter(isTelling)
}

/** All answers, each before those after it, as they are read: the likeliest first. */
export const everyAnswer = function* (answers: readonly PreparedAnswer[]): Generator<PreparedAnswer, void> {
  const open = answers.toReversed()
  for (let answer = open.pop(); answer; answer = open.pop()) {
    yield answer
    open.push(...answer.answers.toReversed())
  }
}

/** The first position is worth what its best move is. */
const valueAt = (root: TreeNode, { color }: MarkedJob): Score<'white'> | undefined => {
  const mover = turnAfter(root)
  const choice = mover === color ? choiceAt(root) : undefined
  const values = (choice ? [choice] : markedMoves(root)).flatMap(({ node }) => valueOf(node) ?? [])
  const order = values.toSorted((a, b) => worthOf(b) - worthOf(a))
  return mover === 'white' ? order[0] : order.at(-1)
}

/** Reads a game that is a preparation; undefined for any other. */
export const preparedLines = (root: TreeNode): PreparedLines | undefined => {
  const marked = markedJob(root)
  if (!marked || markedMoves(root).length === 0) return undefined
  const { job, text } = marked
  const opening = ourMovesFrom(root, job.color).map(({ node }) => node)
  const answers = answersFrom(opening.at(-1) ?? root, job)
  const replies = Array.from(everyAnswer(answers), ({ moves }) => moves.length - 1)
  return {
    ...job,
    value: valueAt(root, job),
    coverage: coverageIn(text),
    decisions: replies.reduce((sum, count) => sum + count, opening.length),
    opening,
    answers,
  }
}
