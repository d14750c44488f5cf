import { janggiObstacle, type JanggiObstacle } from '@shared/board/janggiReach'
import type { Role } from '@shared/board/role'
import { type Setup, CASTLING_SIDES, type CastlingSide } from '@shared/board/setup'
import { fileOf, rankOf, squareName, type BoardSize, type Square, squareAt } from '@shared/board/square'
import type { MoveRefusal } from '@shared/ipc/contract'
import { parseSan, type SanMove, type SanPiece } from '@shared/notation/san/san'
import { findByUci, parseUci } from '@shared/notation/uci'
import { homeRank } from '@shared/setup/ranks/frame'
import { withOptions } from '@shared/variants/options'
import type { VariantRules } from '@shared/variants/variant'
import type { Position } from '../../core/position'
import { castlingSideOf, matchSan } from '../san/matchSan'
import { pieceReach } from './pieceReach'
import { refusedRelocation, refusedSpecialMove, type Tried } from './refusedSwap'
import { writtenMoves } from '../san/san'
import type { Placement } from '@shared/board/move'
import { closedBecause } from '@shared/setup/ranks/closedPlacement'
import { countedPlacements, remainingPocket } from '@shared/setup/ranks/completions'
import { frameOf } from '@shared/setup/ranks/frame'
import { backRank, squareOfIndex } from '@shared/setup/ranks/rank'
import { isNoCastling } from '@shared/setup/rights/castlingHome'

/** The files from one to another, including both. */
const span = (one: number, other: number): readonly number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => Math.min(one, other) + i)

const kingOf = ({ board, turn }: Setup): Square =>
  board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === turn)

/** Whether a third piece is in the way of the king and rook that castle. */
const isBlocked = (
  { board }: Setup,
  rules: VariantRules,
  side: CastlingSide,
  king: Square,
  rook: Square,
): boolean => {
  const target = rules.castling!.targets[side]
  const rank = rankOf(king, board.size)
  return [
    ...span(fileOf(king, board.size), target.king),
    ...span(fileOf(rook, board.size), target.rook),
  ].some(file => {
    const square = squareAt(file, rank, board.size)
    return square !== king && square !== rook && board.pieces[square] !== undefined
  })
}

/** The refusal of a castling whose name the system does not know. */
const unknownCastling = ({ castling }: VariantRules, san: string): MoveRefusal => {
  if (!castling) return { kind: 'castling', because: 'noCastling' }
  return { kind: 'castling', because: san === 'O-O-O' ? 'notLong' : 'unknown' }
}

/** Why the side to move cannot castle toward a side; only called if it cannot. */
const refusedCastling = (position: Position, side: CastlingSide): MoveRefusal => {
  const setup = position.setup()
  const rook = setup.castling[setup.turn][side]
  if (!position.variant.castling) return { kind: 'castling', because: 'noCastling' }
  if (rook === undefined)
    return {
      kind: 'castling',
      because: isNoCastling(position.variant, setup.board, setup.turn, side) ? 'nothing' : 'noRight',
    }
  if (position.inCheck()) return { kind: 'castling', because: 'check' }
  const blocked = isBlocked(setup, position.variant, side, kingOf(setup), rook)
  return { kind: 'castling', because: blocked ? 'blocked' : 'attacked' }
}

/** The side toward which this move of the king would castle: two files or more to its target, or onto its rook. */
const castlingMeant = ({ board, castling, turn }: Setup, rules: VariantRules, from: Square, to: Square) => {
  const isHome =
    board.pieces[from]?.role === 'king' &&
    [from, to].every(square => rankOf(square, board.size) === homeRank(rules, turn))
  if (!isHome || !rules.castling) return undefined
  const files = Math.abs(fileOf(to, board.size) - fileOf(from, board.size))
  const { targets } = rules.castling
  return CASTLING_SIDES.find(
    side =>
      castling[turn][side] === to ||
      (files > 1 && rules.leap.length === 0 && targets[side].king === fileOf(to, board.size)),
  )
}

/** Why one of these pieces cannot be placed there; undefined if each of them can by itself. */
const refusedPlacement = (
  rules: VariantRules,
  { board, turn, pockets }: Setup,
  placements: readonly Placement[],
): MoveRefusal | undefined => {
  const rank = backRank(rules, board, turn)
  const pocket = remainingPocket(rules, rank)
  if (!pocket) return undefined
  for (const { role, to } of placements) {
    const square = squareName(to, board.size)
    if ((pockets[turn][role] ?? 0) === 0) return { kind: 'notInPocket', color: turn, role }
    if (rankOf(to, board.size) !== homeRank(rules, turn)) return { kind: 'placeAtHome', color: turn }
    if (board.pieces[to]) return { kind: 'occupied', square }
    const open = countedPlacements(rules, rank, pocket).filter(
      one => one.role === role && one.completions > 0,
    )
    const index = fileOf(to, board.size) - frameOf(rules).leftFile
    if (open.some(one => one.index === index)) continue
    return {
      kind: 'closed',
      role,
      square,
      because: closedBecause(rules, rank, pocket, { role, index }),
      open: open.map(one => squareName(squareOfIndex(rules, turn, one.index), board.size)),
    }
  }
  return undefined
}

