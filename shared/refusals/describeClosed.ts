import { formatList } from '../i18n/numbers'
import { t } from '../i18n/t'
import type { MoveRefusal } from '../ipc/contract'
import { roleName } from '../i18n/names/pieceNames'
import type { Army } from '../variants/variant'
import { capitalized } from '../i18n/capitalized'

/** What a placement would do to the rank, and where the piece can go instead: one sentence or two. */
export const describeClosed = (
  { role, square, because, open }: Omit<Extract<MoveRefusal, { kind: 'closed' }>, 'kind'>,
  army: Army,
): string => {
  const why = capitalized(t(`setup.closed.${because}`, { piece: roleName(role, army), square }))
  return t('setup.closed.instead', { why, count: open.length, squares: formatList(open, 'or') })
}
