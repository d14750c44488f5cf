import type { Score } from '../analysis/score'
import type { Color } from '../board/color'
import { recordedScore } from '../tree/commentText'
import { moveNumberAt } from '../tree/moveNumber'
import type { TreeNode } from '../tree/node'
import { standing } from '../tree/repetition'
import { markedJob, moveMarkOf, type MarkedJob, type MoveMark } from './preparationMarks'
import { coverageIn, valueIn } from './preparationSummary'
import { likelihood } from './priority'
import { lossBetween, scoreOf, worthOf } from './worth'

/** An answer of the other side, with our reply to it. */
export interface PreparedAnswer {
  /** The answer, then our moves until the other side is to move again: usually one, two in a relocation, or none. */
  readonly moves: readonly TreeNode[]
  /** The positions before these moves. */
  readonly fens: readonly string[]
  /** The answer before it; undefined for an answer to our first moves. */
  readonly after: PreparedAnswer | undefined
  /** Whether it is a natural mistake. */
  readonly isTrap: boolean
  /** Set if the line ends here because the position after it is prepared elsewhere or has occurred before. */
  readonly joins: 'transposition' | 'repetition' | undefined
  /** Where a line continues that joins another one. */
  readonly goesOnAt: PreparedAnswer | undefined
  /** The probability, 0 to 1, that the answer is played in its position. */
  readonly share: number
  /** The probability that the game gets here, by this line or by one that joins it, if we play what is prepared. */
  readonly chance: number
  /** The answers, the likeliest first. */
  readonly answers: readonly PreparedAnswer[]
}

