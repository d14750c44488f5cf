import { opposite } from '../../board/color'
import { isSamePiece } from '../../board/piece'
import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { attackedFrom, attackersOf, boardAfterStep, isInCheck, isOnRim, ranksFromHome } from './attacks'
import { exchangeGain, stepGain } from './exchange'
import { passedPawns } from './passed'
import { type PieceStep, type Ply, setupOf } from './ply'
import type { PoorPlace, Remark } from './remark'
import { FREER, reachOf } from './scope'
import { named, type WordsContext } from './wordsContext'

/* How a faulty move falls short of the best one: another piece, square, order or aim. */

/** Both moves take on, or go to, the same square, but another piece should have done it. */
export const wrongTaker = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.to !== played.step.to) return undefined
  if (first.step.from === played.step.from) return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const move = named(first)
  if (first.step.taken) return { kind: 'wrongTaker', role, move }
  const isSame = played.before.board.pieces[played.step.from]!.role === role
  return isSame ? { kind: 'rightMove', role, move } : undefined
}

const poorPlace = (role: Role, played: Ply, first: Ply): PoorPlace | undefined => {
  const [is, could] = [played.after.board, first.after.board]
  const [to, better] = [played.step!.to, first.step!.to]
  if (role === 'king') return undefined
  if (role === 'knight' && isOnRim(is, to) && !isOnRim(could, better)) return 'rim'
  const isHome = (square: Square): boolean => ranksFromHome(is, square, played.color) === 0
  if (role !== 'rook' && isHome(to) && !isHome(better) && !isHome(played.step!.from)) return 'home'
  return reachOf(could, better) - reachOf(is, to) >= FREER ? 'scope' : undefined
}

/** The same piece should have gone to another square. */
export const wrongSquare = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.from !== played.step.from) return undefined
  if (first.step.to === played.step.to) return undefined
  const { role } = played.before.board.pieces[played.step.from]!
  if (role === 'pawn') return undefined
  const why = poorPlace(role, played, first)
  return { kind: 'wrongSquare', role, move: named(first), ...(why && { why }) }
}

/** The same, but only if the board shows that the piece stands badly. */
export const poorSquare = (place: WordsContext): Remark | undefined => {
  const wrong = wrongSquare(place)
  return wrong && 'why' in wrong ? wrong : undefined
}

/** The next two moves of a side, in plies of a line. */
const SOON = 4

/** The move is right, but only after another one: it is the next or second next move of the same side in the best line. */
export const tooEarly = ({ played, best }: WordsContext): Remark | undefined => {
  const [first, ...rest] = best
  const comes = rest
    .slice(0, SOON)
    .some(({ move, color }) => color === played.color && move.uci === played.move.uci)
  return first && comes ? { kind: 'tooEarly', move: named(first) } : undefined
}

/** The best move is still played a little later in the line against the move. */
export const atOnce = ({ best: [first], refutation, color }: WordsContext): Remark | undefined => {
  const comes =
    first &&
    refutation.slice(0, SOON).some(({ move, color: mover }) => mover === color && move.uci === first.move.uci)
  return first && comes ? { kind: 'atOnce', move: named(first) } : undefined
}

/** The next three moves of both sides, in plies of a line. */
const NEXT_THREE = 6

/** The answer takes a pawn for good that was protected before the move. */
export const pawnLeft = ({
  start,
  played,
  best,
  refutation: [answer, reply],
}: WordsContext): Remark | undefined => {
  const taken = answer?.step?.taken
  if (!answer || taken?.role !== 'pawn' || !reply || reply.step?.to === answer.step!.to) return undefined
  const { square } = taken
  const isLeft =
    square !== played.step?.to &&
    exchangeGain(start.board, square, answer.color) === 0 &&
    exchangeGain(played.after.board, square, answer.color) > 0
  const isCommon = best
    .slice(0, NEXT_THREE)
    .some(({ step, color }) => color === answer.color && step?.taken?.square === square)
  return isLeft && !isCommon ? { kind: 'pawnLeft', square, move: named(answer) } : undefined
}

/** With its next move the piece goes on to the square where the best move takes something at once. */
export const detour = ({
  played,
  best: [first],
  refutation: [answer, next],
}: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || !next?.step || answer!.move.check) return undefined
  const isSamePiece = first.step.from === played.step.from && next.step.from === played.step.to
  const comes = isSamePiece && next.step.to === first.step.to && !next.step.taken
  return comes ? { kind: 'atOnce', move: named(first) } : undefined
}

/** Within three moves, and with its own next move, the piece goes back, though nothing attacks it and nothing is taken. */
export const goesBack = ({ played, refutation, color }: WordsContext): Remark | undefined => {
  if (!played.step || played.step.taken) return undefined
  const { from, to } = played.step
  const { role } = played.before.board.pieces[from]!
  const next = refutation.slice(0, NEXT_THREE).find(({ step }) => step?.from === to || step?.taken)
  if (next?.color !== color || next.step?.to !== from || next.step.taken) return undefined
  const { board } = next.before
  const isDriven = attackersOf(board, to, opposite(color)).length > 0 || isInCheck(board, color)
  return isDriven ? undefined : { kind: 'goesBack', role, move: named(next) }
}