/** A position and its rules, with the options that are on. */
type Asked = Pick<Tried, 'position' | 'setup' | 'rules'>

type BoardSan = Extract<SanMove, { readonly kind: 'board' }>

/** The refusal of a move of a piece that is made before the setup is over. */
const setupFirst = ({ position, setup }: Asked): MoveRefusal | undefined => {
  const { relocation } = setup.memory
  if (relocation) return { kind: 'relocateFirst', color: setup.turn, role: relocation }
  const placing = position.legalMoves()[0]?.kind === 'placement'
  return placing ? { kind: 'placeFirst', color: setup.turn } : undefined
}

const isOwn = ({ board, turn }: Setup, square: Square): boolean => board.pieces[square]?.color === turn

/** The refusal of a move that the piece can make by its way of moving: the king could be taken, or the promotion is missing. */
const exposed = ({ position, setup }: Asked, role: Role, from: Square, to: Square): MoveRefusal => {
  const isLegal = position
    .legalMoves()
    .some(move => move.kind !== 'placement' && move.from === from && move.to === to)
  if (isLegal) return { kind: 'promotion' }
  const square = squareName(to, setup.board.size)
  if (role === 'king') return { kind: 'kingAttacked', square }
  return { kind: position.inCheck() ? 'stillInCheck' : 'kingExposed' }
}

const obstructed = (obstacle: JanggiObstacle, role: Role, size: BoardSize): MoveRefusal => {
  if (obstacle.kind === 'leg') return { kind: 'leg', role, square: squareName(obstacle.at, size) }
  return obstacle.kind === 'palace' ? { kind: 'palace', role } : obstacle
}

const whyNotFromTo = (asked: Asked, from: Square, to: Square): MoveRefusal => {
  const { position, setup, rules } = asked
  const { board, turn } = setup
  const name = (square: Square) => squareName(square, board.size)
  const piece = board.pieces[from]
  if (!piece) return { kind: 'emptySquare', square: name(from) }
  if (piece.color !== turn) return { kind: 'otherTurn', turn }
  const special = refusedSpecialMove({ ...asked, from, to })
  if (special) return special
  const side = castlingMeant(setup, rules, from, to)
  if (side) return refusedCastling(position, side)
  if (isOwn(setup, to)) return { kind: 'ownPiece', square: name(to) }
  const reach = pieceReach(setup, rules, from, to)
  if (reach === 'reached') return exposed(asked, piece.role, from, to)
  const obstacle = rules.grid === 'palaces' ? janggiObstacle(board, from, to) : undefined
  if (obstacle) return obstructed(obstacle, piece.role, board.size)
  return { kind: reach === 'blocked' ? 'blocked' : 'notSo', role: piece.role, from: name(from), to: name(to) }
}

/** The squares of the mover's pieces that a text may mean. */
const meant = (
  { board, turn }: Setup,
  { role, origin }: Pick<BoardSan, 'role' | 'origin'>,
): readonly Square[] =>
  board.pieces.flatMap((piece, square) => {
    if (piece?.role !== role || piece.color !== turn) return []
    const fits =
      (origin.file ?? fileOf(square, board.size)) === fileOf(square, board.size) &&
      (origin.rank ?? rankOf(square, board.size)) === rankOf(square, board.size)
    return fits ? [square] : []
  })

const whyNotBoard = (asked: Asked, san: BoardSan): MoveRefusal => {
  const { setup, rules } = asked
  const { role, to } = san
  const square = squareName(to, setup.board.size)
  const froms = meant(setup, san)
  const [only] = froms
  if (only === undefined) return { kind: 'noSuchPiece', color: setup.turn, role }
  if (isOwn(setup, to)) return { kind: 'ownPiece', square }
  const reached = froms.find(from => pieceReach(setup, rules, from, to) === 'reached')
  if (reached !== undefined) return exposed(asked, role, reached, to)
  return froms.length === 1
    ? whyNotFromTo(asked, only, to)
    : { kind: 'noneGoes', color: setup.turn, role, to: square }
}

/** The squares of the mover's pieces that a special move names. */
const namedSquares = ({ setup }: Asked, { role, ...origin }: SanPiece): readonly Square[] =>
  meant(setup, { role, origin })

