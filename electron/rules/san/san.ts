import { isSetupKind, type BoardMove, type Move, type MoveKind } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import { fileName, fileOf, rankOf, squareName, type Square } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import { makePlacements } from '@shared/notation/uci'
import type { VariantRules } from '@shared/variants/variant'
import type { Position } from '../../core/position'

/** A legal move and its notation. */
export interface WrittenMove {
  readonly move: Move
  readonly san: string
}

const letterOf = ({ army }: VariantRules, role: Role): string => army.letters[role]!

const fileLetter = (square: Square, { board }: VariantRules): string => fileName(fileOf(square, board))

/** The squares from which pieces of one role can legally go to one square, including the origin of the move itself. */
type Origins = (role: Role, to: Square) => readonly Square[]

/** The shortest text that tells a move from those of like pieces to the same square: file, rank, or both. */
const originText = (from: Square, origins: readonly Square[], { board }: VariantRules): string => {
  if (origins.length < 2) return ''
  const name = squareName(from, board)
  const others = origins.filter(origin => origin !== from)
  if (!others.some(origin => fileOf(origin, board) === fileOf(from, board))) return name.slice(0, 1)
  return others.some(origin => rankOf(origin, board) === rankOf(from, board)) ? name : name.slice(1)
}

/**
 * The SAN of a pawn move. A capture is written with the file of origin; a soldier of Janggi also moves sideways and may need its origin.
 */
const pawnSan = ({ variant }: Position, move: BoardMove, captures: boolean, origins: Origins): string => {
  const to = squareName(move.to, variant.board)
  if (variant.promotions.length > 0) return captures ? `${fileLetter(move.from, variant)}x${to}` : to
  const origin = originText(move.from, origins('pawn', move.to), variant)
  if (!captures) return origin + to
  return `${/^[a-z]/.test(origin) ? origin : fileLetter(move.from, variant) + origin}x${to}`
}

/** The SAN of an ordinary move, without its promotion. */
const stepSan = (position: Position, move: BoardMove, origins: Origins): string => {
  const { variant } = position
  const { role } = position.pieceAt(move.from)!
  const to = squareName(move.to, variant.board)
  const captures = move.kind === 'enPassant' || position.pieceAt(move.to) !== undefined
  if (role === 'pawn') return pawnSan(position, move, captures, origins)
  const origin = role === 'king' ? '' : originText(move.from, origins(role, move.to), variant)
  return `${letterOf(variant, role)}${origin}${captures ? 'x' : ''}${to}`
}

const adjustmentSan = (position: Position, move: BoardMove): string => {
  const { variant } = position
  const { role } = position.pieceAt(move.to)!
  const alike = position
    .legalMoves()
    .filter(
      other =>
        other.kind === 'adjustment' && other.from === move.from && position.pieceAt(other.to)!.role === role,
    )
  const bishop = letterOf(variant, 'bishop') + fileLetter(move.from, variant)
  return `${bishop}<=>${letterOf(variant, role)}${alike.length > 1 ? fileLetter(move.to, variant) : ''}`
}

const pieceAndSquare = (position: Position, square: Square): string =>
  letterOf(position.variant, position.pieceAt(square)!.role) + squareName(square, position.variant.board)

const relocationSan = (position: Position, { from, to }: BoardMove): string => {
  const letter = letterOf(position.variant, position.pieceAt(from)!.role)
  return from === to ? `${letter}=` : `${letter}<=>${squareName(to, position.variant.board)}`
}

const boardMoveSan = (position: Position, move: BoardMove, origins: Origins): string => {
  const { variant } = position
  switch (move.kind) {
    case 'normal':
    case 'doubleStep':
    case 'enPassant': {
      const step = stepSan(position, move, origins)
      return move.promotion === undefined ? step : `${step}=${letterOf(variant, move.promotion)}`
    }
    case 'castlingA':
      return variant.castling!.targets.aSide.san
    case 'castlingH':
      return variant.castling!.targets.hSide.san
    case 'adjustment':
      return adjustmentSan(position, move)
    case 'transposition':
      return `${pieceAndSquare(position, move.from)}<=>${pieceAndSquare(position, move.to)}`
    case 'relocation':
      return relocationSan(position, move)
    case 'pass':
      return '--'
    case 'leap':
      return `${letterOf(variant, 'king')}${fileLetter(move.from, variant)}>>${squareName(move.to, variant.board)}`
    default:
      return assertNever(move.kind)
  }
}

/** Looks up, through the core and for each move, the origins of the pieces that can legally go to a square. */
const askedOrigins =
  (position: Position): Origins =>
  (role, to) =>
    position.movesTo(role, to).map(({ from }) => from)

/** The same, listed in advance for all moves of a position. */
const listedOrigins = (position: Position, moves: readonly Move[]): Origins => {
  const byTarget = new Map<Square, Square[]>()
  for (const move of moves) {
    if (move.kind !== 'normal') continue
    const there = byTarget.get(move.to)
    if (there) there.push(move.from)
    else byTarget.set(move.to, [move.from])
  }
  return (role, to) => {
    const there = byTarget.get(to) ?? []
    return there.length < 2 ? there : there.filter(from => position.pieceAt(from)?.role === role)
  }
}

const stemOf = (position: Position, move: Move, origins: Origins): string =>
  move.kind === 'placement'
    ? makePlacements(position.variant, move.placements)
    : boardMoveSan(position, move, origins)

/** A legal move in SAN, without the check mark that only playing it would show. */
export const sanStem = (position: Position, move: Move): string =>
  stemOf(position, move, askedOrigins(position))

/** `+` or `#` for the move that led here, or nothing. Setup plies have none. */
export const checkMark = (position: Position, kind: MoveKind): '' | '+' | '#' => {
  if (isSetupKind(kind) || !position.inCheck()) return ''
  return position.hasLegalMove() ? '+' : '#'
}

/** All legal moves with their SAN, in the order of the core. */
export const writtenMoves = (position: Position): readonly WrittenMove[] => {
  const moves = position.markedMoves()
  const origins = listedOrigins(
    position,
    moves.map(({ move }) => move),
  )
  return moves.map(({ move, mark }) => ({ move, san: stemOf(position, move, origins) + mark }))
}

/** The SAN of all legal moves, in the order of the core. */
export const legalSans = (position: Position): readonly string[] =>
  writtenMoves(position).map(({ san }) => san)
