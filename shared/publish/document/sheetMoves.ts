import { moveNumberAt, numberText } from '../../tree/moveNumber'
import { nagGlyph } from '../../tree/nagGlyphs'
import type { TreeNode } from '../../tree/node'
import type { Army } from '../../variants/variant'
import type { Lettering } from '../choices'
import { withoutMarks } from './diagramMarks'
import { writtenMove } from './figurines'
import type { SheetLine, SheetMove } from './sheetDocument'

/** How the moves of a sheet are written. */
export interface MoveStyle {
  readonly army: Army
  readonly lettering: Lettering
}

/** A move of a line, with the position before it. */
export interface SheetStep {
  readonly node: TreeNode
  readonly fenBefore: string
}

/**
 * Moves in their order, with a number for each of White's and for the first.
 *
 * @param goesOn the move before the first stands before it, so that it needs no number of its own
 */
export const sheetMoves = (
  steps: readonly SheetStep[],
  { army, lettering }: MoveStyle,
  goesOn = false,
): readonly SheetMove[] =>
  steps.map(({ node, fenBefore }, place) => {
    const number = moveNumberAt(fenBefore)
    return {
      lead: (place === 0 && !goesOn) || number.color === 'white' ? numberText(number) : '',
      text: writtenMove(node.san, army, lettering),
      glyphs: withoutMarks(node.nags).map(nagGlyph),
    }
  })

/** Figurines count twice, by the sign behind them that asks for text, and so does what places a piece: they are about as wide. */
const widthOf = ({ lead, text, glyphs }: SheetMove): number =>
  lead.length + text.length + text.split('@').length + glyphs.length

/** How wide moves are, in characters. */
export const widthOfMoves = (moves: readonly SheetMove[]): number =>
  moves.reduce((sum, move) => sum + widthOf(move), 0)

/** As many of the last moves of a line as fit into `width` characters. */
export const sheetLine = (steps: readonly SheetStep[], style: MoveStyle, width: number): SheetLine => {
  let from = 0
  while (from < steps.length && widthOfMoves(sheetMoves(steps.slice(from), style)) > width) from++
  return { moves: sheetMoves(steps.slice(from), style), isCut: from > 0 }
}
