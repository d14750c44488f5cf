import type { VariantDefinition } from '../../variants/variant'
import type { Score } from '../../analysis/score'
import { scoreText } from '../../analysis/scoreText'
import { t } from '../../i18n/t'
import { makePositions, type Positions } from './positions'
import { nagGlyph } from '../../tree/nagGlyphs'
import { recordedScore, shownProse } from '../../tree/commentText'
import { isSetupPly, moveNumberAt, numberText } from '../../tree/moveNumber'
import type { TreeNode } from '../../tree/node'
import type { PageChoices } from '../choices'
import { isMarked, orientationMarked, withoutMarks, markedDiagram, turningDiagram } from './diagrams'
import type { Diagram, PublishedTurn, Told } from './document'
import { writtenMove } from './figurines'
import { isBetter, worthOfBest } from './judgedLine'
import { linkComments } from './linkComments'
import { remarksIn } from './summaries'

/** A turn of the setup with what was said about it. */
export interface ToldTurn {
  readonly turn: PublishedTurn
  /** The position in which the turn was made. */
  readonly node: TreeNode
  readonly san: string
}

/** A game told from its first move to its last. */
export interface Telling {
  readonly positions: Positions
  readonly told: readonly Told[]
  /** The turns of the setup, if they have a table of their own, with their remarks. */
  readonly turns: readonly ToldTurn[]
  readonly setupNotes: readonly Told[]
}

/** The plies of the main line that need more than the move. */
export interface MarkedPlies {
  /** Moves that turn the game; a board shows the position before each. */
  readonly turning: ReadonlySet<number>
  /** Faulty moves, which are shown with their value. */
  readonly faulty: ReadonlySet<number>
}

/** Something still to be written. A stack of tasks replaces recursion. */
type Task =
  | { readonly kind: 'line'; readonly node: TreeNode; readonly position: number; readonly depth: number }
  | {
      readonly kind: 'variation'
      readonly parent: TreeNode
      readonly first: TreeNode
      readonly position: number
      readonly depth: number
    }
  | { readonly kind: 'close'; readonly worth: Score<'white'> | undefined; readonly depth: number }
  | { readonly kind: 'unread'; readonly text: string; readonly depth: number }

interface Writer {
  readonly variant: VariantDefinition
  readonly choices: PageChoices
  readonly marked: MarkedPlies
  readonly positions: Positions
  readonly stack: Task[]
  readonly told: Told[]
  readonly turns: ToldTurn[]
  readonly setupNotes: Told[]
  /** Boards asked for in a variation, which wait until it is over. */
  readonly waiting: Diagram[]
  /** Whether the next move needs its number. */
  numbered: boolean
  /** Whether the setup is still going on. */
  inSetup: boolean
}

const listOf = (writer: Writer): Told[] => (writer.inSetup ? writer.setupNotes : writer.told)

const put = (writer: Writer, item: Told): void => {
  listOf(writer).push(item)
}

/** @param unread set for text of the game that could not be read */
const say = (writer: Writer, texts: readonly string[], depth: number, unread?: 'unread'): void => {
  if (!writer.choices.contents.comments) return
  for (const text of texts) {
    put(writer, {
      kind: 'comment',
      text: shownProse(text),
      links: [],
      ...(unread && { isUnread: true }),
      depth,
    })
    writer.numbered = true
  }
}

const leadOf = (writer: Writer, fenBefore: string): string => {
  const number = moveNumberAt(fenBefore)
  return number.color === 'white' || writer.numbered ? numberText(number) : ''
}

const glyphsOf = ({ nags }: TreeNode) => withoutMarks(nags).map(nagGlyph)

const tellMove = (
  writer: Writer,
  parent: TreeNode,
  node: TreeNode,
  position: number,
  depth: number,
): void => {
  const text = writtenMove(node.san, writer.variant.army, writer.choices.lettering)
  put(writer, {
    kind: 'move',
    position,
    lead: leadOf(writer, parent.fen),
    text,
    glyphs: glyphsOf(node),
    depth,
  })
  writer.numbered = false
}

const askDiagram = (writer: Writer, node: TreeNode, position: number): void => {
  if (writer.choices.diagrams !== 'none' && isMarked(node))
    writer.waiting.push(markedDiagram(writer.positions, position, orientationMarked(node)))
}

const showDiagrams = (writer: Writer): void => {
  for (const diagram of writer.waiting.splice(0)) {
    put(writer, { kind: 'diagram', diagram })
    writer.numbered = true
  }
}

/** Shows the board before a move that turned the game: what was played, and what should have been. */
const showTurningPoint = (writer: Writer, parent: TreeNode, before: number): void => {
  const { choices, marked, positions, told } = writer
  const ply = positions.ply(before) + 1
  const isShown = choices.diagrams === 'turningPoints' && !writer.inSetup && marked.turning.has(ply)
  const last = told.at(-1)
  if (!isShown || (last?.kind === 'diagram' && last.diagram.position === before)) return
  put(writer, { kind: 'diagram', diagram: turningDiagram(positions, before, parent) })
  writer.numbered = true
}

/** The line that an annotation marked as better than the move of the game. */
const betterLine = ({ children }: TreeNode): TreeNode | undefined => children.slice(1).find(isBetter)

