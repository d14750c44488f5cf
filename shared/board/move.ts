import type { Role } from './role'
import type { Square } from './square'

/** A piece from the pocket and its target square. */
export interface Placement {
  readonly role: Role
  readonly to: Square
}

/**
 * The kinds of moves on the board that are more than "from goes to":
 * - `castlingA`, `castlingH`: `to` is the square of the castling rook;
 * - `adjustment`: the bishop on `from` swaps with the neighbor on `to`;
 * - `transposition`: two own pieces swap; `from` is the lower file;
 * - `relocation`: king or queen on `from` swaps with `to`, or stays (`from` equals `to`);
 * - `leap`: the unmoved king on `from` jumps to its bunker square `to`;
 * - `pass`: the turn is passed, if a system has that as a move; both squares are the king's.
 */
export const BOARD_MOVE_KINDS = [
  'normal',
  'doubleStep',
  'enPassant',
  'castlingA',
  'castlingH',
  'adjustment',
  'transposition',
  'relocation',
  'leap',
  'pass',
] as const
export type BoardMoveKind = (typeof BOARD_MOVE_KINDS)[number]

export interface BoardMove {
  readonly kind: BoardMoveKind
  readonly from: Square
  readonly to: Square
  readonly promotion?: Role
}

/** One piece from the pocket, or the last two in one turn (sorted Q R B N K, equal roles by file). */
export interface PlacementMove {
  readonly kind: 'placement'
  readonly placements: readonly [Placement] | readonly [Placement, Placement]
}

export type Move = BoardMove | PlacementMove

export type MoveKind = Move['kind']

const isSamePlacement = (a: Placement | undefined, b: Placement | undefined): boolean =>
  a?.role === b?.role && a?.to === b?.to

/** Whether two moves of one position are the same. */
export const isSameMove = (a: Move, b: Move): boolean => {
  if (a.kind !== b.kind) return false
  if (a.kind === 'placement' || b.kind === 'placement') {
    const [first, second] = a.kind === 'placement' ? a.placements : []
    const [other, last] = b.kind === 'placement' ? b.placements : []
    return isSamePlacement(first, other) && isSamePlacement(second, last)
  }
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion
}

/** Whether a move is a placement or relocation, by which the players make the start. These moves never have a check mark. */
export const isSetupKind = (kind: MoveKind): boolean => kind === 'placement' || kind === 'relocation'
