import type { Color } from '@shared/board/color'
import { assertNever } from '@shared/exhaustive'
import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { AdaptLoss } from '@shared/setup/editing/adaptPosition'
import { roleName, rolesName } from '@shared/i18n/names/pieceNames'
import type { Army, VariantIdentity } from '@shared/variants/variant'

const sideOf = (colors: readonly Color[]): Color | 'both' => (colors.length === 1 ? colors[0]! : 'both')

const pieceCounts = (loss: Extract<AdaptLoss, { kind: 'pieces' }>, army: Army): string => {
  const roles = loss.pieces.map(({ role }) => role)
  return formatList(
    [...new Set(roles)].map(role =>
      t('editor.loss.pieces', {
        count: roles.filter(one => one === role).length,
        piece: roleName(role, army),
        pieces: rolesName(role, army),
      }),
    ),
  )
}

/**
 * What a change of system could not keep: `White’s castling rights`.
 *
 * @param army the army of the old system
 */
export const lossWords = (loss: AdaptLoss, army: Army): string => {
  switch (loss.kind) {
    case 'pieces':
      return pieceCounts(loss, army)
    case 'castling':
    case 'leap':
    case 'adjustment':
    case 'transposition':
      return t(`editor.loss.${loss.kind}`, { side: sideOf(loss.colors) })
    case 'placing':
    case 'relocation':
    case 'enPassant':
      return t(`editor.loss.${loss.kind}`)
    default:
      return assertNever(loss)
  }
}

/** A sentence on everything that was not kept. */
export const lossSentence = (losses: readonly AdaptLoss[], { name }: VariantIdentity, army: Army): string =>
  t('editor.loss.sentence', {
    system: name,
    losses: formatList(losses.map(loss => lossWords(loss, army))),
  })
