import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Setup } from '../../board/setup'
import { formatList } from '../../i18n/numbers'
import { t } from '../../i18n/t'
import { POCKET_ORDER } from '../../variants/army'
import { roleName } from '../../i18n/names/pieceNames'
import type { VariantDefinition } from '../../variants/variant'

/** What a side holds, piece by piece. */
export const rolesInHand = ({ pockets }: Pick<Setup, 'pockets'>, color: Color): readonly Role[] =>
  POCKET_ORDER.flatMap(role => Array.from({ length: pockets[color][role] ?? 0 }, () => role))

/** The same for screen readers. */
export const handWords = (
  setup: Pick<Setup, 'pockets'>,
  color: Color,
  { army }: VariantDefinition,
): string => {
  const pieces = rolesInHand(setup, color).map(role => roleName(role, army))
  return t('publish.page.hands', {
    color,
    pieces: pieces.length === 0 ? t('publish.page.nothingInHand') : formatList(pieces),
  })
}
