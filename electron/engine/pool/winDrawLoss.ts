import type { WinDrawLoss } from '@shared/analysis/score'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { MATE_BOUND } from '../../core/layout/score'

/**
 * A logistic curve: half of the games are won at `even` centipawns, and `spread` is the width over which the chance
 * rises.
 */
interface Steepness {
  readonly even: number
  readonly spread: number
}

/**
 * How scores turn into results. With few pieces left a win takes a higher score, and the border between win and draw is
 * sharper.
 */
export interface ChanceModel {
  readonly fullBoard: Steepness
  readonly bareBoard: Steepness
}

/** The material of both sides, in pawns, to which the numbers of the model belong. */
const FULL_BOARD = 78
const BARE_BOARD = 10

/** Fitted to games of the engine against itself: `npm run fit-chances`, docs/measurements.md. */
export const OWN_CHANCES: ChanceModel = {
  fullBoard: { even: 55, spread: 120 },
  bareBoard: { even: 173, spread: 68 },
}

/** Values of the pieces in pawns; kings do not count. */
const WORTH: Readonly<Partial<Record<Role, number>>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  archbishop: 7,
  chancellor: 8,
  primeMinister: 7,
  elephant: 2,
  guard: 2,
  cannon: 4,
}

/** The material of both sides on the board and in hand, in pawns; 78 at the start of a game. */
export const materialOf = ({ board, pockets }: Pick<Setup, 'board' | 'pockets'>): number => {
  const onBoard = board.pieces.reduce((sum, piece) => sum + (piece ? (WORTH[piece.role] ?? 0) : 0), 0)
  const inHand = [pockets.white, pockets.black].flatMap(pocket => Object.entries(pocket))
  return inHand.reduce((sum, [role, count]) => sum + (WORTH[role as Role] ?? 0) * count, onBoard)
}

const between = (share: number, low: number, high: number): number => low + share * (high - low)

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * The chance to win at a score in centipawns, 0 to 1. The chance to lose is the chance to win at the opposite score.
 */
export const winChance = (score: number, material: number, { fullBoard, bareBoard }: ChanceModel): number => {
  const share = Math.min(1, Math.max(0, (material - BARE_BOARD) / (FULL_BOARD - BARE_BOARD)))
  const even = between(share, bareBoard.even, fullBoard.even)
  const spread = between(share, bareBoard.spread, fullBoard.spread)
  return logistic((score - even) / spread)
}

/**
 * The chances of the side to move, in thousandths.
 *
 * @param score of the core, from the view of that side
 * @param material of both sides, in pawns
 */
export const winDrawLoss = (score: number, material: number): WinDrawLoss<'mover'> => {
  if (score >= MATE_BOUND) return { win: 1000, draw: 0, loss: 0 }
  if (score <= -MATE_BOUND) return { win: 0, draw: 0, loss: 1000 }
  const win = Math.round(1000 * winChance(score, material, OWN_CHANCES))
  const loss = Math.round(1000 * winChance(-score, material, OWN_CHANCES))
  return { win, draw: 1000 - win - loss, loss }
}
