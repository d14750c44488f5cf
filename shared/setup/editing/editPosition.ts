import { pocketSize, withCount } from '../../board/pocket'
import { isPlacing, NO_MEMORY, type Board, type Setup } from '../../board/setup'
import type { Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { editRights } from './editRights'
import { mirrored, withColorsSwapped } from './mirrorPosition'
import type { BoardEdit, PhaseEdit, PositionEdit } from './positionEdit'
import { isSameBoard, isSamePosition } from '../starts/sameSetup'
import { withBoard, withHands, withPockets } from './settleEdit'

const editPieces = (pieces: Board['pieces'], edit: BoardEdit): Board['pieces'] => {
  switch (edit.kind) {
    case 'put':
      return pieces.with(edit.square, edit.piece)
    case 'move':
      return pieces[edit.from] === undefined
        ? pieces
        : pieces.with(edit.from, undefined).with(edit.to, pieces[edit.from])
    case 'takeOff':
      return pieces.with(edit.square, undefined)
    case 'clear':
      return pieces.map(() => undefined)
  }
}

const withoutSkipped = (setup: Setup): Setup => {
  const rest: { -readonly [Field in keyof Setup]: Setup[Field] } = { ...setup }
  delete rest.epSquare
  return rest
}

const editBoard = (rules: VariantRules, setup: Setup, edit: BoardEdit): Setup => {
  const board: Board = { ...setup.board, pieces: editPieces(setup.board.pieces, edit) }
  return isSameBoard(setup.board, board) ? setup : withBoard(rules, withoutSkipped(setup), board)
}

/** Sets the en-passant square. A pawn that can be captured en passant has just moved. */
const editSkipped = (setup: Setup, square: Square | undefined): Setup =>
  square === undefined ? withoutSkipped(setup) : { ...setup, epSquare: square, halfmoves: 0 }

/** The position as if no piece had moved yet. */
const unmoved = (setup: Setup): Setup => ({ ...withoutSkipped(setup), halfmoves: 0, memory: NO_MEMORY })

const beginPlacing = (rules: VariantRules, setup: Setup): Setup => {
  const next = withHands(rules, unmoved(setup))
  const isBlacks = pocketSize(next.pockets.black) > pocketSize(next.pockets.white)
  return { ...next, turn: isBlacks ? 'black' : 'white' }
}

const editHand = (
  rules: VariantRules,
  setup: Setup,
  { color, role, count }: Extract<PhaseEdit, { kind: 'inHand' }>,
): Setup => {
  const pockets = { ...setup.pockets, [color]: withCount(setup.pockets[color], role, count) }
  const isBegun = !isPlacing(setup) && isPlacing({ pockets })
  return withPockets(rules, isBegun ? unmoved(setup) : setup, pockets)
}

const editPhase = (rules: VariantRules, setup: Setup, edit: PhaseEdit): Setup => {
  if (edit.kind === 'placing') {
    return edit.on ? beginPlacing(rules, setup) : { ...setup, pockets: { white: {}, black: {} } }
  }
  if (edit.kind === 'inHand') return editHand(rules, setup, edit)
  const { relocation: gone, ...memory } = setup.memory
  if (edit.role === gone) return setup
  return { ...setup, memory: edit.role === undefined ? memory : { ...memory, relocation: edit.role } }
}

const edited = (rules: VariantRules, setup: Setup, edit: PositionEdit): Setup => {
  switch (edit.kind) {
    case 'put':
    case 'move':
    case 'takeOff':
    case 'clear':
      return editBoard(rules, setup, edit)
    case 'castling':
    case 'leap':
    case 'adjustable':
    case 'transposition':
      return editRights(rules, setup, edit)
    case 'placing':
    case 'inHand':
    case 'relocation':
      return editPhase(rules, setup, edit)
    case 'turn':
      return edit.turn === setup.turn ? setup : { ...withoutSkipped(setup), turn: edit.turn }
    case 'enPassant':
      return editSkipped(setup, edit.square)
    case 'halfmoves':
      return { ...setup, halfmoves: edit.count }
    case 'fullmoves':
      return { ...setup, fullmoves: edit.count }
    case 'mirror':
      return mirrored(rules, setup)
    case 'swapColors':
      return withColorsSwapped(setup)
    case 'replace':
      return edit.setup
  }
}

const isSame = (one: Setup, other: Setup): boolean =>
  one.halfmoves === other.halfmoves && one.fullmoves === other.fullmoves && isSamePosition(one, other)

/**
 * The position after a change by hand; the same object if nothing changes. Rights stay as long as their pieces do; an en-passant square is
 * removed by any change of the board or of the turn.
 */
export const editPosition = (rules: VariantRules, setup: Setup, edit: PositionEdit): Setup => {
  const next = edited(rules, setup, edit)
  return isSame(next, setup) ? setup : next
}
