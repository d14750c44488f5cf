import { COLORS, type ByColor } from '../../board/color'
import { EMPTY_POCKET, pocketSize, type Pocket } from '../../board/pocket'
import type { Role } from '../../board/role'
import { ok, type Result } from '../../result'
import type { Army, VariantRules } from '../../variants/variant'
import { letterOfPiece, pieceOfLetter, POCKET_ORDER } from '../../variants/army'
import type { FenError } from './fenError'
import { fenError, type FenText } from './fenField'

const NO_POCKETS: ByColor<Pocket> = { white: EMPTY_POCKET, black: EMPTY_POCKET }

/**
 * Reads what stands between the brackets, e.g. `QRNNKqrnnk`: White's pieces in upper case, in any
 * order. Nothing and `-` are empty pockets; only a system with placement may have others.
 */
export const parsePockets = (
  { army, setupPhase }: Pick<VariantRules, 'army' | 'setupPhase'>,
  field: FenText,
): Result<ByColor<Pocket>, FenError> => {
  if (field.text === '' || field.text === '-') return ok(NO_POCKETS)
  if (setupPhase?.kind !== 'placement') return fenError(field, 'notForThisVariant')
  const held: ByColor<Partial<Record<Role, number>>> = { white: {}, black: {} }
  for (let at = 0; at < field.text.length; at++) {
    const piece = pieceOfLetter(army, field.text[at]!)
    if (!piece) return fenError(field, 'unknownPiece', at, field.text[at])
    const pocket = held[piece.color]
    pocket[piece.role] = (pocket[piece.role] ?? 0) + 1
  }
  return ok(held)
}

/** Writes pockets with their brackets, White first, Q R B N K; nothing if both are empty. */
export const makePockets = (army: Army, pockets: ByColor<Pocket>): string => {
  if (pocketSize(pockets.white) + pocketSize(pockets.black) === 0) return ''
  const letters = COLORS.flatMap(color =>
    POCKET_ORDER.map(role => {
      const count = pockets[color][role] ?? 0
      return count > 0 ? letterOfPiece(army, { color, role }).repeat(count) : ''
    }),
  )
  return `[${letters.join('')}]`
}
