import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { squareName } from '@shared/board/square'
import { closedBecause, type ClosedBecause } from '@shared/setup/ranks/closedPlacement'
import { remainingPocket } from '@shared/setup/ranks/completions'
import { frameOf } from '@shared/setup/ranks/frame'
import { backRank } from '@shared/setup/ranks/rank'
import { letterOfRole, POCKET_ORDER } from '@shared/variants/army'
import type { VariantRules } from '@shared/variants/variant'
import {
  freeSquares,
  heldAfter,
  homeSquares,
  placementText,
  splitPlacement,
  type OpenPlacements,
  type PlacementText,
} from './placements'
import { boardWithPending } from './shownBoard'

export interface ShelfCell {
  /** 0 for the a-file. */
  readonly file: number
  /** The name of the square. */
  readonly square: string
  readonly placement: PlacementText
  /** `open`: legal; `closed`: the rank could not be completed; `unknown`: the legal moves have not arrived yet. */
  readonly state: 'open' | 'closed' | 'occupied' | 'unknown'
  /** The number of ways to complete the rank afterwards; only for an open cell. */
  readonly ways?: number
  /** Why it is closed; only for a closed cell. */
  readonly because?: ClosedBecause
}

export interface ShelfRow {
  readonly role: Role
  /** The FEN letter in upper case. */
  readonly letter: string
  /** How many are left to place. */
  readonly count: number
  /** One for each file, from the a-file. */
  readonly cells: readonly ShelfCell[]
}

interface ShelfState {
  readonly rules: VariantRules
  readonly setup: Setup
  /** Undefined until the legal moves have arrived. */
  readonly open: OpenPlacements | undefined
  readonly pending: PlacementText | undefined
}

const whyClosed = (role: Role, file: number, { rules, setup, pending }: ShelfState): ClosedBecause => {
  const rank = backRank(rules, boardWithPending(setup, pending, rules.army), setup.turn)
  const pocket = remainingPocket(rules, rank) ?? {}
  return closedBecause(rules, rank, pocket, { role, index: file - frameOf(rules).leftFile })
}

const cellOf = (role: Role, square: string, file: number, state: ShelfState, isFree: boolean): ShelfCell => {
  const placement = placementText(state.rules, role, square)
  const cell = { file, square, placement }
  if (!isFree) return { ...cell, state: 'occupied' }
  if (!state.open) return { ...cell, state: 'unknown' }
  const found = state.open.get(placement)
  if (found) return { ...cell, state: 'open', ways: found.ways }
  return { ...cell, state: 'closed', because: whyClosed(role, file, state) }
}

/** The shelf of the side to move: a row for each kind of piece that it still has in hand, in the order Q R B N K. */
export const shelfOf = (state: ShelfState): readonly ShelfRow[] => {
  const { rules, setup, pending } = state
  const squares = homeSquares(rules, setup.turn).map(square => squareName(square, rules.board))
  const taken = pending === undefined ? undefined : splitPlacement(pending).square
  const free = new Set(freeSquares(rules, setup, setup.turn).filter(square => square !== taken))
  return POCKET_ORDER.flatMap(role => {
    const count = heldAfter(rules, setup, role, pending)
    if (count <= 0) return []
    const cells = squares.map((square, file) => cellOf(role, square, file, state, free.has(square)))
    return [{ role, letter: letterOfRole(rules.army, role), count, cells }]
  })
}
