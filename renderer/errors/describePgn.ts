import { assertNever } from '@shared/exhaustive'
import { castlingNames, missingCastling } from '@shared/notation/pgn/castlingNames'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { capitalized } from '../capitalized'
import { listed, quoted, type ErrorText } from './errorText'

const legalHere = (legal: readonly string[]): string =>
  legal.length === 0 ? '' : ` Legal here: ${listed(legal)}.`

const KEPT = 'The unread rest is kept word for word.'

const sentenceOf = ({ reason, found, legal, castlings = [] }: PgnFault): Omit<ErrorText, 'where'> => {
  switch (reason) {
    case 'illegalMove':
      return { title: 'Illegal move', detail: `${quoted(found)} cannot be played.${legalHere(legal)}` }
    case 'ambiguousMove':
      return {
        title: 'Ambiguous move',
        detail: `More than one piece can play ${quoted(found)}.${legalHere(legal)}`,
      }
    case 'noSuchCastling':
      return {
        title: 'No such castling',
        detail: `${capitalized(missingCastling(found))}; ${castlingNames(castlings)}.${legalHere(legal)}`,
      }
    case 'notAMove':
      return {
        title: 'Not a move',
        detail: `${quoted(found)} is no move, glyph or comment.${legalHere(legal)}`,
      }
    case 'unterminatedComment':
      return { title: 'A comment is not closed', detail: `It begins with ${quoted(found, 30)}.` }
    case 'unterminatedVariation':
      return { title: 'A variation is not closed', detail: `It begins with ${quoted(found, 30)}.` }
    case 'unterminatedTag':
      return { title: 'A tag is not closed', detail: `It begins with ${quoted(found, 30)}.` }
    case 'strayParenthesis':
      return { title: 'A closing parenthesis without an opening one' }
    case 'tooDeep':
      return { title: 'Variations are nested deeper than can be shown' }
    case 'tooLong':
      return { title: 'The game is longer than can be shown' }
    case 'unknownVariant':
      return { title: 'Unknown system', detail: `${quoted(found)} names no system known here.` }
    case 'brokenFen':
      return { title: 'The first position cannot be read', detail: `The FEN tag says ${quoted(found)}.` }
    case 'illegalPosition':
      return { title: 'The first position cannot be played', detail: `The FEN tag says ${quoted(found)}.` }
    default:
      return assertNever(reason)
  }
}

/** The sentence of a place in a PGN at which reading stopped. */
export const describePgnFault = (fault: PgnFault): ErrorText => ({
  ...sentenceOf(fault),
  where: `line ${fault.at.line}, column ${fault.at.column}`,
  kept: KEPT,
})
