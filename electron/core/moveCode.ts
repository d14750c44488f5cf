import type { BoardMove, BoardMoveKind, Move, Placement, PlacementMove } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import { EIGHT, type BoardSize } from '@shared/board/square'
import { boardSquare, coreSquare, EIGHT_LAYOUT, type BoardLayout } from './boardLayout'
import { namesByNumber } from './namesByNumber'

/** The core's number of each kind of move that is not a placement. */
const kindNumbers = ({ move }: BoardLayout): Readonly<Record<BoardMoveKind, number>> => ({
  normal: move.NORMAL,
  doubleStep: move.DOUBLE_STEP,
  enPassant: move.EN_PASSANT,
  castlingA: move.CASTLING_A,
  castlingH: move.CASTLING_H,
  adjustment: move.ADJUSTMENT_MOVE,
  transposition: move.TRANSPOSITION_MOVE,
  relocation: move.RELOCATION_MOVE,
  leap: move.LEAP_MOVE,
  pass: move.PASS_MOVE,
})

/** The order in which the two pieces of a double placement are written. */
const PLACING_ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

const inOrder = (a: Placement, b: Placement): number =>
  PLACING_ORDER.indexOf(a.role) - PLACING_ORDER.indexOf(b.role) || a.to - b.to

/** Converts moves between our form and the core's, on boards of one size. */
export interface MoveCoder {
  /** Converts a move of the core, which must not be a placement, into our form. */
  readonly decodeBoardMove: (code: number) => BoardMove
  /** Converts any move of the core into our form. */
  readonly decodeMove: (code: number) => Move
  /** Converts a move into the core's 32-bit word. */
  readonly encodeMove: (move: Move) => number
}

/** The coder of moves on boards of a size, by the layout of its core. */
const moveCoder = (layout: BoardLayout, size: BoardSize): MoveCoder => {
  const { roles, roleNumber } = layout.pieces
  const { TO_SHIFT, KIND_SHIFT, ROLE_SHIFT, SECOND_ROLE_SHIFT, SECOND_FILE_SHIFT } = layout.move
  const { SQUARE_MASK, KIND_MASK, ROLE_MASK, EIGHT_MASK } = layout.move
  const { PLACEMENT, DOUBLE_PLACEMENT } = layout.move
  const numbers = kindNumbers(layout)
  const kinds = namesByNumber(numbers)

  const squareIn = (code: number): number => boardSquare(layout, size, code & SQUARE_MASK)
  const numberOf = (square: number): number => coreSquare(layout, size, square)

  const kindIn = (code: number): number => (code >> KIND_SHIFT) & KIND_MASK
  const toIn = (code: number): number => squareIn(code >> TO_SHIFT)

  /** The number of the role in a move: the promotion or the piece placed; 0 for none. */
  const roleIn = (code: number): number => (code >> ROLE_SHIFT) & ROLE_MASK

  const secondIn = (code: number): Placement => ({
    role: roles[(code >> SECOND_ROLE_SHIFT) & EIGHT_MASK]!,
    to: (toIn(code) & ~EIGHT_MASK) | ((code >> SECOND_FILE_SHIFT) & EIGHT_MASK),
  })

  const decodePlacement = (code: number): PlacementMove => {
    const first: Placement = { role: roles[roleIn(code)]!, to: toIn(code) }
    if (kindIn(code) === PLACEMENT) return { kind: 'placement', placements: [first] }
    const second = secondIn(code)
    return { kind: 'placement', placements: inOrder(first, second) < 0 ? [first, second] : [second, first] }
  }

  const decodeBoardMove = (code: number): BoardMove => {
    const kind = kinds[kindIn(code)]!
    const promotion = roleIn(code)
    return promotion === 0
      ? { kind, from: squareIn(code), to: toIn(code) }
      : { kind, from: squareIn(code), to: toIn(code), promotion: roles[promotion]! }
  }

  const encodePlacement = ({ placements }: PlacementMove): number => {
    const [first, second] = placements.toSorted((a, b) => a.to - b.to)
    const code = (first!.to << TO_SHIFT) | (roleNumber(first!.role) << ROLE_SHIFT)
    if (!second) return code | (PLACEMENT << KIND_SHIFT)
    const file = second.to & EIGHT_MASK
    return (
      code |
      (DOUBLE_PLACEMENT << KIND_SHIFT) |
      (roleNumber(second.role) << SECOND_ROLE_SHIFT) |
      (file << SECOND_FILE_SHIFT)
    )
  }

  return {
    decodeBoardMove,
    decodeMove: code => {
      const kind = kindIn(code)
      return kind === PLACEMENT || kind === DOUBLE_PLACEMENT ? decodePlacement(code) : decodeBoardMove(code)
    },
    encodeMove: move => {
      if (move.kind === 'placement') return encodePlacement(move)
      const promotion = move.promotion === undefined ? 0 : roleNumber(move.promotion)
      return (
        numberOf(move.from) |
        (numberOf(move.to) << TO_SHIFT) |
        (numbers[move.kind] << KIND_SHIFT) |
        (promotion << ROLE_SHIFT)
      )
    },
  }
}

/** The coder of moves on eight by eight. */
const ON_EIGHT = moveCoder(EIGHT_LAYOUT, EIGHT)

export const { decodeMove, encodeMove } = ON_EIGHT

const CODERS = new Map<number, MoveCoder>([[EIGHT.files, ON_EIGHT]])

/** The coder of moves in positions of a layout; one for each width of boards. */
export const moveCoderOf = (layout: BoardLayout, size: BoardSize): MoveCoder => {
  const key = layout === EIGHT_LAYOUT ? EIGHT.files : 100 + size.files
  const known = CODERS.get(key)
  if (known) return known
  const made = moveCoder(layout, size)
  CODERS.set(key, made)
  return made
}
