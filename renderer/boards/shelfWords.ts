import type { Army } from '@shared/variants/variant'
import { roleName } from './pieceNames'
import type { ShelfCell, ShelfRow } from './shelf'

/** What a placement of the shelf comes to, or why there is none. */
export const cellWords = (row: ShelfRow, cell: ShelfCell, army: Army): string => {
  const what = `${roleName(row.role, army)} on ${cell.square}`
  if (cell.state === 'open') return `${what}, ${cell.ways} ${cell.ways === 1 ? 'way' : 'ways'} to complete`
  if (cell.state === 'occupied') return `${cell.square} is occupied`
  return cell.state === 'closed' ? `${what}: the rank could not be completed` : what
}
