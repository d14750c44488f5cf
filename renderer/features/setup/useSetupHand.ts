import { computed } from 'vue'
import { parseFile, squareAt, squareName } from '@shared/board/square'
import { homeRank } from '@shared/setup/ranks/frame'
import type { Army } from '@shared/variants/variant'
import { placementWorth, type WorthOfMove } from '../../board/setup/heat'
import { setupProgress } from '../../board/setup/progress'
import { boardWithPending } from '../../board/setup/shownBoard'
import { placementMarks } from '../../board/stageMarks'
import { shownMove } from '../../text/lettering'
import { usePlacing, type PlacingQuery } from './usePlacing'
import { describeClosed } from '@shared/refusals/describeRefusedMove'
import { type PlacementText, splitPlacement } from '../../board/setup/placements'
import type { ShelfRow } from '../../board/setup/shelf'
import { cellWords } from './shelfWords'

/** Why a placement is impossible; undefined if that is unknown, or if the square is not on the shelf. */
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
 * A hand that explains why a piece may not be placed where the user put it.
 *
 * @param refuse called with the reason, in words, if there is one
 * @param whenKnown waits for the legal moves if they are not known yet
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
  /** Places the piece in hand on a square; returns whether there was one and it was legal. */
  const placeSelected = (square: string): boolean =>
    placing.selected.value !== undefined && place(`${placing.selected.value}@${square}`)

  return { ...placing, place, placeSelected }
}

/** A position of a setup, and what may be done in it. */
export interface SetupHandQuery extends PlacingQuery {
  /** The values of the moves; undefined if they are not shown. */
  readonly worth: readonly WorthOfMove[] | undefined
  /** The setup plies so far in SAN. */
  readonly setupMoves?: readonly string[] | undefined
}

/**
 * The user's hand in a setup, for every host of the stage: taking pieces from the shelf and putting them down, pieces
 * on the board that are not played yet, the marks on the squares, and the keys.
 */
export function useSetupHand(
  query: () => SetupHandQuery,
  play: (uci: string) => void,
  refuse: (why: string) => void,
  whenKnown: (act: () => boolean) => boolean,
) {
  const placing = explainedPlacing(usePlacing(query, play), () => query().rules.army, refuse, whenKnown)
  const { pending, selected, openSquares, pendingSquare } = placing

  const board = computed(() => boardWithPending(query().setup, pending.value, query().rules.army))

  const worth = computed(() => {
    const moves = query().worth
    return moves && placementWorth(moves, pending.value)
  })

  const marks = computed(() => {
    const { rules, setup } = query()
    const [open, at] = [openSquares.value, pendingSquare.value]
    return placementMarks({ rules, setup, open, pendingSquare: at, worth: worth.value })
  })

  const progress = computed(() => {
    const { rules, setup, setupMoves } = query()
    const played = setupMoves?.map(san => shownMove(san, rules.army))
    return setupProgress(rules, setup, played, pending.value !== undefined)
  })

  /** Takes a piece in hand by its letter, puts it on a file, or takes it back; returns whether the key did so. */
  function onKey(key: string): boolean {
    if (key === 'Escape') return placing.takeBack()
    const { setup, rules } = query()
    const file = parseFile(key)
    if (selected.value === undefined || file === undefined || file >= rules.board.files)
      return placing.hold(key.toUpperCase())
    const square = squareAt(file, homeRank(rules, setup.turn), rules.board)
    return placing.placeSelected(squareName(square, rules.board))
  }

  return { ...placing, board, worth, marks, progress, onKey }
}