export interface PreparationGame extends MarkedJob {
  /** The value of the first position; undefined if its moves have no values. */
  readonly value: Score<'white'> | undefined
  /** 0 to 1; undefined if the game does not say. */
  readonly coverage: number | undefined
  /** The number of positions in which we know what to play. */
  readonly decisions: number
  /** Our moves before the first answer; none if the other side begins. */
  readonly opening: readonly TreeNode[]
  /** The answers, the likeliest first. */
  readonly answers: readonly PreparedAnswer[]
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

/** Our move in a position: the one marked as the choice, wherever the author put it, else the first. */
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

/** Whether a move is a mistake. One that transposes into another line is marked as a transposition, but has its glyph. */
const isMistake = ({ node, mark }: MarkedMove): boolean =>
  mark === 'trap' || (mark === 'transposition' && node.nags.some(nag => MISTAKE_NAGS.includes(nag)))

/** The points that each answer gives away compared with the best; an answer without a value counts as giving away the margin. */
const lossesOf = (moves: readonly MarkedMove[], mover: Color, margin: number): readonly number[] => {
  const worths = moves.map(({ node }) => {
    const value = recordedScore(node.comments)
    return value && worthOf(value)
  })
  const known = worths.filter(worth => worth !== undefined)
  const best = mover === 'white' ? Math.max(...known) : Math.min(...known)
  return worths.map(worth => (worth === undefined ? margin : lossBetween(best, worth, mover)))
}

/** How likely each answer is, counted as in the coverage: all unprepared moves together weigh as much as one that gives away the margin. */
const sharesOf = (moves: readonly MarkedMove[], mover: Color, margin: number): readonly number[] => {
  const weights = lossesOf(moves, mover, margin).map(likelihood)
  const all = weights.reduce((sum, weight) => sum + weight, likelihood(margin))
  return weights.map(weight => weight / all)
}

interface Growing extends PreparedAnswer {
  readonly after: Growing | undefined
  goesOnAt: PreparedAnswer | undefined
  chance: number
  readonly answers: PreparedAnswer[]
}

/** A position from which to look for answers. */
interface Place {
  readonly node: TreeNode
  /** The probability of getting here; 1 if no answer was given yet. */
  readonly chance: number
  readonly after: Growing | undefined
}

const JOINING: readonly MoveMark[] = ['transposition', 'repetition']

const answersAt = ({ node, chance, after }: Place, { color, margin }: MarkedJob): readonly Growing[] => {
  const moves = markedMoves(node)
  const shares = sharesOf(moves, turnAfter(node), margin)
  const found = moves.map((move, place): Growing => {
    const played = [move, ...ourMovesFrom(move.node, color)]
    const end = played.at(-1)!.mark
    return {
      moves: played.map(one => one.node),
      fens: [node, ...played.map(one => one.node)].slice(0, -1).map(({ fen }) => fen),
      after,
      isTrap: isMistake(move),
      joins: JOINING.includes(end) ? (end as PreparedAnswer['joins']) : undefined,
      goesOnAt: undefined,
      share: shares[place]!,
      chance: chance * shares[place]!,
      answers: [],
    }
  })
  return found.toSorted((a, b) => b.share - a.share)
}

/** Whether an answer shows anything; one that has not been searched does not. */
const isTelling = ({ moves, isTrap, joins, answers }: PreparedAnswer): boolean =>
  moves.length > 1 || isTrap || joins !== undefined || answers.length > 0

const lastOf = ({ moves }: PreparedAnswer): TreeNode => moves.at(-1)!

/** The answers by the positions in them, except positions that are prepared elsewhere. */
const homesOf = (answers: readonly Growing[]): ReadonlyMap<string, Growing> =>
  new Map(
    answers.flatMap(answer => {
      const own = answer.joins === undefined ? answer.moves : answer.moves.slice(0, -1)
      return own.map(node => [standing(node.fen), answer] as const)
    }),
  )

/**
 * Adds the chances of answers on one level to those of the answers that they join. Lines that join an earlier level arrive by a
 * longer way and are not counted.
 */
const mergeChances = (answers: readonly Growing[], homes: ReadonlyMap<string, Growing>): void => {
  for (const answer of answers) {
    const home = answer.joins === 'transposition' ? homes.get(standing(lastOf(answer).fen)) : undefined
    if (home) home.chance += answer.chance
  }
}

/** Finds all answers level by level, without recursion. */
const levelsFrom = (first: TreeNode, job: MarkedJob): readonly (readonly Growing[])[] => {
  const levels: (readonly Growing[])[] = []
  let places: readonly Place[] = [{ node: first, chance: 1, after: undefined }]
  while (places.length > 0) {
    const level = places.flatMap(place => (turnAfter(place.node) === job.color ? [] : answersAt(place, job)))
    mergeChances(level, homesOf(level))
    levels.push(level)
    places = level.map(after => ({ node: lastOf(after), chance: after.chance, after }))
  }
  return levels
}

/** Sets where the lines that join others continue. */
const lead = (levels: readonly (readonly Growing[])[]): void => {
  const all = levels.flat()
  const homes = homesOf(all)
  for (const answer of all)
    if (answer.joins === 'transposition') answer.goesOnAt = homes.get(standing(lastOf(answer).fen))
}

/** All answers below a position. */
const answersFrom = (first: TreeNode, job: MarkedJob): readonly PreparedAnswer[] => {
  const levels = levelsFrom(first, job)
  lead(levels)
  // From the ends of the lines up, because an answer depends on those after it.
  for (const level of levels.toReversed())
    for (const answer of level.filter(isTelling)) answer.after?.answers.push(answer)
  return levels[0]!.filter(isTelling)
}

/**
 * All answers in reading order: each before those after it, the likeliest first.
 *
 * @param isWanted other answers are left out, with everything after them
 */
export const everyAnswer = function* (
  answers: readonly PreparedAnswer[],
  isWanted: (answer: PreparedAnswer) => boolean = () => true,
): Generator<PreparedAnswer, void> {
  const open = answers.filter(isWanted).toReversed()
  for (let answer = open.pop(); answer; answer = open.pop()) {
    yield answer
    open.push(...answer.answers.filter(isWanted).toReversed())
  }
}

/** The value of the first position by its moves, which is the value of the best one. */
const valueByMoves = (root: TreeNode, { color }: MarkedJob): Score<'white'> | undefined => {
  const mover = turnAfter(root)
  const choice = mover === color ? choiceAt(root) : undefined
  const values = (choice ? [choice] : markedMoves(root)).flatMap(
    ({ node }) => recordedScore(node.comments) ?? [],
  )
  const order = values.toSorted((a, b) => worthOf(b) - worthOf(a))
  return mover === 'white' ? order[0] : order.at(-1)
}

/** Whether the game with this first position is a preparation. */
export const isPreparation = (root: TreeNode): boolean =>
  markedJob(root) !== undefined && markedMoves(root).length > 0

/** Reads a game as a preparation; undefined if it is none. */
export const readPreparation = (root: TreeNode): PreparationGame | undefined => {
  const marked = markedJob(root)
  if (!marked || markedMoves(root).length === 0) return undefined
  const { job, text } = marked
  const told = valueIn(text)
  const opening = ourMovesFrom(root, job.color).map(({ node }) => node)
  const answers = answersFrom(opening.at(-1) ?? root, job)
  const replies = Array.from(everyAnswer(answers), ({ moves }) => moves.length - 1)
  return {
    ...job,
    value: told === undefined ? valueByMoves(root, job) : scoreOf(told),
    coverage: coverageIn(text),
    decisions: replies.reduce((sum, count) => sum + count, opening.length),
    opening,
    answers,
  }
}
