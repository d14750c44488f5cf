import type { VariantDefinition } from '../../variants/variant'
import { scoreText } from '../../analysis/scoreText'
import { makePositions, type Positions } from './positions'
import { nagGlyph } from '../../tree/nagGlyphs'
import { proseIn, shownProse } from '../../tree/commentText'
import { isSetupPly, moveNumberAt } from '../../tree/moveNumber'
import { numberText } from '../../tree/moveLabel'
import type { TreeNode } from '../../tree/node'
import type { PageChoices } from '../choices'
import { isMarked, orientationMarked, withoutMarks } from './diagramMarks'
import type { Diagram, PublishedTurn, TextItem } from './document'
import { writtenMove } from './figurines'
import { recordedAt } from './judgedLine'
import { withoutSummaries } from './summaries'

/** What is told of a game, in reading order: text, and boards where they were asked for. */
export type Told = TextItem | { readonly kind: 'diagram'; readonly diagram: Diagram }

/** A turn of the setup, and what was said of it. */
export interface ToldTurn {
  readonly turn: PublishedTurn
  readonly lead: string
  readonly node: TreeNode
}

/** A game told from its first move to its last. */
export interface Telling {
  readonly positions: Positions
  readonly told: readonly Told[]
  /** Turns of the setup that stand in a table of their own, and what is said of them. */
  readonly turns: readonly ToldTurn[]
  readonly setupNotes: readonly Told[]
}

/** Something still to be told; a stack of these takes the place of recursion. */
type Task =
  | { readonly kind: 'line'; readonly node: TreeNode; readonly position: number; readonly depth: number }
  | {
      readonly kind: 'variation'
      readonly parent: TreeNode
      readonly first: TreeNode
      readonly position: number
      readonly depth: number
    }
  | { readonly kind: 'close'; readonly depth: number }
  | { readonly kind: 'unread'; readonly text: string; readonly depth: number }

interface Teller {
  readonly variant: VariantDefinition
  readonly choices: PageChoices
  /** Plies of the main line that turn the game and get a board. */
  readonly turning: ReadonlySet<number>
  readonly positions: Positions
  readonly stack: Task[]
  readonly told: Told[]
  readonly turns: ToldTurn[]
  readonly setupNotes: Told[]
  /** Boards that wait until the variation is over in which they were asked for. */
  readonly waiting: Diagram[]
  /** The next move says its number. */
  numbered: boolean
  /** The setup is still going on. */
  inSetup: boolean
}

const listOf = (teller: Teller): Told[] => (teller.inSetup ? teller.setupNotes : teller.told)

const put = (teller: Teller, item: Told): void => {
  listOf(teller).push(item)
}

const say = (teller: Teller, texts: readonly string[], depth: number): void => {
  if (!teller.choices.contents.comments) return
  for (const text of texts) {
    put(teller, { kind: 'comment', text: shownProse(text), depth })
    teller.numbered = true
  }
}

const proseOf = (comments: TreeNode['comments']): readonly string[] =>
  proseIn(comments.map(comment => ({ ...comment, text: withoutSummaries(comment.text) })))

const leadOf = (teller: Teller, fenBefore: string): string => {
  const number = moveNumberAt(fenBefore)
  return number.color === 'white' || teller.numbered ? numberText(number) : ''
}

const glyphsOf = ({ nags }: TreeNode) => withoutMarks(nags).map(nagGlyph)

const tellMove = (
  teller: Teller,
  parent: TreeNode,
  node: TreeNode,
  position: number,
  depth: number,
): void => {
  const text = writtenMove(node.san, teller.variant.army, teller.choices.lettering)
  put(teller, {
    kind: 'move',
    position,
    lead: leadOf(teller, parent.fen),
    text,
    glyphs: glyphsOf(node),
    depth,
  })
  teller.numbered = false
}

const isDiagrammed = ({ choices, turning, positions }: Teller, node: TreeNode, position: number): boolean => {
  if (choices.diagrams === 'none') return false
  if (isMarked(node)) return true
  return (
    choices.diagrams === 'turningPoints' && positions.isMain(position) && turning.has(positions.ply(position))
  )
}

const askDiagram = (teller: Teller, node: TreeNode, position: number): void => {
  if (isDiagrammed(teller, node, position))
    teller.waiting.push({ position, orientation: orientationMarked(node) })
}

const showDiagrams = (teller: Teller): void => {
  for (const diagram of teller.waiting.splice(0)) {
    put(teller, { kind: 'diagram', diagram })
    teller.numbered = true
  }
}

