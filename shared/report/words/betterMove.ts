import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { attackersOf } from './attacks'
import { passedPawns } from './passed'
import type { Ply } from './ply'
import type { PoorPlace, Remark } from './remark'
import { FREER, reachOf } from './scope'
import { named, type WordsContext } from './wordsContext'

/* How a faulty move falls short of the best one: another piece, square, order or aim. */

/** Both take, or go, to the same square; only another piece should do it. */
export const wrongTaker = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.to !== played.step.to) return undefined
  if (first.step.from === played.step.from) return undefined
  const { role } = first.before.board.pieces[first.step.from]!
  const move = named(first)
  if (first.step.taken) return { kind: 'wrongTaker', role, move }
  const isSame = played.before.board.pieces[played.step.from]!.role === role
  return isSame ? { kind: 'rightMove', role, move } : undefined
}

const isOnRim = ({ size }: Board, square: Square): boolean =>
  [0, size.files - 1].includes(fileOf(square, size))

const poorPlace = (
  role: Role,
  played: Ply,
  to: Square,
  first: Ply,
  better: Square,
): PoorPlace | undefined => {
  const [is, could] = [played.after.board, first.after.board]
  if (role === 'king') return undefined
  if (role === 'knight' && isOnRim(is, to) && !isOnRim(could, better)) return 'rim'
  return reachOf(could, better) - reachOf(is, to) >= FREER ? 'scope' : undefined
}

/** The same piece should have gone elsewhere. */
export const wrongSquare = ({ played, best: [first] }: WordsContext): Remark | undefined => {
  if (!first?.step || !played.step || first.step.from !== played.step.from) return undefined
  if (first.step.to === played.step.to) return undefined
  const { role } = played.before.board.pieces[played.step.from]!
  if (role === 'pawn') return undefined
  const why = poorPlace(role, played, played.step.to, first, first.step.to)
  return { kind: 'wrongSquare', role, move: named(first), ...(why && { why }) }
}

/** The next two moves of a side, in plies of a line. */
const SOON = 4

/** The move is right after another: the best line has it as the next or second next move of the same side. */
export const tooEarly = ({ played, best }: WordsContext): Remark | undefined => {
  const [first, ...rest] = best
  const comes = rest
    .slice(0, SOON)
    .some(({ move, color }) => color === played.color && move.uci === played.move.uci)
  return first && comes ? { kind: 'tooEarly', move: named(first) } : undefined
}

/** The best move is played all the same, a little later, in the line against the move. */
export const atOnce = ({ best: [first], refutation, color }: WordsContext): Remark | undefined => {
  const comes =
    first &&
    refutation.slice(0, SOON).some(({ move, color: mover }) => mover === color && move.uci === first.move.uci)
  return first && comes ? { kind: 'atOnce', move: named(first) } : undefined
}

/** The piece that moved goes back with its side's next move, though nothing has attacked it. */
export const goesBack = ({ played, refutation: [answer, next] }: WordsContext): Remark | undefined => {
  if (!played.step || played.step.taken || !answer?.step || answer.move.check || !next?.step) return undefined
  const { from, to } = played.step
  const { role } = played.before.board.pieces[from]!
  const isBack = next.step.from === to && next.step.to === from && !next.step.taken
  const isHit = attackersOf(answer.after.board, to, answer.color).length > 0
  return isBack && !isHit ? { kind: 'goesBack', role, move: named(next) } : undefined
}

/** The best move pushes a passed pawn. */
export const pushMissed = ({ best: [first], played, start, color }: WordsContext): Remark | undefined => {
  if (!first?.step || first.step.taken || first.step.promotion) return undefined
  const { from } = first.step
  return passedPawns(start.board, color).includes(from) && played.step?.from !== from
    ? { kind: 'pushMissed', square: from, move: named(first) }
    : undefined
}

/** The answer is not possible after the best move. */
export const preventedAnswer = ({
  rules,
  best: [first],
  refutation: [answer],
  played,
}: WordsContext): Remark | undefined => {
  if (!first || !answer?.step || !first.step || answer.step.taken?.square === played.step?.to)
    return undefined
  const { from, to } = answer.step
  const isThere = first.after.board.pieces[from]?.color === answer.color
  const isLegal = rules
    .legalMoves(first.move.fen)
    .some(move => move.kind !== 'placement' && move.from === from && move.to === to)
  return isThere && !isLegal ? { kind: 'prevented', answer: named(answer), move: named(first) } : undefined
}

/** The move takes a pawn with a piece, and its player would do better to leave it. */
export const greedyMove = ({ played, start, best: [first] }: WordsContext): Remark | undefined => {
  const { step } = played
  if (!first || first.step?.taken || step?.taken?.role !== 'pawn') return undefined
  if (start.board.pieces[step.from]!.role === 'pawn') return undefined
  return { kind: 'greedy', square: step.taken.square, move: named(first) }
}
