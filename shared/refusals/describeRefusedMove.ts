import { assertNever } from '../exhaustive'
import { formatList } from '../i18n/numbers'
import { t } from '../i18n/t'
import type { MoveRefusal } from '../ipc/contract'
import { roleName } from '../i18n/names/pieceNames'
import type { Army } from '../variants/variant'
import { capitalized } from '../i18n/capitalized'

/** What a placement would do to the rank, and where the piece can go instead: one sentence or two. */
export const describeClosed = (
  { role, square, because, open }: Omit<Extract<MoveRefusal, { kind: 'closed' }>, 'kind'>,
  army: Army,
): string => {
  const why = capitalized(t(`setup.closed.${because}`, { piece: roleName(role, army), square }))
  return t('setup.closed.instead', { why, count: open.length, squares: formatList(open, 'or') })
}

/** Moves beyond the ordinary ones of a game. */
const SPECIAL = [
  'castling',
  'closed',
  'notInPocket',
  'placeAtHome',
  'occupied',
  'mirror',
  'relocation',
  'transposition',
  'adjustment',
  'leap',
] as const

type Special = Extract<MoveRefusal, { readonly kind: (typeof SPECIAL)[number] }>

const isSpecial = (refusal: MoveRefusal): refusal is Special => SPECIAL.some(kind => kind === refusal.kind)

const describeSpecial = (refusal: Special, army: Army): string => {
  switch (refusal.kind) {
    case 'closed':
      return describeClosed(refusal, army)
    case 'notInPocket':
      return t('errors.refusedMove.notInPocket', {
        color: refusal.color,
        piece: roleName(refusal.role, army),
      })
    case 'placeAtHome':
      return t('errors.refusedMove.placeAtHome', { color: refusal.color })
    case 'occupied':
      return t('setup.shelf.occupied', { square: refusal.square })
    case 'mirror':
      return t('errors.refusedMove.mirror', {
        color: refusal.color,
        role: refusal.role,
        move: refusal.move,
      })
    case 'relocation':
      return refusal.because === 'never'
        ? t('errors.refusedMove.relocation.never', {
            piece: roleName(refusal.role, army),
            partner: roleName(refusal.partner, army),
          })
        : t(`errors.refusedMove.relocation.${refusal.because}`, { piece: roleName(refusal.role, army) })
    case 'transposition':
      return t(`errors.refusedMove.transposition.${refusal.because}`)
    case 'adjustment':
      return t(`errors.refusedMove.adjustment.${refusal.because}`)
    case 'leap':
      return t(`errors.refusedMove.leap.${refusal.because}`)
    case 'castling':
      return t(`errors.refusedMove.castling.${refusal.because}`)
    default:
      return assertNever(refusal)
  }
}

/** Why a move cannot be played, as one sentence without a full stop. */
export const describeRefusedMove = (refusal: MoveRefusal, army: Army): string => {
  if (isSpecial(refusal)) return describeSpecial(refusal, army)
  switch (refusal.kind) {
    case 'unreadable':
    case 'notHere':
    case 'gameOver':
    case 'promotion':
      return t(`errors.refusedMove.${refusal.kind}`)
    case 'stillInCheck':
    case 'kingExposed':
      return t(`errors.refusedMove.${refusal.kind}`, { piece: roleName('king', army) })
    case 'placeFirst':
      return t('errors.refusedMove.placeFirst', { color: refusal.color })
    case 'relocateFirst':
    case 'noSuchPiece':
    case 'noneAtHome':
      return t(`errors.refusedMove.${refusal.kind}`, {
        color: refusal.color,
        piece: roleName(refusal.role, army),
      })
    case 'otherTurn':
      return t('errors.refusedMove.otherTurn', { turn: refusal.turn })
    case 'emptySquare':
    case 'ownPiece':
      return t(`errors.refusedMove.${refusal.kind}`, { square: refusal.square })
    case 'kingAttacked':
    case 'kingStands':
      return t(`errors.refusedMove.${refusal.kind}`, {
        piece: roleName('king', army),
        square: refusal.square,
      })
    case 'notSo':
    case 'blocked':
      return t(`errors.refusedMove.${refusal.kind}`, {
        piece: roleName(refusal.role, army),
        from: refusal.from,
        to: refusal.to,
      })
    case 'leg':
      return t('errors.refusedMove.leg', { piece: roleName(refusal.role, army), square: refusal.square })
    case 'cannon':
      return t(`errors.refusedMove.cannon.${refusal.because}`)
    case 'palace':
      return t('errors.refusedMove.palace', { piece: roleName(refusal.role, army) })
    case 'noneGoes':
      return t('errors.refusedMove.noneGoes', {
        color: refusal.color,
        piece: roleName(refusal.role, army),
        to: refusal.to,
      })
    case 'ambiguous':
      return t('errors.refusedMove.ambiguous', { moves: formatList(refusal.moves, 'or') })
    default:
      return assertNever(refusal)
  }
}
