import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom, attackersOf, isPieceOf, piecesOnLines, occupiedSquares } from './attacks'
import { stepGain, WORTH, exchangeGain } from './exchange'
import type { PieceStep, Ply } from './ply'
import type { WordRules } from './wordRules'
import { opposite } from '../../board/color'
import type { Move } from '../../board/move'

/** The greatest loss, in pawns, that a pawn captured in return makes up for. */
const MADE_GOOD = 1

const concerns = (move: Move, square: Square): boolean =>
  move.kind !== 'placement' && (move.from === square || (move.kind !== 'normal' && move.to === square))

/** Whether the piece would be lost after the move as well. */
const isLostBy = (board: Board, move: Move): boolean =>
  move.kind === 'normal' && stepGain(board, move.from, move.to) < -MADE_GOOD

/**
 * Whether the piece on a square is attacked and lost, and none of its moves saves it.
 *
 * @param legal the legal moves of its side, which is to move
 */
const isTrapped = (board: Board, square: Square, legal: readonly Move[]): boolean => {
  const { color } = board.pieces[square]!
  return (
    exchangeGain(board, square, opposite(color)) > MADE_GOOD &&
    legal.filter(move => concerns(move, square)).every(move => isLostBy(board, move))
  )
}

/*
 * The first move takes something guarded, which wins nothing by itself. The second then takes something that was guarded by the
 * piece that was captured or that recaptured.
 */

/** A piece that has lost its guard, or one that has too much to guard. */
interface LostGuard {
  readonly kind: 'overload' | 'removesGuard'
  readonly role: Role
  readonly square: Square
}

/** The guard that the first move captures or draws away. */
const guardOf = ([first, answer, second]: readonly Ply[]): LostGuard | undefined => {
  const [one, two] = [first?.step, second?.step]
  if (!first || !one?.taken || !answer?.step || !two?.taken || two.taken.role === 'pawn') return undefined
  const { board } = first.before
  const { role, square } = two.taken
  const isThere = isPieceOf(board, square, role, answer.color)
  if (!isThere || square === one.to || answer.step.to === square) return undefined
  // It could have been captured at once anyway.
  if (attackersOf(board, square, first.color).some(from => stepGain(board, from, square) > 0))
    return undefined
  const guards = attackersOf(board, square, opposite(first.color))
  if (guards.includes(one.to)) return { kind: 'removesGuard', role, square }
  const { from, to } = answer.step
  const isDrawnAway = to === one.to && guards.includes(from) && attackedFrom(board, from).includes(one.to)
  const goesOn = isDrawnAway && !attackedFrom(answer.after.board, to).includes(square)
  return goesOn ? { kind: 'overload', role: board.pieces[from]!.role, square: from } : undefined
}

/** A pattern on the board by which a move wins something. */
export type Motif =
  | { readonly kind: 'fork' | 'skewer'; readonly one: Role; readonly other: Role }
  | {
      readonly kind: 'discoveredAttack' | 'pin' | 'pinnedPiece' | 'trap'
      readonly role: Role
      readonly square: Square
    }
  | LostGuard
  | { readonly kind: 'discoveredCheck' }

/** A step of a piece, the answer, and the capture by the same side after that. */
interface Shot {
  readonly ply: Ply
  readonly step: PieceStep
  /** The board after the step. */
  readonly board: Board
  /** The second move's capture: where it starts and the captured piece, which must not have moved. Absent if there is no such capture. */
  readonly taking?: { readonly from: Square; readonly square: Square; readonly role: Role }
}

const takingOf = (board: Board, answer: Ply | undefined, second: Ply | undefined): Shot['taking'] => {
  const taken = second?.step?.taken
  if (!taken || !answer || answer.step?.to === taken.square) return undefined
  return isPieceOf(board, taken.square, taken.role, answer.color)
    ? { ...taken, from: second.step.from }
    : undefined
}

const shotOf = ([ply, answer, second]: readonly Ply[]): Shot | undefined => {
  if (!ply?.step || ply.step.promotion) return undefined
  const { board } = ply.after
  const taking = takingOf(board, answer, second)
  return { ply, step: ply.step, board, ...(taking && { taking }) }
}

const isWorthTaking = (board: Board, from: Square, square: Square): boolean => {
  const { role } = board.pieces[square]!
  return role === 'king' || (role !== 'pawn' && stepGain(board, from, square) > 0)
}

const isEnemy = (board: Board, { color }: Ply, square: Square): boolean => {
  const piece = board.pieces[square]
  return piece !== undefined && piece.color !== color
}

const dearness = (role: Role): number => (role === 'king' ? Number.MAX_VALUE : WORTH[role])

/** Sorts kings first, then the most valuable pieces. */
const dearest = (a: Role, b: Role): number => dearness(b) - dearness(a)

