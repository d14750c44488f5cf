import type { WinDrawLoss } from '@shared/analysis/score'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { MATE_BOUND } from '../../core/layout/score'

/*
 * Chances are a logistic function of the score: half of the games are won at `even` centipawns, and the
 * chance rises over a range of `spread`. Both shrink as pieces leave the board, where an advantage is easier
 * to turn into a win. The numbers are estimates of ours for an evaluation in centipawns; fitting them to
 * games of the engine against itself changes this table and nothing else.
 */
const FULL_BOARD = { material: 78, even: 150, spread: 75 } as const
const BARE_BOARD = { material: 10, even: 100, spread: 45 } as const

/** Worth in pawns; kings do not count. */
const WORTH: Readonly<Partial<Record<Role, number>>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }

/** Material of both sides on board and in hand, in pawns; 78 at the start of a game. */
export const materialOf = ({ board, pockets }: Pick<Setup, 'board' | 'pockets'>): number => {
  const onBoard = board.pieces.reduce((sum, piece) => sum + (piece ? (WORTH[piece.role] ?? 0) : 0), 0)
  const inHand = [pockets.white, pockets.black].flatMap(pocket => Object.entries(pocket))
  return inHand.reduce((sum, [role, count]) => sum + (WORTH[role as Role] ?? 0) * count, onBoard)
}

const between = (share: number, low: number, high: number): number => low + share * (high - low)

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * Chances of the side to move, in thousandths.
 *
 * @param score of the core, from its view
 * @param material of both sides, in pawns
 */
export const winDrawLoss = (score: number, material: number): WinDrawLoss<'mover'> => {
  if (score >= MATE_BOUND) return { win: 1000, draw: 0, loss: 0 }
  if (score <= -MATE_BOUND) return { win: 0, draw: 0, loss: 1000 }
  const range = FULL_BOARD.material - BARE_BOARD.material
  const share = Math.min(1, Math.max(0, (material - BARE_BOARD.material) / range))
  const even = between(share, BARE_BOARD.even, FULL_BOARD.even)
  const spread = between(share, BARE_BOARD.spread, FULL_BOARD.spread)
  const win = Math.round(1000 * logistic((score - even) / spread))
  const loss = Math.round(1000 * logistic((-score - even) / spread))
  return { win, draw: 1000 - win - loss, loss }
}
