import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom, attackersOf, piecesOnLines, occupiedSquares } from './attacks'
import { stepGain, WORTH } from './exchange'
import type { PieceStep, Ply } from './ply'
import { guardOf, type LostGuard } from './guards'
import { isTrapped } from './trapped'
import type { WordRules } from './wordRules'

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

/** A step of a piece, the answer, and the capture by the same side that follows. */
interface Shot {
  readonly ply: Ply
  readonly step: PieceStep
  /** The board that the step leaves. */
  readonly board: Board
  /** Where the second move captures from, and the captured piece, which was there all the time; absent if it is no such capture. */
  readonly taking?: { readonly from: Square; readonly square: Square; readonly role: Role }
}

const takingOf = (board: Board, answer: Ply | undefined, second: Ply | undefined): Shot['taking'] => {
  const taken = second?.step?.taken
  if (!taken || !answer || answer.step?.to === taken.square) return undefined
  const stood = board.pieces[taken.square]
  return stood?.role === taken.role && stood.color === answer.color
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

/** Kings come first, then what is worth most. */
const dearest = (a: Role, b: Role): number => dearness(b) - dearness(a)

/** The piece attacks two others that it had not attacked, and takes one of them. */
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

/** The piece attacks one along a line, and takes what stood behind it. */
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

/** Pieces that did not move and whose line was opened. */
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

/** The squares of pieces that must not leave the line between a slider and their king. */
const pinnedBy = (board: Board, from: Square): readonly Square[] =>
  piecesOnLines(board, from).flatMap(([front, behind]) => {
    const [piece, other] = [front, behind].map(square =>
      square !== undefined ? board.pieces[square] : undefined,
    )
    const { color } = board.pieces[from]!
    const isPin = piece && piece.color !== color && other?.role === 'king' && other.color === piece.color
    return isPin && front !== undefined ? [front] : []
  })

/** The piece pins another to its king, or attacks one that is pinned; that one is lost. */
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

/** The step attacks a piece that has nowhere to go and is taken. */
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
 * The pattern by which the first move of a line wins, if the line bears it out: the third ply takes what the pattern says. That
 * something is won by it is for the caller to know.
 */
export const motifOf = (line: readonly Ply[], rules: WordRules): Motif | undefined => {
  const shot = shotOf(line)
  if (!shot) return undefined
  return (
    forkOf(shot) ?? skewerOf(shot) ?? discoveryOf(shot) ?? pinOf(shot) ?? trapOf(shot, rules) ?? guardOf(line)
  )
}
