import { t } from '@shared/i18n/t'
import { roleName } from '@shared/i18n/names/pieceNames'
import type { Army } from '@shared/variants/variant'
import type { WorthOfMove } from '../../board/setup/heat'
import { pawnsText, spokenWorth } from '../../text/worthText'
import type { ShelfCell, ShelfRow } from '../../board/setup/shelf'

const plainWords = (row: ShelfRow, { square, state, ways = 0, because }: ShelfCell, army: Army): string =>
  state === 'closed'
    ? t(`setup.closed.${because ?? 'together'}`, { piece: roleName(row.role, army), square })
    : t(`setup.shelf.${state}`, { piece: roleName(row.role, army), square, ways })

/** What a placement on the shelf does, or why it is impossible, in words. */
export const cellWords = (row: ShelfRow, cell: ShelfCell, army: Army, worth?: WorthOfMove): string => {
  if (!worth) return plainWords(row, cell, army)
  return t('solver.heat.spoken', {
    piece: roleName(row.role, army),
    square: cell.square,
    value: spokenWorth(worth.value, worth.error),
    ways: cell.ways ?? 0,
    cost: pawnsText(worth.cost, worth.error),
    best: worth.isBest ? 'yes' : 'no',
  })
}
