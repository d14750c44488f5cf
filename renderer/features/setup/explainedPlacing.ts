import type { Army } from '@shared/variants/variant'
import { describeClosed } from '@shared/refusals/describeClosed'
import { splitPlacement, type PlacementText } from '../../board/setup/placements'
import type { ShelfRow } from '../../board/setup/shelf'
import { cellWords } from './shelfWords'
import type { usePlacing } from './usePlacing'

/** Why there is no such placement; undefined where that is not known, or where the square is not one of the shelf's. */
const refusalOf = (shelf: readonly ShelfRow[], placement: PlacementText, army: Army): string | undefined => {
  const { letter, square } = splitPlacement(placement)
  const row = shelf.find(one => one.letter === letter)
  const cell = row?.cells.find(one => one.square === square)
  if (!row || !cell) return undefined
  if (cell.state === 'occupied') return cellWords(row, cell, army)
  if (cell.state !== 'closed' || !cell.because) return undefined
  const open = row.cells.filter(({ state }) => state === 'open').map(one => one.square)
  return describeClosed({ role: row.role, square: cell.square, because: cell.because, open }, army)
}

/**
 * A hand that explains why a piece may not be placed where it was put.  @param refuse called with the reason, in words,
 * where there is one @param whenKnown waits for the legal list if it is on its way
 */
export const explainedPlacing = (
  placing: ReturnType<typeof usePlacing>,
  army: () => Army,
  refuse: (why: string) => void,
  whenKnown: (act: () => boolean) => boolean = act => act(),
) => {
  const place = (placement: PlacementText): boolean =>
    whenKnown(() => {
      const why = refusalOf(placing.shelf.value, placement, army())
      const placed = placing.place(placement)
      if (!placed && why !== undefined) refuse(why)
      return placed
    })
  const placeSelected = (square: string): boolean =>
    placing.selected.value !== undefined && place(`${placing.selected.value}@${square}`)

  return { ...placing, place, placeSelected }
}
