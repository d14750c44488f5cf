import { assertNever } from '@shared/exhaustive'
import type { FenError, FenField, FenWarning } from '@shared/notation/fenError'
import { quoted, type ErrorText } from './errorText'

/** What a player calls a field of a FEN. */
const FIELD_NAMES: Readonly<Record<FenField, string>> = {
  board: 'board',
  pockets: 'pockets',
  turn: 'side to move',
  castling: 'castling rights',
  epSquare: 'en-passant square',
  halfmoves: 'halfmove clock',
  fullmoves: 'move number',
  memory: 'seventh field',
  extra: 'end of the FEN',
}

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

const reasonOf = ({ field, reason, found }: FenError): string => {
  switch (reason) {
    case 'missing':
      return `The FEN ends before the ${FIELD_NAMES[field]}`
    case 'rankLength':
      return `The rank ${quoted(found, 20)} does not fill the board exactly`
    case 'rankCount':
      return 'The board has too many or too few ranks'
    case 'unknownPiece':
      return `${quoted(found, 4)} is no piece of this system`
    case 'notAColor':
      return `${quoted(found, 12)} is no side to move; w or b stands there`
    case 'notASquare':
      return `${quoted(found, 12)} is no en-passant square; a square or - stands there`
    case 'notARight':
      return `${quoted(found, 12)} is no castling right; KQkq, file letters or - stand there`
    case 'notANumber':
      return `${quoted(found, 12)} is no number for the ${FIELD_NAMES[field]}`
    case 'tooLong':
      return 'The text is longer than any FEN'
    case 'notForThisVariant':
      return `This system has no use for ${quoted(found, 20)} as ${FIELD_NAMES[field]}`
    case 'unterminatedPocket':
      return 'The pocket has no closing bracket'
    default:
      return assertNever(reason)
  }
}

/** The sentence of a FEN that cannot be read. */
export const describeFenError = (error: FenError): ErrorText => ({
  title: reasonOf(error),
  where: `${FIELD_NAMES[error.field]}, character ${error.at + 1}`,
})

const consequenceOf = (field: FenField): string => `Field ${FIELD_NUMBERS[field]} is read without it.`

/** The sentence of something dropped from a FEN; `system` is the name of the variant. */
export const describeFenWarning = (warning: FenWarning, system: string): ErrorText => {
  const { field, reason, found } = warning
  const dropped = (title: string, why: string): ErrorText => ({
    title,
    detail: `${why} ${consequenceOf(field)}`,
  })
  switch (reason) {
    case 'noCastlingHere':
      return dropped('Castling dropped', `${system} has no castling: ${quoted(found, 12)}.`)
    case 'noKingOrRook':
      return dropped('Castling right dropped', `No king and rook stand at home for ${quoted(found, 12)}.`)
    case 'deadCastling':
      return dropped('Castling right dropped', `${quoted(found, 12)} could never be used from here.`)
    case 'noPawn':
      return dropped('En-passant square dropped', `No pawn has just passed ${quoted(found, 12)}.`)
    case 'noPiece':
      return dropped('A file was dropped', `No unmoved piece stands on ${quoted(found, 12)}.`)
    case 'noSuchRule':
      return dropped(
        `The ${FIELD_NAMES[field]} was dropped`,
        `${system} has no such rule: ${quoted(found, 12)}.`,
      )
    default:
      return assertNever(reason)
  }
}