/** The piece attacks two others that it did not attack before, and takes one of them. */
const forkOf = ({ ply, step, board, taking }: Shot): Motif | undefined => {
  if (taking?.from !== step.to) return undefined
  const before = attackedFrom(ply.before.board, step.from)
  const targets = attackedFrom(board, step.to).filter(
    square =>
      isEnemy(board, ply, square) && !before.includes(square) && isWorthTaking(board, step.to, square),
  )
  if (!targets.includes(taking.square)) return undefined
  const [other] = targets
    .filter(square => square !== taking.square)
    .map(square => board.pieces[square]!.role)
    .toSorted(dearest)
  if (!other) return undefined
  const isLess = dearness(other) < dearness(taking.role)
  return isLess ? { kind: 'fork', one: taking.role, other } : { kind: 'fork', one: other, other: taking.role }
}

/** The piece attacks another along a line, and takes the one behind it. */
const skewerOf = ({ ply, step, board, taking }: Shot): Motif | undefined => {
  if (taking?.from !== step.to || taking.role === 'pawn') return undefined
  const before = attackedFrom(ply.before.board, step.from)
  const line = piecesOnLines(board, step.to).find(([, behind]) => behind === taking.square)
  const front = line?.[0]
  if (front === undefined || !isEnemy(board, ply, front) || before.includes(front)) return undefined
  const { role } = board.pieces[front]!
  return dearness(role) > dearness(taking.role)
    ? { kind: 'skewer', one: role, other: taking.role }
    : undefined
}

/** The pieces that did not move but whose line was opened. */
const unmasking = ({ ply, step, board }: Shot): readonly Square[] =>
  occupiedSquares(board, ply.color).filter(
    square => square !== step.to && piecesOnLines(board, square).length > 0,
  )

const discoveryOf = (shot: Shot): Motif | undefined => {
  const { ply, step, board, taking } = shot
  const opened = (from: Square, to: Square): boolean =>
    attackedFrom(board, from).includes(to) && !attackedFrom(ply.before.board, from).includes(to)
  const king = occupiedSquares(board, ply.after.turn, 'king')[0]
  const gives = unmasking(shot)
  if (king !== undefined && gives.some(from => opened(from, king)))
    return taking?.from === step.to || step.taken ? { kind: 'discoveredCheck' } : undefined
  return taking && taking.role !== 'pawn' && gives.includes(taking.from) && opened(taking.from, taking.square)
    ? { kind: 'discoveredAttack', role: taking.role, square: taking.square }
    : undefined
}

/** The squares of the pieces that a slider pins to their king. */
const pinnedBy = (board: Board, from: Square): readonly Square[] =>
  piecesOnLines(board, from).flatMap(([front, behind]) => {
    if (front === undefined || behind === undefined) return []
    const color = opposite(board.pieces[from]!.color)
    const isPin = board.pieces[front]!.color === color && isPieceOf(board, behind, 'king', color)
    return isPin ? [front] : []
  })

/** The piece pins another one to its king, or attacks one that is pinned, and wins it. */
const pinOf = ({ ply, step, board, taking }: Shot): Motif | undefined => {
  if (!taking || taking.role === 'pawn') return undefined
  const { role, square } = taking
  if (pinnedBy(board, step.to).includes(square))
    return pinnedBy(ply.before.board, step.from).includes(square) ? undefined : { kind: 'pin', role, square }
  const attacks = attackedFrom(board, step.to).includes(square)
  const attacked = attackedFrom(ply.before.board, step.from).includes(square)
  const isPinned = occupiedSquares(board, ply.color).some(from => pinnedBy(board, from).includes(square))
  return attacks && !attacked && isPinned ? { kind: 'pinnedPiece', role, square } : undefined
}

/** The step attacks a piece that has no escape and is taken. */
const trapOf = ({ ply, step, board, taking }: Shot, rules: WordRules): Motif | undefined => {
  if (!taking || taking.role === 'pawn' || ply.move.check) return undefined
  const { role, square } = taking
  const isNew = attackersOf(board, square, ply.color).some(
    from => from === step.to || !attackedFrom(ply.before.board, from).includes(square),
  )
  return isNew && isTrapped(board, square, rules.legalMoves(ply.move.fen))
    ? { kind: 'trap', role, square }
    : undefined
}

/**
 * The pattern by which the first move of a line wins, if the third ply confirms it by taking the piece in question. The caller
 * has to make sure that something is won.
 */
export const motifOf = (line: readonly Ply[], rules: WordRules): Motif | undefined => {
  const shot = shotOf(line)
  if (!shot) return undefined
  return (
    forkOf(shot) ?? skewerOf(shot) ?? discoveryOf(shot) ?? pinOf(shot) ?? trapOf(shot, rules) ?? guardOf(line)
  )
}
