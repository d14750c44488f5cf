import { roleName } from '@shared/i18n/names/pieceNames'
import { formatNumber } from '@shared/i18n/numbers'
import { roleOfCapital } from '@shared/variants/army'
import type { Army } from '@shared/variants/variant'

/** The name of the moving piece, as a hint gives it; castling is a move of the king. */
export const movingPieceName = (army: Army, san: string): string => {
  const role = san.startsWith('O-O') ? 'king' : (roleOfCapital(army, san.slice(0, 1)) ?? 'pawn')
  return roleName(role, army)
}

/** Points of winning chance; fewer than ten have one decimal. */
export const pointsText = (points: number): string =>
  formatNumber(points, { maximumFractionDigits: points < 10 ? 1 : 0 })
