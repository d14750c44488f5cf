import { assertNever } from '@shared/exhaustive'
import { roleName } from '@shared/i18n/names/pieceNames'
import { t } from '@shared/i18n/t'
import type { FileError, GameError, RulesError } from '@shared/ipc/contract'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { describeFenError } from './describeFen'
import { describeFileError } from './describeFile'
import { describePgnFault } from './describePgn'
import { excerpt, type ErrorText } from './errorText'
import type { PositionError } from '@shared/board/positionError'
import type { Army } from '@shared/variants/variant'

/** The words for why the rules cannot continue from a setup. */
const describePositionError = ({ fault }: PositionError, army: Army | undefined): ErrorText => {
  switch (fault) {
    case 'kings':
      return { title: t('errors.position.kings', { piece: roleName('king', army) }) }
    case 'oppositeCheck':
      return { title: t('errors.position.oppositeCheck'), remedy: t('errors.position.oppositeCheckRemedy') }
    case 'pawnsOnBackRank':
    case 'tooManyPieces':
    case 'pocketDoesNotFit':
    case 'noCompletion':
    case 'nothingToRelocate':
    case 'outsidePalace':
      return { title: t(`errors.position.${fault}`) }
    default:
      return assertNever(fault)
  }
}

/** All errors that are shown to users. */
export type ShownError = RulesError | FileError | GameError | PgnFault

/** The words for an error of any kind; pieces are named as in the given army. */
export const describeError = (error: ShownError, army?: Army): ErrorText => {
  switch (error.kind) {
    case 'fen':
      return describeFenError(error)
    case 'position':
      return describePositionError(error, army)
    case 'illegalMove':
      return { title: t('errors.illegalMove', { move: excerpt(error.uci, 20) }), kept: t('errors.gameKept') }
    case 'unknownVariant':
      return {
        title: t('errors.unknownVariant', { name: excerpt(error.found) }),
        remedy: t('errors.unknownVariantRemedy'),
      }
    case 'file':
      return describeFileError(error)
    case 'game':
      return { ...describePgnFault(error.fault), kept: t('errors.gameTextKept') }
    case 'pgn':
      return describePgnFault(error)
    default:
      return assertNever(error)
  }
}
