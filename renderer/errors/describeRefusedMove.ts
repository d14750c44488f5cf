import { assertNever } from '@shared/exhaustive'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { MoveRefusal } from '@shared/ipc/contract'
import { roleName } from '@shared/variants/pieceNames'
import type { Army } from '@shared/variants/variant'

/** Why a move cannot be played, as one sentence without a full stop. */
export const describeRefusedMove = (refusal: MoveRefusal, army: Army): string => {
  switch (refusal.kind) {
    case 'unreadable':
    case 'notHere':
    case 'gameOver':
    case 'stillInCheck':
    case 'kingExposed':
    case 'promotion':
      return t(`errors.refusedMove.${refusal.kind}`)
    case 'placeFirst':
      return t('errors.refusedMove.placeFirst', { color: refusal.color })
    case 'relocateFirst':
    case 'noSuchPiece':
      return t(`errors.refusedMove.${refusal.kind}`, {
        color: refusal.color,
        piece: roleName(refusal.role, army),
      })
    case 'otherTurn':
      return t('errors.refusedMove.otherTurn', { turn: refusal.turn })
    case 'emptySquare':
    case 'ownPiece':
    case 'kingAttacked':
      return t(`errors.refusedMove.${refusal.kind}`, { square: refusal.square })
    case 'notSo':
    case 'blocked':
      return t(`errors.refusedMove.${refusal.kind}`, {
        piece: roleName(refusal.role, army),
        from: refusal.from,
        to: refusal.to,
      })
    case 'noneGoes':
      return t('errors.refusedMove.noneGoes', {
        color: refusal.color,
        piece: roleName(refusal.role, army),
        to: refusal.to,
      })
    case 'ambiguous':
      return t('errors.refusedMove.ambiguous', { moves: formatList(refusal.moves, 'or') })
    case 'castling':
      return t(`errors.refusedMove.castling.${refusal.because}`)
    default:
      return assertNever(refusal)
  }
}
