import type { PositionError } from '@shared/board/positionError'
import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { ErrorText } from './errorText'

/** The sentence of a setup on which the rules cannot go on. */
export const describePositionError = ({ fault }: PositionError): ErrorText => {
  switch (fault) {
    case 'notPlayable':
      return { title: t('errors.position.notPlayable'), kept: t('errors.position.notPlayableKept') }
    case 'oppositeCheck':
      return { title: t('errors.position.oppositeCheck'), remedy: t('errors.position.oppositeCheckRemedy') }
    case 'kings':
    case 'pawnsOnBackRank':
    case 'tooManyPieces':
    case 'pocketDoesNotFit':
    case 'noCompletion':
    case 'nothingToRelocate':
      return { title: t(`errors.position.${fault}`) }
    default:
      return assertNever(fault)
  }
}
