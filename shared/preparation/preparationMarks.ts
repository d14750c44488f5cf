import { COLORS } from '../board/color'
import { commandIn, withCommand } from '../notation/pgn/commands'
import type { TreeNode } from '../tree/node'
import type { PreparationJob } from './job'

/* The commands that mark a game as a preparation: one in front of it, and one on each of its moves. */

const JOB = 'prepare'
const MOVE = 'prepared'

/** What a game says about the job of its preparation. */
export type MarkedJob = Pick<PreparationJob, 'color' | 'margin'>

/** Puts the job in front of a text: side, margin, depth, and nodes of each search. */
export const withJob = (text: string, { color, margin, depth }: PreparationJob, nodes: number): string =>
  withCommand(text, JOB, [color, margin, depth, nodes].join())

const MARKED = /^(white|black),(\d{1,3}(?:\.\d{1,6})?)(?:,|$)/

const readJob = (argument: string): MarkedJob | undefined => {
  const [, word, margin] = MARKED.exec(argument) ?? []
  const color = COLORS.find(one => one === word)
  return color && { color, margin: Number(margin) }
}

const inFront = ({ commentsBefore, comments }: TreeNode): readonly string[] =>
  [...commentsBefore, ...comments].map(({ text }) => text)

/** The job of a preparation, read from the first position of its game, and the text that contains it; undefined for other games. */
export const markedJob = (root: TreeNode): { readonly job: MarkedJob; readonly text: string } | undefined => {
  for (const text of inFront(root)) {
    const job = readJob(commandIn(text, JOB) ?? '')
    if (job) return { job, text }
  }
  return undefined
}

const MOVE_MARKS = ['choice', 'answer', 'trap', 'transposition', 'repetition'] as const
/**
 * Why a preparation has a move: it is our choice, an answer to expect or a natural mistake. For either side it can also be a move
 * after which the position is prepared elsewhere or has occurred before.
 */
export type MoveMark = (typeof MOVE_MARKS)[number]

/** Adds the mark of a move to one of its comments. */
export const withMoveMark = (text: string, mark: MoveMark): string => withCommand(text, MOVE, mark)

/** Why the preparation has a move; undefined for a move that the user added. */
export const moveMarkOf = ({ comments }: Pick<TreeNode, 'comments'>): MoveMark | undefined => {
  for (const { text } of comments) {
    const found = commandIn(text, MOVE)
    const mark = MOVE_MARKS.find(one => one === found)
    if (mark) return mark
  }
  return undefined
}
