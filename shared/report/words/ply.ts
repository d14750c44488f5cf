import { opposite, type Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Setup } from '../../board/setup'
import { fileOf, rankOf, squareAt, type Square } from '../../board/square'
import { parseFen } from '../../notation/fen/fen'
import { parseUci } from '../../notation/uci'
import { unwrap } from '../../result'
import type { BetterMove } from '../../tree/pricedSetup'
import type { VariantDefinition } from '../../variants/variant'

/** A piece that stands, or stood, on a square. */
export interface Standing {
  readonly role: Role
  readonly square: Square
}

/** A move of one piece from one square to another, with what it takes there or en passant. */
export interface PieceStep {
  readonly from: Square
  readonly to: Square
  readonly taken?: Standing
  readonly promotion?: Role
}

/** A move of a line with the positions around it. */
export interface Ply {
  readonly move: BetterMove
  readonly color: Color
  readonly fenBefore: string
  readonly before: Setup
  readonly after: Setup
  /** Absent for castling, leaps, swaps and everything else that does not move a single piece; none of them captures. */
  readonly step?: PieceStep
}

/** The position of a FEN written by the rules. */
export const setupOf = (variant: VariantDefinition, fen: string): Setup =>
  unwrap(parseFen(variant, fen)).setup

const takenBy = (
  { board, turn }: Setup,
  kind: BetterMove['kind'],
  from: Square,
  to: Square,
): Standing | undefined => {
  const { size, pieces } = board
  const square = kind === 'enPassant' ? squareAt(fileOf(to, size), rankOf(from, size), size) : to
  const piece = pieces[square]
  return piece?.color === opposite(turn) ? { role: piece.role, square } : undefined
}

const stepOf = (
  variant: VariantDefinition,
  { uci, kind }: BetterMove,
  before: Setup,
): PieceStep | undefined => {
  if (kind !== 'normal' && kind !== 'doubleStep' && kind !== 'enPassant') return undefined
  const move = unwrap(parseUci(variant, uci))
  if (move.kind !== 'board') return undefined
  const { from, to, promotion } = move
  const taken = takenBy(before, kind, from, to)
  return { from, to, ...(taken && { taken }), ...(promotion && { promotion }) }
}

/** A move played in a position. */
export const plyOf = (variant: VariantDefinition, fenBefore: string, move: BetterMove): Ply => {
  const before = setupOf(variant, fenBefore)
  const step = stepOf(variant, move, before)
  return {
    move,
    color: before.turn,
    fenBefore,
    before,
    after: setupOf(variant, move.fen),
    ...(step && { step }),
  }
}

/** The moves of a line that begins in a position. */
export const pliesOf = (
  variant: VariantDefinition,
  fen: string,
  line: readonly BetterMove[],
): readonly Ply[] => line.map((move, place) => plyOf(variant, line[place - 1]?.fen ?? fen, move))
