import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { FenError, FenField, FenWarning } from '@shared/notation/fen/fenError'
import { excerpt, type ErrorText } from './errorText'

/** The number by which a field of a FEN is known; the pockets belong to the first. */
const FIELD_NUMBERS: Readonly<Record<FenField, number>> = {
  board: 1,
  pockets: 1,
  turn: 2,
  castling: 3,
  epSquare: 4,
  halfmoves: 5,
  fullmoves: 6,
  memory: 7,
  extra: 8,
}

/** This much of what was found is quoted, in characters. */
const MAX_FOUND_LENGTH = { unknownPiece: 4, rankLength: 20, notForThisVariant: 20, other: 12 } as const

const foundIn = ({ reason, found }: FenError): string =>
  excerpt(
    found,
    reason in MAX_FOUND_LENGTH ? MAX_FOUND_LENGTH[reason as 'rankLength'] : MAX_FOUND_LENGTH.other,
  )

const reasonOf = (error: FenError): string => {
  const { field, reason } = error
  const found = foundIn(error)
  switch (reason) {
    case 'missing':
      return t(`errors.fen.missing.${field}`)
    case 'notANumber':
      return t(`errors.fen.notANumber.${field === 'halfmoves' ? field : 'other'}`, { found })
    case 'notForThisVariant':
      return t(`errors.fen.notForThisVariant.${field === 'pockets' ? field : 'other'}`, { found })
    case 'rankLength':
    case 'unknownPiece':
    case 'notAColor':
    case 'notASquare':
    case 'notARight':
      return t(`errors.fen.${reason}`, { found })
    case 'rankCount':
    case 'tooLong':
    case 'unterminatedPocket':
      return t(`errors.fen.${reason}`)
    default:
      return assertNever(reason)
  }
}

/** The sentence of a FEN that cannot be read. */
export const describeFenError = (error: FenError): ErrorText => ({
  title: reasonOf(error),
  where: t(`errors.fen.where.${error.field}`, { at: error.at + 1 }),
})

/** What has been dropped. */
const DROPPED = {
  noCastlingHere: 'castling',
  noKingOrRook: 'right',
  deadCastling: 'right',
  noPawn: 'epSquare',
  noPiece: 'file',
  noSuchRule: 'field',
} as const satisfies Readonly<Record<FenWarning['reason'], string>>

/** The sentence of something dropped from a FEN; `system` is the name of the variant. */
export const describeFenWarning = ({ field, reason, found }: FenWarning, system: string): ErrorText => ({
  title: t(`errors.fen.dropped.${DROPPED[reason]}`),
  detail: t(`errors.fen.why.${reason}`, {
    system,
    found: excerpt(found, MAX_FOUND_LENGTH.other),
    field: FIELD_NUMBERS[field],
  }),
})
