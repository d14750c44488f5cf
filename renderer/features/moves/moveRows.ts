import type { Game } from '@shared/tree/game'
import { isSetupPly } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { proseIn, shownProse } from '@shared/tree/commentText'
import type { CommentPlace } from '../../edits/gameEdit'
import {
  addBlock,
  addToPair,
  beginPly,
  emptyLayout,
  layOutRows,
  noteNumber,
  type RowLayout,
} from './rowLayout'
import { cutText } from '@shared/cutText'
import type { LineRow, MoveRows, CommentToken } from './rowTypes'
import { rootStep, stepTo, type EditStep } from '../../edits/step'

/** Variations from this level on are folded until the user opens them. */
export const FOLD_LEVEL = 4

/** The most moves in a row; a longer stretch continues in another row, so that the height of rows is limited. */
const MOVES_A_ROW = 48

/** Whether the variation that begins with `head` is shown although it is at {@link FOLD_LEVEL} or deeper. */
export type IsOpen = (head: TreeNode) => boolean

/**
 * Lays out a game in rows. With everything open each node is shown exactly once, in the setup band or in a row. Not
 * recursive, because trees may be thousands of levels deep.
 */
export const moveRows = (game: Game, isOpen: IsOpen): MoveRows => {
  const layout = emptyLayout()
  let step: EditStep | undefined = rootStep(game.root)
  for (let ply = 0; step; step = following(step)) {
    beginPly(layout, ply++)
    layMainline(layout, step, isOpen)
  }
  return layOutRows(layout)
}

const following = (step: EditStep): EditStep | undefined => {
  const [next] = step.node.children
  return next && stepTo(step, next)
}

/** Lays out a step of the main line with its comments and variations. */
const layMainline = (layout: RowLayout, step: EditStep, isOpen: IsOpen): void => {
  const addRemarks = (place: CommentPlace) => {
    const remarks = remarksOn(step, place)
    if (isPreface(step, place)) layout.preface.push(...remarks)
    else for (const remark of remarks) addBlock(layout, remark, [])
  }
  addRemarks('before')
  if (isSetupPly(step.node)) layout.setup.push(step)
  else if (step.before) addToPair(layout, step)
  noteNumber(layout, step)
  addRemarks('after')
  layVariations(layout, alternativesTo(step, 1), isOpen)
  addUnread(layout, step, 0)
}

/** Whether comments at this place come before the whole setup: those before its first ply do. */
const isPreface = ({ node, before }: EditStep, place: CommentPlace): boolean => {
  const first = before ? node : node.children[0]
  if (!first || !isSetupPly(first)) return false
  return !before || (place === 'before' && before.before === undefined)
}

/** The most characters and comments shown on either side of a move: more take too long to lay out. */
export const MAX_SHOWN_LENGTH = 20_000
export const MAX_SHOWN = 100

const remarksOn = (step: EditStep, place: CommentPlace): readonly CommentToken[] => {
  const about = { kind: 'comment', step, place } as const
  const all = proseIn(place === 'before' ? step.node.commentsBefore : step.node.comments)
  const remarks: CommentToken[] = []
  let room = MAX_SHOWN_LENGTH
  for (const prose of all.slice(0, MAX_SHOWN)) {
    if (room === 0) break
    const { shown, omitted } = cutText(prose, room)
    room -= Math.min(room, shown.length)
    const text = shownProse(shown)
    remarks.push(omitted === 0 ? { ...about, text } : { ...about, text, omitted: characters(omitted) })
  }
  const count = all.length - remarks.length
  return count === 0 ? remarks : [...remarks, { ...about, text: '', omitted: { kind: 'comments', count } }]
}

const characters = (count: number) => ({ kind: 'characters', count }) as const

const addUnread = (layout: RowLayout, step: EditStep, level: number): void => {
  const { unread } = step.node
  if (unread) addBlock(layout, { kind: 'unread', step, level, unread }, [])
}

/** A line that is still to be laid out: its next step and its depth. */
interface Stretch {
  readonly next: EditStep | undefined
  /** The step after which unreadable text comes before the next step. */
  readonly unreadAt: EditStep | undefined
  readonly level: number
  readonly opens: boolean
}

/** The alternatives to `step` as stretches, the first one last, as a stack needs them. */
const alternativesTo = ({ before }: EditStep, level: number): Stretch[] =>
  (before?.node.children ?? [])
    .slice(1)
    .map(head => ({ next: stepTo(before!, head), unreadAt: undefined, level, opens: true }))
    .reverse()

const layVariations = (layout: RowLayout, stack: Stretch[], isOpen: IsOpen): void => {
  for (let stretch = stack.pop(); stretch; stretch = stack.pop()) {
    const { next, unreadAt, level, opens } = stretch
    if (unreadAt) addUnread(layout, unreadAt, level)
    if (!next) continue
    if (opens && level >= FOLD_LEVEL && !isOpen(next.node)) {
      noteNumber(layout, next)
      addBlock(layout, { kind: 'folded', level, step: next }, [])
    } else stack.push(...layStretch(layout, next, level, opens))
  }
}

/** Lays out moves of a variation up to an interruption; returns the stretches that follow, the first one last. */
const layStretch = (layout: RowLayout, first: EditStep, level: number, opens: boolean): Stretch[] => {
  const tokens: LineRow['tokens'][number][] = []
  const nodes: TreeNode[] = []
  let coming: Stretch[] = []
  for (let step: EditStep | undefined = first; step && coming.length === 0; step = following(step)) {
    noteNumber(layout, step)
    nodes.push(step.node)
    addTokens(tokens, step)
    coming = interruption(step, level, opens && step === first, nodes.length >= MOVES_A_ROW)
  }
  addBlock(layout, { kind: 'line', level, opens, tokens }, nodes)
  return coming
}

const addTokens = (tokens: LineRow['tokens'][number][], step: EditStep): void => {
  tokens.push(...remarksOn(step, 'before'))
  const numbered = step.number.color === 'white' || tokens.at(-1)?.kind !== 'move'
  tokens.push({ kind: 'move', step, numbered }, ...remarksOn(step, 'after'))
}

/**
 * The stretches that interrupt the line after `step`; empty if it simply goes on. Alternatives to the head are on its
 * own level.
 */
const interruption = (step: EditStep, level: number, isHead: boolean, full: boolean): Stretch[] => {
  const inside = isHead ? [] : alternativesTo(step, level + 1)
  if (inside.length === 0 && !step.node.unread && !full) return []
  const unreadAt = step.node.unread && step
  return [{ next: following(step), unreadAt, level, opens: false }, ...inside]
}
