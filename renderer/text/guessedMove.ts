import { roleName } from '@shared/i18n/names/pieceNames'
import { formatNumber } from '@shared/i18n/numbers'
import { roleOfCapital } from '@shared/variants/army'
import type { Army } from '@shared/variants/variant'

/** The piece that a move is made with, as a hint names it: castling is the king's. */
export const movingPieceName = (army: Army, san: string): string => {
  const role = san.startsWith('O-O') ? 'king' : (roleOfCapital(army, san.slice(0, 1)) ?? 'pawn')
  return roleName(role, army)
}

/** Points of winning chance: whole ones where they say enough. */
export const pointsText = (points: number): string =>
  formatNumber(points, { maximumFractionDigits: points < 10 ? 1 : 0 })
