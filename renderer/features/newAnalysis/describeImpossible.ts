import type { Color } from '@shared/board/color'
import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { ImpossibleReading, NumberError } from '@shared/notation/oneBox/oneBoxReading'
import type { RanksError } from '@shared/setup/ranks/ranksError'
import { roleName, rolesName } from '@shared/i18n/names/pieceNames'
import type { Army, RankCondition, VariantDefinition } from '@shared/variants/variant'
import { describeFenError } from '../../errors/describeFen'
import { excerpt } from '../../errors/errorText'

const describeNumber = (error: NumberError): string =>
  error.reason === 'oneIsEnough'
    ? t('newAnalysis.impossible.oneNumber')
    : t(`newAnalysis.impossible.number.${error.as}`, { last: error.count - 1 })

type Side = Color | 'either'

/** Which condition a rank fails to meet. */
const describeCondition = (side: Side, condition: RankCondition, army: Army): string => {
  switch (condition.kind) {
    case 'oppositeColors': {
      const [one, other] = condition.roles
      return one === other
        ? t('newAnalysis.impossible.sameOnOpposite', { side, pieces: rolesName(one, army) })
        : t('newAnalysis.impossible.pairOnOpposite', {
            side,
            one: roleName(one, army),
            other: roleName(other, army),
          })
    }
    case 'differsFrom':
      return t('newAnalysis.impossible.differsFrom', { side, files: condition.files, rank: condition.rank })
    case 'kingBetweenRooks':
    case 'mirroredPairs':
    case 'pawnsGuarded':
    case 'bishopsApart':
      return t(`newAnalysis.impossible.${condition.kind}`, { side })
    default:
      return assertNever(condition)
  }
}

const describeRanks = (error: RanksError, { army }: VariantDefinition): string => {
  const side = 'color' in error ? error.color : 'either'
  switch (error.reason) {
    case 'empty':
    case 'tooLong':
    case 'notRelocated':
      return t(`newAnalysis.impossible.${error.reason}`)
    case 'unknownLetter':
      return t('newAnalysis.impossible.unknownLetter', { letter: excerpt(error.found, 4) })
    case 'symmetry':
      return t('newAnalysis.impossible.symmetry', { expected: error.expected })
    case 'turns':
      return t('newAnalysis.impossible.turns', { white: error.white, black: error.black })
    case 'length':
      return t('newAnalysis.impossible.length', { side, found: error.found, expected: error.expected })
    case 'pieceCount':
      return t('newAnalysis.impossible.pieceCount', {
        side,
        pieces: rolesName(error.role, army),
        found: error.found,
        expected: error.expected,
      })
    case 'condition':
      return describeCondition(side, error.condition, army)
    case 'notThrown':
      return t('newAnalysis.impossible.notThrown', { side, piece: roleName(error.role, army) })
    case 'fixedPiece':
    case 'incomplete':
    case 'noCompletion':
      return t(`newAnalysis.impossible.${error.reason}`, { side })
    default:
      return assertNever(error)
  }
}

/** Why a reading is impossible, in a sentence. */
export const describeImpossible = ({ error }: ImpossibleReading, variant: VariantDefinition): string => {
  switch (error.kind) {
    case 'number':
      return describeNumber(error)
    case 'ranks':
      return describeRanks(error, variant)
    case 'fen': {
      const { title, where } = describeFenError(error)
      return t('newAnalysis.impossible.fen', { problem: title, place: where ?? '' })
    }
    case 'unreadable':
    case 'notTheThrows':
      return t(`newAnalysis.impossible.${error.kind}`)
    default:
      return assertNever(error)
  }
}
