import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { FenError, FenField, FenWarning } from '@shared/notation/fen/fenError'
import { excerpt, type ErrorText } from './errorText'

/** The numbers by which the fields of a FEN are known; the pockets belong to the first. */
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

/** How many characters of the offending text are quoted. */
const MAX_FOUND = 12
const MAX_FOUND_BY_REASON: Readonly<Partial<Record<FenError['reason'], number>>> = {
  unknownPiece: 4,
  rankLength: 20,
  notForThisVariant: 20,
}

const reasonOf = ({ field, reason, found: text }: FenError): string => {
  const found = excerpt(text, MAX_FOUND_BY_REASON[reason] ?? MAX_FOUND)
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

/** The words for a FEN that cannot be read. */
export const describeFenError = (error: FenError): ErrorText => ({
  title: reasonOf(error),
  where: t(`errors.fen.where.${error.field}`, { at: error.at + 1 }),
})

/** What was dropped, by reason. */
const DROPPED = {
  noCastlingHere: 'castling',
  noKingOrRook: 'right',
  deadCastling: 'right',
  noPawn: 'epSquare',
  noPiece: 'file',
  noSuchRule: 'field',
} as const satisfies Readonly<Record<FenWarning['reason'], string>>

/** The words for something dropped from a FEN; `system` is the name of the variant. */
export const describeFenWarning = ({ field, reason, found }: FenWarning, system: string): ErrorText => ({
  title: t(`errors.fen.dropped.${DROPPED[reason]}`),
  detail: t(`errors.fen.why.${reason}`, {
    system,
    found: excerpt(found, MAX_FOUND),
    field: FIELD_NUMBERS[field],
  }),
})
