import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Setup } from '@shared/board/setup'
import { fileName, squareName } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import type { BoardEdit, PhaseEdit, PositionEdit, RightEdit } from '@shared/setup/positionEdit'
import type { Army, VariantRules } from '@shared/variants/variant'
import { capitalized } from '../capitalized'
import { roleName } from './pieceNames'
import { colorName } from './progress'

/** `black general`, or `empty`. */
export const pieceWords = (piece: Piece | undefined, army: Army): string =>
  piece ? `${piece.color} ${roleName(piece.role, army)}` : 'empty'

const boardWords = ({ army }: VariantRules, { board: { size, pieces } }: Setup, edit: BoardEdit): string => {
  const at = (square: number) => squareName(square, size)
  switch (edit.kind) {
    case 'put':
      return `${capitalized(pieceWords(edit.piece, army))} put on ${at(edit.square)}`
    case 'move':
      return `${capitalized(pieceWords(pieces[edit.from], army))} ${at(edit.from)} to ${at(edit.to)}`
    case 'takeOff':
      return `${capitalized(pieceWords(pieces[edit.square], army))} taken off ${at(edit.square)}`
    case 'clear':
      return 'Board cleared'
    default:
      return assertNever(edit)
  }
}

const may = (color: Color, held: boolean, what: string): string =>
  `${colorName(color)} may ${held ? '' : 'no longer '}${what}`

const rightWords = ({ castling }: VariantRules, { board }: Setup, edit: RightEdit): string => {
  switch (edit.kind) {
    case 'castling': {
      const san = castling?.targets[edit.side].san ?? ''
      const rook = edit.rook === undefined ? '' : ` with ${squareName(edit.rook, board.size)}`
      return may(edit.color, edit.rook !== undefined, `castle ${san}${rook}`)
    }
    case 'leap':
      return may(edit.color, edit.held, 'leap')
    case 'adjustable':
      return edit.files.length === 0
        ? may(edit.color, false, 'adjust a bishop')
        : `${colorName(edit.color)}’s unmoved files: ${edit.files.map(fileName).join(' ')}`
    case 'transposition':
      return may(edit.color, edit.held, 'transpose')
    default:
      return assertNever(edit)
  }
}

const handWords = (
  { army }: VariantRules,
  { pockets }: Setup,
  { color, role, count }: Extract<PhaseEdit, { kind: 'inHand' }>,
): string => {
  const piece = capitalized(pieceWords({ color, role }, army))
  return count > (pockets[color][role] ?? 0) ? `${piece} put in hand` : `${piece} taken from the hand`
}

const phaseWords = (rules: VariantRules, setup: Setup, edit: PhaseEdit): string => {
  if (edit.kind === 'inHand') return handWords(rules, setup, edit)
  if (edit.kind === 'placing') return edit.on ? 'Pieces still to place' : 'Placement over'
  return edit.role === undefined ? 'Relocation over' : `${capitalized(edit.role)}s to relocate`
}

/** What an edit does to a position, as history and live region say it: `Chariot a1 to a4`. */
export const editWords = (rules: VariantRules, setup: Setup, edit: PositionEdit): string => {
  switch (edit.kind) {
    case 'put':
    case 'move':
    case 'takeOff':
    case 'clear':
      return boardWords(rules, setup, edit)
    case 'castling':
    case 'leap':
    case 'adjustable':
    case 'transposition':
      return rightWords(rules, setup, edit)
    case 'placing':
    case 'inHand':
    case 'relocation':
      return phaseWords(rules, setup, edit)
    case 'turn':
      return `${colorName(edit.turn)} to move`
    case 'enPassant':
      return edit.square === undefined
        ? 'No en-passant square'
        : `En passant on ${squareName(edit.square, setup.board.size)}`
    case 'halfmoves':
      return `Halfmove clock at ${edit.count}`
    case 'fullmoves':
      return `Move number ${edit.count}`
    case 'mirror':
      return 'Left and right mirrored'
    case 'swapColors':
      return 'Colors swapped'
    case 'replace':
      return edit.name
    default:
      return assertNever(edit)
  }
}