const hasRemarks = (parent: TreeNode, node: TreeNode, { choices }: Teller): boolean =>
  (choices.contents.comments &&
    (proseOf(node.comments).length > 0 || proseOf(node.commentsBefore).length > 0)) ||
  (choices.contents.variations && parent.children.length > 1) ||
  parent.unread !== undefined

/** A turn of the setup stands in the table; it is told here as well where there is something to say of it. */
const tellTurn = (teller: Teller, parent: TreeNode, node: TreeNode, position: number): void => {
  const { variant, choices } = teller
  const score = recordedAt(node)
  const text = writtenMove(node.san, variant.army, choices.lettering)
  const value = score ? scoreText(score) : ''
  teller.turns.push({
    turn: { position, text, glyphs: glyphsOf(node), value },
    lead: numberText(moveNumberAt(parent.fen)),
    node: parent,
  })
  if (!hasRemarks(parent, node, teller)) return
  teller.numbered = true
  tellMove(teller, parent, node, position, 0)
}

const tellNext = (teller: Teller, task: Extract<Task, { kind: 'line' }>): void => {
  const { node: parent, position: before, depth } = task
  const [node, ...others] = parent.children
  if (!node) {
    if (parent.unread) say(teller, [parent.unread.text], depth)
    return
  }
  if (depth === 0) {
    showDiagrams(teller)
    teller.inSetup &&= isSetupPly(node)
  }
  say(teller, proseOf(node.commentsBefore), depth)
  const position = teller.positions.add(node, before, depth === 0)
  if (teller.inSetup && depth === 0) tellTurn(teller, parent, node, position)
  else tellMove(teller, parent, node, position, depth)
  say(teller, proseOf(node.comments), depth)
  askDiagram(teller, node, position)
  teller.stack.push({ kind: 'line', node, position, depth })
  if (parent.unread) teller.stack.push({ kind: 'unread', text: parent.unread.text, depth })
  if (teller.choices.contents.variations)
    for (const first of others.toReversed())
      teller.stack.push({ kind: 'variation', parent, first, position: before, depth: depth + 1 })
}

const tellVariation = (teller: Teller, task: Extract<Task, { kind: 'variation' }>): void => {
  const { parent, first, position: before, depth } = task
  put(teller, { kind: 'open', depth })
  teller.numbered = true
  say(teller, proseOf(first.commentsBefore), depth)
  const position = teller.positions.add(first, before, false)
  tellMove(teller, parent, first, position, depth)
  say(teller, proseOf(first.comments), depth)
  askDiagram(teller, first, position)
  teller.stack.push({ kind: 'close', depth }, { kind: 'line', node: first, position, depth })
}

const lastNode = (teller: Teller): TreeNode | undefined => {
  const item = listOf(teller).findLast(one => one.kind === 'move')
  return item?.kind === 'move' ? teller.positions.node(item.position) : undefined
}

/** A variation ends with what its last position is worth, if the game says so. */
const closeVariation = (teller: Teller, depth: number): void => {
  const last = listOf(teller).at(-1)
  const node = last?.kind === 'move' ? lastNode(teller) : undefined
  const score = node && recordedAt(node)
  if (score) put(teller, { kind: 'value', text: scoreText(score), depth })
  put(teller, { kind: 'close', depth })
  teller.numbered = true
}

const tellTask = (teller: Teller, task: Task): void => {
  switch (task.kind) {
    case 'line':
      tellNext(teller, task)
      break
    case 'variation':
      tellVariation(teller, task)
      break
    case 'close':
      closeVariation(teller, task.depth)
      break
    case 'unread':
      say(teller, [task.text], task.depth)
      break
  }
}

/**
 * Tells a tree in the order in which it is read: a move, what is said of it, what could have been played instead, and on.
 *
 * @param turning plies of the main line that turn the game
 */
export const tellMoves = (
  variant: VariantDefinition,
  root: TreeNode,
  choices: PageChoices,
  turning: ReadonlySet<number>,
): Telling => {
  const positions = makePositions(variant, root, choices.lettering)
  const teller: Teller = {
    variant,
    choices,
    turning,
    positions,
    stack: [{ kind: 'line', node: root, position: 0, depth: 0 }],
    told: [],
    turns: [],
    setupNotes: [],
    waiting: [],
    numbered: true,
    inSetup: choices.contents.setup,
  }
  if (choices.diagrams !== 'none' && isMarked(root))
    teller.waiting.push({ position: 0, orientation: orientationMarked(root) })
  for (let task = teller.stack.pop(); task; task = teller.stack.pop()) tellTask(teller, task)
  showDiagrams(teller)
  return { positions, told: teller.told, turns: teller.turns, setupNotes: teller.setupNotes }
}
