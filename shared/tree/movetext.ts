import { startMovetext, type MovetextStyle, type MovetextWriter } from '../notation/pgn/movetext'
import { parenthesesOf } from '../notation/pgn/parentheses'
import { moveNumberAt } from './moveNumber'
import type { TreeNode } from './node'

/** Something still to be written; a stack of these replaces recursion. */
type Task =
  /** The moves after the node in its line, with their alternatives. */
  | { readonly kind: 'line'; readonly node: TreeNode }
  | { readonly kind: 'variation'; readonly parent: TreeNode; readonly first: TreeNode }
  | { readonly kind: 'close' }
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'unreadVariation'; readonly text: string }

const writeMove = (writer: MovetextWriter, parent: TreeNode, node: TreeNode): void => {
  writer.move(moveNumberAt(parent.fen), node.san, node)
}

/**
 * Where unread text goes. At a node that has moves it is one more alternative to the first of them, unless its parentheses do not match;
 * then it goes to the end of the line.
 */
const unreadTasks = ({ unread }: TreeNode): { readonly beside?: Task; readonly behind?: Task } => {
  if (!unread) return {}
  const { text } = unread
  const shape = parenthesesOf(text)
  if (shape === 'broken') return { behind: { kind: 'unread', text } }
  return { beside: { kind: shape === 'wrapped' ? 'unread' : 'unreadVariation', text } }
}

/** Writes the first child, and puts on the stack what comes after it, the last first. */
const writeLine = (writer: MovetextWriter, stack: Task[], node: TreeNode): void => {
  const [first, ...others] = node.children
  if (!first) {
    if (node.unread) writer.verbatim(node.unread.text)
    return
  }
  const { beside, behind } = unreadTasks(node)
  const variations = others.map((other): Task => ({ kind: 'variation', parent: node, first: other }))
  if (beside) variations.splice(node.unread?.variationsBefore ?? others.length, 0, beside)
  if (behind) stack.push(behind)
  stack.push({ kind: 'line', node: first })
  for (const variation of variations.reverse()) stack.push(variation)
  writeMove(writer, node, first)
}

const writeTask = (writer: MovetextWriter, stack: Task[], task: Task): void => {
  switch (task.kind) {
    case 'line':
      writeLine(writer, stack, task.node)
      break
    case 'variation':
      writer.openVariation()
      writeMove(writer, task.parent, task.first)
      stack.push({ kind: 'close' }, { kind: 'line', node: task.first })
      break
    case 'close':
      writer.closeVariation()
      break
    case 'unread':
      writer.verbatim(task.text)
      break
    case 'unreadVariation':
      writer.openVariation()
      writer.verbatim(task.text)
      writer.closeVariation()
      break
  }
}

/**
 * Writes a tree as movetext, without a result. Every move is numbered according to the position in which it is made.
 *
 * @param braceText returns the text between the braces for a comment; by default one that is read back unchanged
 */
export const makeMovetext = (
  root: TreeNode,
  braceText?: (text: string) => string,
  style?: MovetextStyle,
): MovetextWriter => {
  const writer = startMovetext(braceText, style)
  writer.comments(root.commentsBefore)
  writer.comments(root.comments)
  const stack: Task[] = [{ kind: 'line', node: root }]
  for (let task = stack.pop(); task; task = stack.pop()) writeTask(writer, stack, task)
  return writer
}
