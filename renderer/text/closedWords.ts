import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { MoveRefusal } from '@shared/ipc/contract'
import { roleName } from '@shared/i18n/names/pieceNames'
import type { Army } from '@shared/variants/variant'
import { capitalized } from './capitalized'

/** What a placement would do to the rank, and where the piece can go instead: one sentence or two. */
export const describeClosed = (
  { role, square, because, open }: Omit<Extract<MoveRefusal, { kind: 'closed' }>, 'kind'>,
  army: Army,
): string => {
  const why = capitalized(t(`setup.closed.${because}`, { piece: roleName(role, army), square }))
  return t('setup.closed.instead', { why, count: open.length, squares: formatList(open, 'or') })
}
