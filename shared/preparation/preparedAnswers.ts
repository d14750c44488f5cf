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
  /** Where a line that joins another goes on. */
  readonly goesOnAt: PreparedAnswer | undefined
  /** The probability, 0 to 1, that it is given in its position. */
  readonly share: number
  /** The probability that the game comes here, by this line or one that joins it, if we play what is prepared. */
  readonly chance: number
  /** The likeliest first. */
  readonly answers: readonly PreparedAnswer[]
}

/** A preparation as its game has it. */
export interface PreparationGame extends MarkedJob {
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

interface MarkedMove {
  readonly node: TreeNode
  readonly mark: MoveMark
}

const markedMoves = ({ children }: TreeNode): readonly MarkedMove[] =>
  children.flatMap(node => {
    const mark = moveMarkOf(node)
    return mark ? [{ node, mark }] : []
  })

/** The move of ours in a position: the one chosen, at any place the author has put it. */
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
    const value = recordedScore(node.comments)
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

/** Where to look for answers. */
interface Place {
  readonly node: TreeNode
  /** 1 where no answer was given yet. */
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

/** Whether there is anything to show; an answer that has not been searched has nothing. */
const isTelling = ({ moves, isTrap, joins, answers }: PreparedAnswer): boolean =>
  moves.length > 1 || isTrap || joins !== undefined || answers.length > 0

const lastOf = ({ moves }: PreparedAnswer): TreeNode => moves.at(-1)!

/** The positions of these answers, except those that are prepared elsewhere. */
const homesOf = (answers: readonly Growing[]): ReadonlyMap<string, Growing> =>
  new Map(
    answers.flatMap(answer => {
      const own = answer.joins === undefined ? answer.moves : answer.moves.slice(0, -1)
      return own.map(node => [standing(node.fen), answer] as const)
    }),
  )

/**
 * Answers that come equally late in their lines: those that join another of them make that likelier. Lines that join earlier ones
 * come by a longer way, and are not counted.
 */
const mergeChances = (answers: readonly Growing[], homes: ReadonlyMap<string, Growing>): void => {
  for (const answer of answers) {
    const home = answer.joins === 'transposition' ? homes.get(standing(lastOf(answer).fen)) : undefined
    if (home) home.chance += answer.chance
  }
}

/** Answers with a place after each other, level by level. Depth costs no stack. */
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

/** Marks lines that join others with where these are. */
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
 * All answers, each before those after it, as they are read: the likeliest first.
 *
 * @param isWanted others are left out, with those after them
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

/** What the first position is worth by its moves: as much as the best of them. */
const valueByMoves = (root: TreeNode, { color }: MarkedJob): Score<'white'> | undefined => {
  const mover = turnAfter(root)
  const choice = mover === color ? choiceAt(root) : undefined
  const values = (choice ? [choice] : markedMoves(root)).flatMap(
    ({ node }) => recordedScore(node.comments) ?? [],
  )
  const order = values.toSorted((a, b) => worthOf(b) - worthOf(a))
  return mover === 'white' ? order[0] : order.at(-1)
}

/** The game with this first position is a preparation. */
export const isPreparation = (root: TreeNode): boolean =>
  markedJob(root) !== undefined && markedMoves(root).length > 0

/** Reads a game that is a preparation; undefined for any other. */
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
