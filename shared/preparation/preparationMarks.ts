import { COLORS, type Color } from '../board/color'
import { commandIn, withCommand } from '../notation/pgn/commands'
import type { TreeNode } from '../tree/node'
import type { PreparationJob } from './job'

/* The commands that make a game a preparation: one in front of it, and one on each of its moves. */

const JOB = 'prepare'
const MOVE = 'prepared'

/** What a game says of the job that it is the preparation of. */
export interface MarkedJob {
  /** Whom it prepares. */
  readonly color: Color
  /** An answer that gives away more points of winning chance, of 100, need not be expected. */
  readonly margin: number
}

/** Puts the job in front of a text: whom it prepares, margin, depth, nodes of each search. */
export const withJob = (text: string, { color, margin, depth }: PreparationJob, nodes: number): string =>
  withCommand(text, JOB, [color, margin, depth, nodes].join())

const MARKED = /^(white|black),(\d{1,3}(?:\.\d{1,6})?)(?:,|$)/

const readJob = (argument: string): MarkedJob | undefined => {
  const [, word, margin] = MARKED.exec(argument) ?? []
  const color = COLORS.find(one => one === word)
  return color && { color, margin: Number(margin) }
}

/** The comments in front of a game. */
const inFront = ({ commentsBefore, comments }: TreeNode): readonly string[] =>
  [...commentsBefore, ...comments].map(({ text }) => text)

/** The job of the preparation that a game is, by its first position, with the text that says it; undefined if it is none. */
export const markedJob = (root: TreeNode): { readonly job: MarkedJob; readonly text: string } | undefined => {
  for (const text of inFront(root)) {
    const job = readJob(commandIn(text, JOB) ?? '')
    if (job) return { job, text }
  }
  return undefined
}

const MOVE_MARKS = ['choice', 'answer', 'trap', 'transposition', 'repetition'] as const
/**
 * Why a preparation has a move: ours, an answer that has to be expected, a natural mistake; or, of either side, one after which
 * the position is prepared elsewhere, or was there before.
 */
export type MoveMark = (typeof MOVE_MARKS)[number]

/** Marks a move in a comment of its. */
export const withMoveMark = (text: string, mark: MoveMark): string => withCommand(text, MOVE, mark)

/** Why the preparation has a move; undefined for one that the user has put there. */
export const moveMarkOf = ({ comments }: Pick<TreeNode, 'comments'>): MoveMark | undefined => {
  for (const { text } of comments) {
    const found = commandIn(text, MOVE)
    const mark = MOVE_MARKS.find(one => one === found)
    if (mark) return mark
  }
  return undefined
}