/** Writes the value after a faulty move, and the one before it unless a better line ends with it. */
const tellVerdict = (writer: Writer, parent: TreeNode, node: TreeNode, position: number): void => {
  const { marked, positions, choices, variant } = writer
  const after = recordedScore(node.comments)
  if (!after || !marked.faulty.has(positions.ply(position))) return
  const before = recordedScore(parent.comments)
  const isCompared = before === undefined || (choices.contents.variations && betterLine(parent) !== undefined)
  const text = isCompared
    ? scoreText(after)
    : t('publish.page.wentFrom', {
        before: scoreText(before),
        move: writtenMove(node.san, variant.army, choices.lettering),
        after: scoreText(after),
      })
  put(writer, { kind: 'value', text, depth: 0 })
}

const hasRemarks = (parent: TreeNode, node: TreeNode, { choices }: Writer): boolean =>
  (choices.contents.comments && remarksIn([...node.commentsBefore, ...node.comments]).length > 0) ||
  (choices.contents.variations && parent.children.length > 1) ||
  parent.unread !== undefined

/** Adds a turn of the setup to the table, and repeats it here if there are remarks about it. */
const tellTurn = (writer: Writer, parent: TreeNode, node: TreeNode, position: number): void => {
  const { variant, choices } = writer
  const score = recordedScore(node.comments)
  const text = writtenMove(node.san, variant.army, choices.lettering)
  const value = score ? scoreText(score) : ''
  writer.turns.push({
    turn: { position, text, glyphs: glyphsOf(node), value },
    node: parent,
    san: node.san,
  })
  if (!hasRemarks(parent, node, writer)) return
  writer.numbered = true
  tellMove(writer, parent, node, position, 0)
}

const tellNext = (writer: Writer, task: Extract<Task, { kind: 'line' }>): void => {
  const { node: parent, position: before, depth } = task
  const [node, ...others] = parent.children
  if (!node) {
    if (parent.unread) say(writer, [parent.unread.text], depth, 'unread')
    return
  }
  if (depth === 0) {
    showDiagrams(writer)
    writer.inSetup &&= isSetupPly(node)
  }
  say(writer, remarksIn(node.commentsBefore), depth)
  if (depth === 0) showTurningPoint(writer, parent, before)
  const position = writer.positions.add(node, before, depth === 0)
  if (writer.inSetup && depth === 0) tellTurn(writer, parent, node, position)
  else tellMove(writer, parent, node, position, depth)
  if (depth === 0 && !writer.inSetup) tellVerdict(writer, parent, node, position)
  say(writer, remarksIn(node.comments), depth)
  askDiagram(writer, node, position)
  writer.stack.push({ kind: 'line', node, position, depth })
  if (parent.unread) writer.stack.push({ kind: 'unread', text: parent.unread.text, depth })
  if (writer.choices.contents.variations)
    for (const first of others.toReversed())
      writer.stack.push({ kind: 'variation', parent, first, position: before, depth: depth + 1 })
}

const tellVariation = (writer: Writer, task: Extract<Task, { kind: 'variation' }>): void => {
  const { parent, first, position: before, depth } = task
  put(writer, { kind: 'open', depth })
  writer.numbered = true
  say(writer, remarksIn(first.commentsBefore), depth)
  const position = writer.positions.add(first, before, false)
  tellMove(writer, parent, first, position, depth)
  say(writer, remarksIn(first.comments), depth)
  askDiagram(writer, first, position)
  const worth = betterLine(parent) === first ? worthOfBest(parent) : undefined
  writer.stack.push({ kind: 'close', worth, depth }, { kind: 'line', node: first, position, depth })
}

/** Ends a variation with the value of its last position, if the game has one. */
const closeVariation = (writer: Writer, { worth, depth }: Extract<Task, { kind: 'close' }>): void => {
  const last = listOf(writer).at(-1)
  const node = last?.kind === 'move' ? writer.positions.node(last.position) : undefined
  const score = node && (recordedScore(node.comments) ?? worth)
  if (score) put(writer, { kind: 'value', text: scoreText(score), depth })
  put(writer, { kind: 'close', depth })
  writer.numbered = true
}

const tellTask = (writer: Writer, task: Task): void => {
  switch (task.kind) {
    case 'line':
      tellNext(writer, task)
      break
    case 'variation':
      tellVariation(writer, task)
      break
    case 'close':
      closeVariation(writer, task)
      break
    case 'unread':
      say(writer, [task.text], task.depth, 'unread')
      break
  }
}

/**
 * Tells a tree in the order in which it is read: a move, what is said of it, what could have been played instead, and
 * so on.
 */
export const tellMoves = (
  variant: VariantDefinition,
  root: TreeNode,
  choices: PageChoices,
  marked: MarkedPlies,
): Telling => {
  const positions = makePositions(variant, root, choices.lettering)
  const writer: Writer = {
    variant,
    choices,
    marked,
    positions,
    stack: [{ kind: 'line', node: root, position: 0, depth: 0 }],
    told: [],
    turns: [],
    setupNotes: [],
    waiting: [],
    numbered: true,
    inSetup: choices.contents.setup,
  }
  askDiagram(writer, root, 0)
  for (let task = writer.stack.pop(); task; task = writer.stack.pop()) tellTask(writer, task)
  showDiagrams(writer)
  const linked = linkComments(variant, positions, choices.lettering)
  return {
    positions,
    told: linked(writer.told),
    turns: writer.turns,
    setupNotes: linked(writer.setupNotes),
  }
}