const swapOf = (asked: Asked, san: SanMove): { readonly from: Square; readonly to: Square } | undefined => {
  const { setup, rules } = asked
  if (san.kind === 'leap') {
    const [from] = namedSquares(asked, { role: 'king', ...san.origin })
    return from === undefined ? undefined : { from, to: san.to }
  }
  if (san.kind === 'relocation') {
    const [from] = namedSquares(asked, { role: san.role })
    return from === undefined ? undefined : { from, to: san.to ?? from }
  }
  if (san.kind !== 'exchange') return undefined
  const rank = homeRank(rules, setup.turn)
  const [one, ...more] = namedSquares(asked, { rank, ...san.first })
  const others = namedSquares(asked, { rank, ...san.second }).filter(square => square !== one)
  const { size } = setup.board
  const near = others.find(
    square => one !== undefined && Math.abs(fileOf(square, size) - fileOf(one, size)) === 1,
  )
  const to = near ?? others[0]
  return one === undefined || to === undefined || (more.length > 0 && others.length > 1)
    ? undefined
    : { from: one, to }
}

/** The refusal of a special move whose piece is not where the text says; undefined if that is not the reason. */
const missingPiece = (asked: Asked, san: SanMove): MoveRefusal | undefined => {
  const { setup, rules } = asked
  const { turn, board } = setup
  if (san.kind === 'leap') {
    const [square] = namedSquares(asked, { role: 'king' })
    return square === undefined ? undefined : { kind: 'kingStands', square: squareName(square, board.size) }
  }
  if (san.kind !== 'exchange') return undefined
  const rank = homeRank(rules, turn)
  const missing = [san.first, san.second].find(piece => namedSquares(asked, { rank, ...piece }).length === 0)
  return missing && { kind: 'noneAtHome', color: turn, role: missing.role }
}

const whyNotSan = (asked: Asked, san: SanMove): MoveRefusal => {
  if (san.kind === 'board') return whyNotBoard(asked, san)
  if (san.kind === 'castling') {
    const side = castlingSideOf(asked.position.variant, san.san)
    return side ? refusedCastling(asked.position, side) : unknownCastling(asked.rules, san.san)
  }
  const swap = swapOf(asked, san)
  if (!swap) return missingPiece(asked, san) ?? { kind: 'notHere' }
  return refusedSpecialMove({ ...asked, ...swap }) ?? { kind: 'notHere' }
}

/** Why a typed placement or relocation is not possible; undefined for all other moves. */
const whyNotSetUp = (asked: Asked, san: SanMove): MoveRefusal | undefined => {
  if (san.kind === 'placement') return refusedPlacement(asked.rules, asked.setup, san.placements)
  const swap = san.kind === 'relocation' ? swapOf(asked, san) : undefined
  return swap && refusedRelocation({ ...asked, ...swap })
}

/** Reads a text as typed, or else with the capital letter that typists leave out. */
const readTyped = ({ variant }: Position, text: string) => {
  const asTyped = parseSan(variant, text)
  return asTyped.ok ? asTyped : parseSan(variant, text.slice(0, 1).toUpperCase() + text.slice(1))
}

const sansMeant = (position: Position, san: SanMove): readonly string[] => {
  const moves = matchSan(position, san).map(move => JSON.stringify(move))
  return writtenMoves(position).flatMap(({ move, san: text }) =>
    moves.includes(JSON.stringify(move)) ? [text] : [],
  )
}

const whyNotTyped = (asked: Asked, text: string): MoveRefusal | undefined => {
  const san = readTyped(asked.position, text)
  if (!san.ok) return { kind: 'unreadable' }
  const sans = sansMeant(asked.position, san.value)
  if (sans.length > 1) return { kind: 'ambiguous', moves: sans }
  if (sans.length === 1) return undefined
  return whyNotSetUp(asked, san.value) ?? setupFirst(asked) ?? whyNotSan(asked, san.value)
}

/**
 * Why a move cannot be played; undefined if it can.
 *
 * @param options ids of the variant's options that are on
 * @param text UCI of a gesture, or SAN as it was typed
 */
export const whyRefused = (
  position: Position,
  options: readonly string[],
  text: string,
): MoveRefusal | undefined => {
  const asked: Asked = { position, setup: position.setup(), rules: withOptions(position.variant, options) }
  if (findByUci(position.variant, position.legalMoves(), text)) return undefined
  if (!position.hasLegalMove()) return { kind: 'gameOver' }
  const uci = parseUci(position.variant, text)
  if (!uci.ok || uci.value.kind !== 'board') return whyNotTyped(asked, text)
  const { from, to } = uci.value
  return refusedRelocation({ ...asked, from, to }) ?? setupFirst(asked) ?? whyNotFromTo(asked, from, to)
}
