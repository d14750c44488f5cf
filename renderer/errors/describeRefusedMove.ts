import { assertNever } from '@shared/exhaustive'
import type { MoveRefusal } from '@shared/ipc/contract'
import type { Army } from '@shared/variants/variant'
import { roleName } from '../boards/pieceNames'
import { colorName } from '../boards/progress'

const CASTLING: Readonly<Record<Extract<MoveRefusal, { kind: 'castling' }>['because'], string>> = {
  unknown: 'This system has no such castling',
  noRight: 'There is no right to castle on that side',
  check: 'A king in check cannot castle',
  blocked: 'Castling is blocked: something stands in the way',
  attacked: 'The king cannot castle through or into an attack',
}

/** Why a move cannot be played, as one sentence without a full stop. */
export const describeRefusedMove = (refusal: MoveRefusal, army: Army): string => {
  switch (refusal.kind) {
    case 'unreadable':
      return 'That is not a move'
    case 'notHere':
      return 'That is not to be had here'
    case 'gameOver':
      return 'The game is over here'
    case 'placeFirst':
      return `${colorName(refusal.color)} has to place a piece first`
    case 'relocateFirst':
      return `${colorName(refusal.color)} has to relocate the ${roleName(refusal.role, army)}, or leave it, first`
    case 'otherTurn':
      return `${colorName(refusal.turn)} is to move`
    case 'emptySquare':
      return `Nothing stands on ${refusal.square}`
    case 'ownPiece':
      return `Your own piece stands on ${refusal.square}`
    case 'notSo':
      return `A ${roleName(refusal.role, army)} does not go from ${refusal.from} to ${refusal.to}`
    case 'blocked':
      return `The way of the ${roleName(refusal.role, army)} from ${refusal.from} to ${refusal.to} is blocked`
    case 'noSuchPiece':
      return `${colorName(refusal.color)} has no such ${roleName(refusal.role, army)}`
    case 'noneGoes':
      return `No ${roleName(refusal.role, army)} of ${colorName(refusal.color)} gets to ${refusal.to}`
    case 'kingAttacked':
      return `The king would be attacked on ${refusal.square}`
    case 'stillInCheck':
      return 'The king would still be in check'
    case 'kingExposed':
      return 'Your own king would be attacked'
    case 'promotion':
      return 'Say what the pawn becomes'
    case 'ambiguous':
      return `That can be ${refusal.moves.join(' or ')}`
    case 'castling':
      return CASTLING[refusal.because]
    default:
      return assertNever(refusal)
  }
}
