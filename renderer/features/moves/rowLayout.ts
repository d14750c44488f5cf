import type { TreeNode } from '@shared/tree/node'
import { isSetupPly, moveNumberAt } from '@shared/tree/moveNumber'
import type { MoveRow, MoveRows, PairRow, CommentToken, RowContent } from './rowTypes'
import type { EditStep } from '../../edits/step'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The state of the layout, changed in place while rows are laid out. */
export interface RowLayout {
  readonly preface: CommentToken[]
  readonly setup: EditStep[]
  readonly rows: MoveRow[]
  readonly rowOf: Map<TreeNode, number>
  gameOffset: number | undefined
  /** A pair that still waits for Black's move. */
  pair: Mutable<PairRow> | undefined
  pairPly: number
  /** The main-line ply being laid out, 0 at the root, and the number of its rows so far. */
  ply: number
  ordinal: number
}

export const emptyLayout = (): RowLayout => ({
  preface: [],
  setup: [],
  rows: [],
  rowOf: new Map(),
  gameOffset: undefined,
  pair: undefined,
  pairPly: 0,
  ply: 0,
  ordinal: 0,
})

export const layOutRows = (layout: RowLayout): MoveRows => {
  closePair(layout)
  return { ...layout, gameOffset: layout.gameOffset ?? 0 }
}

/** Goes on to the next ply of the main line. */
export const beginPly = (layout: RowLayout, ply: number): void => {
  layout.ply = ply
  layout.ordinal = 0
}

/** Notes the first number of the game proper; called for every step. */
export const noteNumber = (layout: RowLayout, { node, before, number }: EditStep): void => {
  if (layout.gameOffset !== undefined || !before || isSetupPly(node) || !isSetupPly(before.node)) return
  layout.gameOffset = number.fullmoves - 1
}

/** Adds a row that interrupts the pairs. */
export const addBlock = (layout: RowLayout, row: RowContent, nodes: readonly TreeNode[]): void => {
  closePair(layout, true)
  addRow(layout, { ...row, key: `${layout.ply}.${layout.ordinal++}` }, nodes)
}

/** Adds a move of the main line to the pair it belongs to. */
export const addToPair = (layout: RowLayout, step: EditStep): void => {
  const { fullmoves: number, color } = step.number
  if (color === 'black' && layout.pair?.number === number && layout.pair.black === undefined) {
    layout.pair.black = step
    return
  }
  closePair(layout)
  layout.pairPly = layout.ply
  layout.pair =
    color === 'white'
      ? { kind: 'pair', number, white: step, black: undefined }
      : { kind: 'pair', number, white: 'dots', black: step }
}

const closePair = (layout: RowLayout, interrupted = false): void => {
  const { pair } = layout
  layout.pair = undefined
  if (!pair) return
  if (interrupted && pair.black === undefined && goesOnWithBlack(pair.white)) pair.black = 'dots'
  const nodes = [pair.white, pair.black].filter(step => typeof step === 'object').map(step => step.node)
  addRow(layout, { ...pair, key: `${layout.pairPly}` }, nodes)
}

const goesOnWithBlack = (white: PairRow['white']): boolean =>
  typeof white === 'object' &&
  white.node.children.length > 0 &&
  moveNumberAt(white.node.fen).color === 'black'

const addRow = (layout: RowLayout, row: MoveRow, nodes: readonly TreeNode[]): void => {
  for (const node of nodes) layout.rowOf.set(node, layout.rows.length)
  layout.rows.push(row)
}