/** The best move pushes a passed pawn. */
export const pushMissed = ({ best: [first], played, start, color }: WordsContext): Remark | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { from } = first.step
  return passedPawns(start.board, color).includes(from) && played.step?.from !== from
    ? { kind: 'pushMissed', square: from, move: named(first) }
    : undefined
}

/** Exchanges on the square where a piece goes would lose it. */
const isLostOn = (board: Board, { from, to }: PieceStep): boolean =>
  exchangeGain(boardAfterStep(board, from, to), to, opposite(board.pieces[from]!.color)) > 0

/** The answer is impossible after the best move, or only possible at a loss, because the best move guards its square. */
export const preventedAnswer = ({
  rules,
  best: [first],
  refutation: [answer],
  played,
}: WordsContext): Remark | undefined => {
  if (!first || !answer?.step || !first.step || answer.step.taken?.square === played.step?.to)
    return undefined
  const { from, to, taken } = answer.step
  const isThere = first.after.board.pieces[from]?.color === answer.color
  const isLegal = rules
    .legalMoves(first.move.fen)
    .some(move => move.kind !== 'placement' && move.from === from && move.to === to)
  const isGuarded =
    attackedFrom(first.after.board, first.step.to).includes(to) && !taken && !answer.move.check
  const isStopped =
    !isLegal ||
    (isGuarded && isLostOn(first.after.board, answer.step) && !isLostOn(played.after.board, answer.step))
  return isThere && isStopped ? { kind: 'prevented', answer: named(answer), move: named(first) } : undefined
}

/** The best move is safe before and after the move that was played, but would lose its piece after the answer. */
export const ruledOut = ({
  start,
  best: [first],
  refutation: [answer],
  played,
}: WordsContext): Remark | undefined => {
  if (!first?.step || first.step.taken || first.move.check) return undefined
  if (!answer?.step || answer.step.taken || answer.move.check) return undefined
  const { step } = first
  const isThere = ({ after: { board } }: Ply): boolean =>
    board.pieces[step.from] === start.board.pieces[step.from] && !board.pieces[step.to]
  const isTimely = isThere(played) && !isLostOn(start.board, step) && !isLostOn(played.after.board, step)
  const isLate = isThere(answer) && isLostOn(answer.after.board, step)
  return isTimely && isLate ? { kind: 'ruledOut', answer: named(answer), move: named(first) } : undefined
}

/** A pawn no longer guards a square, and a piece that would have been lost there goes to it and stays. */
export const squareLeft = ({
  start,
  played,
  best,
  refutation: [answer, reply],
  color,
}: WordsContext): Remark | undefined => {
  if (!played.step || !answer?.step || answer.step.taken || answer.move.check) return undefined
  const { to } = answer.step
  const moved = start.board.pieces[played.step.from]!
  const { role } = answer.after.board.pieces[to]!
  if (moved.role !== 'pawn' || role === 'pawn' || role === 'king' || reply?.step?.to === to) return undefined
  const isPiece = start.board.pieces[answer.step.from]?.role === role && !start.board.pieces[to]
  const isGivenUp =
    attackedFrom(start.board, played.step.from).includes(to) &&
    !attackersOf(played.after.board, to, color).some(at => played.after.board.pieces[at]!.role === 'pawn')
  const isCommon = best.slice(0, NEXT_THREE).some(({ move }) => move.uci === answer.move.uci)
  const isUsed = isPiece && isLostOn(start.board, answer.step) && !isLostOn(played.after.board, answer.step)
  return isGivenUp && isUsed && !isCommon
    ? { kind: 'squareLeft', role, square: to, move: named(answer) }
    : undefined
}

/** A piece takes a pawn without giving anything for it, but should have left it alone. */
export const greedyMove = ({ played, start, best: [first] }: WordsContext): Remark | undefined => {
  const { step } = played
  if (!first || first.step?.taken || step?.taken?.role !== 'pawn') return undefined
  const isPawn = start.board.pieces[step.from]!.role === 'pawn'
  if (isPawn || stepGain(start.board, step.from, step.to) < 0) return undefined
  return { kind: 'greedy', square: step.taken.square, move: named(first) }
}

/** Whether a piece leaves the back rank square on which it has stood since the first position of the game. */
const comesOut = (origin: Board, { before: { board }, step }: Ply): boolean => {
  const piece = step && board.pieces[step.from]
  if (!piece || piece.role === 'pawn' || piece.role === 'king') return false
  return isSamePiece(origin.pieces[step.from], piece) && ranksFromHome(board, step.from, piece.color) === 0
}

/** An unmoved piece should come out (after the opening only a knight or bishop), but the move played develops nothing. */
export const developmentMissed = ({
  variant,
  best: [first],
  played,
  move: { phase },
  past,
}: WordsContext): Remark | undefined => {
  if (phase === 'endgame' || !first?.step || first.step.taken || first.move.check) return undefined
  const origin = setupOf(variant, past[0]!).board
  if (!comesOut(origin, first) || comesOut(origin, played) || played.step?.taken) return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const isMinor = role === 'knight' || role === 'bishop'
  return phase === 'opening' || isMinor ? { kind: 'developmentMissed', role, move: named(first) } : undefined
}
