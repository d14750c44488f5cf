import { assertNever } from '@shared/exhaustive'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { CastlingName, PgnFault } from '@shared/notation/pgn/pgn'
import { excerpt, type ErrorText } from './errorText'

const withLegal = (sentence: string, legal: readonly string[]): string =>
  legal.length === 0
    ? sentence
    : `${sentence} ${t('errors.pgn.legalHere', { moves: formatList(legal, 'or') })}`

const isLongCastling = (found: string): boolean => /^[O0o]-?[O0o]-?[O0o]/.test(found)

/** How to castle in this position. */
const castlingsHere = (castlings: readonly CastlingName[]): string => {
  if (castlings.length === 0) return t('errors.pgn.systemWithoutCastling')
  const each = castlings.map(({ san, kingFile }) => t('errors.pgn.castling', { san, file: kingFile }))
  return t('errors.pgn.castlings', { castlings: formatList(each) })
}

const noSuchCastling = ({ found, castlings = [] }: PgnFault): string => {
  const missing = isLongCastling(found)
    ? t('errors.pgn.noLongCastling')
    : t('errors.pgn.noCastling', { found: excerpt(found) })
  return `${missing} ${castlingsHere(castlings)}`
}

const sentenceOf = (fault: PgnFault): Omit<ErrorText, 'where'> => {
  const { reason, legal } = fault
  const found = excerpt(fault.found)
  switch (reason) {
    case 'illegalMove':
    case 'ambiguousMove':
    case 'notAMove':
      return {
        title: t(`errors.pgn.${reason}`),
        detail: withLegal(t(`errors.pgn.${reason}Why`, { found }), legal),
      }
    case 'noSuchCastling':
      return { title: t('errors.pgn.noSuchCastling'), detail: withLegal(noSuchCastling(fault), legal) }
    case 'unterminatedComment':
    case 'unterminatedVariation':
    case 'unterminatedTag':
      return {
        title: t(`errors.pgn.${reason}`),
        detail: t('errors.pgn.begins', { found: excerpt(fault.found, 30) }),
      }
    case 'strayParenthesis':
    case 'tooDeep':
    case 'tooLong':
      return { title: t(`errors.pgn.${reason}`) }
    case 'unknownVariant':
      return { title: t('errors.pgn.unknownVariant'), detail: t('errors.pgn.unknownVariantWhy', { found }) }
    case 'missingFen':
      return { title: t('errors.pgn.missingFen'), detail: t('errors.pgn.missingFenWhy', { found }) }
    case 'brokenFen':
    case 'illegalPosition':
      return { title: t(`errors.pgn.${reason}`), detail: t('errors.pgn.fenSays', { found }) }
    default:
      return assertNever(reason)
  }
}

/** The words for a PGN that could not be read to its end. The place is named only if `isPlaced`; by default, if the text is in a file. */
export const describePgnFault = (fault: PgnFault, isPlaced = !fault.unfiled): ErrorText => ({
  ...sentenceOf(fault),
  ...(isPlaced && { where: t('errors.pgn.where', fault.at) }),
  kept: t('errors.pgn.kept'),
})
