import type { BoardMove, Move, Placement } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import type { CastlingSide } from '@shared/board/setup'
import { fileOf, rankOf, squareAt, type Square } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import type { SanMove, SanOrigin, SanPiece } from '@shared/notation/san/san'
import type { VariantRules } from '@shared/variants/variant'
import type { Position } from '../../core/position'

type San<K extends SanMove['kind']> = Extract<SanMove, { readonly kind: K }>

const boardMoves = (position: Position): readonly BoardMove[] =>
  position.legalMoves().filter(move => move.kind !== 'placement')

const roleAt = (position: Position, square: Square): Role | undefined => position.pieceAt(square)?.role

const standsAt = ({ file, rank }: SanOrigin, square: Square, { board }: VariantRules): boolean =>
  (file === undefined || file === fileOf(square, board)) &&
  (rank === undefined || rank === rankOf(square, board))

const sideOf = ({ kind }: BoardMove): CastlingSide | undefined => {
  if (kind === 'castlingA') return 'aSide'
  return kind === 'castlingH' ? 'hSide' : undefined
}

/** Whether a move is a castling that some write as the king moving to its target or onto its rook. */
const castlesTo = ({ variant }: Position, move: BoardMove, to: Square): boolean => {
  const side = sideOf(move)
  if (side === undefined) return false
  const { king } = variant.castling!.targets[side]
  return move.to === to || squareAt(king, rankOf(move.from, variant.board), variant.board) === to
}

const kingJumps = (position: Position, to: Square): readonly Move[] =>
  boardMoves(position).filter(
    move =>
      ((move.kind === 'leap' || move.kind === 'pass') && move.to === to) || castlesTo(position, move, to),
  )

/** A pawn move given by its target alone means the straight one if there is one: `d6`, even if an en-passant capture leads there too. */
const straightFirst = ({ variant }: Position, san: San<'board'>, moves: readonly BoardMove[]) => {
  if (san.role !== 'pawn' || san.origin.file !== undefined || moves.length < 2) return moves
  const { board } = variant
  const straight = moves.filter(({ from, to }) => fileOf(from, board) === fileOf(to, board))
  return straight.length > 0 ? straight : moves
}

const matchBoard = (position: Position, san: San<'board'>): readonly Move[] => {
  const { role, to, origin, promotion } = san
  const steps = position
    .movesTo(role, to)
    .filter(move => move.promotion === promotion && standsAt(origin, move.from, position.variant))
  return steps.length === 0 && role === 'king' ? kingJumps(position, to) : straightFirst(position, san, steps)
}

/** The side toward which a text castles in this system; undefined for a castling that the system does not have. */
export const castlingSideOf = ({ castling }: VariantRules, san: string): CastlingSide | undefined => {
  if (!castling) return undefined
  const { aSide } = castling.targets
  if (san === aSide.san || san === aSide.alsoRead) return 'aSide'
  return san === castling.targets.hSide.san || san === 'O-O' ? 'hSide' : undefined
}

const matchCastling = (position: Position, { san }: San<'castling'>): readonly Move[] => {
  const side = castlingSideOf(position.variant, san)
  return side === undefined ? [] : boardMoves(position).filter(move => sideOf(move) === side)
}

const isSame = (a: readonly Placement[], b: readonly Placement[]): boolean =>
  a.length === b.length && a.every(({ role, to }) => b.some(other => other.role === role && other.to === to))

const matchPlacement = (position: Position, { placements }: San<'placement'>): readonly Move[] =>
  position.legalMoves().filter(move => move.kind === 'placement' && isSame(move.placements, placements))

/** A leap of one file is also the king's ordinary move: `Kf>>g1` is read as `Kg1`. */
const matchLeap = (position: Position, { origin, to }: San<'leap'>): readonly Move[] =>
  boardMoves(position).filter(
    move =>
      move.to === to &&
      standsAt(origin, move.from, position.variant) &&
      (move.kind === 'leap' || (move.kind === 'normal' && roleAt(position, move.from) === 'king')),
  )

const matchExchange = (position: Position, { first, second }: San<'exchange'>): readonly Move[] => {
  const is = (piece: SanPiece, square: Square): boolean =>
    roleAt(position, square) === piece.role && standsAt(piece, square, position.variant)
  return boardMoves(position).filter(
    ({ kind, from, to }) =>
      (kind === 'adjustment' || kind === 'transposition') &&
      ((is(first, from) && is(second, to)) || (is(second, from) && is(first, to))),
  )
}

const matchRelocation = (position: Position, { role, to }: San<'relocation'>): readonly Move[] =>
  boardMoves(position).filter(
    move =>
      move.kind === 'relocation' &&
      roleAt(position, move.from) === role &&
      (to === undefined ? move.from === move.to : move.to === to),
  )

/**
 * The legal moves that a text in SAN can mean; exactly one if the text is correct. A null move counts only where the turn may be passed.
 */
export const matchSan = (position: Position, san: SanMove): readonly Move[] => {
  switch (san.kind) {
    case 'board':
      return matchBoard(position, san)
    case 'castling':
      return matchCastling(position, san)
    case 'placement':
      return matchPlacement(position, san)
    case 'leap':
      return matchLeap(position, san)
    case 'exchange':
      return matchExchange(position, san)
    case 'relocation':
      return matchRelocation(position, san)
    case 'null':
      return boardMoves(position).filter(({ kind }) => kind === 'pass')
    default:
      return assertNever(san)
  }
}
