import { COLORS } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import type { LegalMove } from '@shared/ipc/contract'
import type { VariantRules } from '@shared/variants/variant'
import type { SquareMark } from './boardPlaces'
import { squaresOf } from './gestures'
import { freeSquares } from './placements'
import type { ShelfCell } from './shelf'

interface PlacementMarks {
  readonly rules: VariantRules
  readonly setup: Setup
  /** Open squares of the piece in hand. */
  readonly open: readonly ShelfCell[]
  readonly pendingSquare: string | undefined
}

/** The free squares of the home ranks on which something is still to be placed. */
export const slotsOf = (rules: VariantRules, setup: Setup): readonly string[] =>
  COLORS.filter(color => pocketSize(setup.pockets[color]) > 0).flatMap(color =>
    freeSquares(rules, setup, color),
  )

/** Slots on the free squares of both back ranks, and on those open to the piece in hand the ways it leaves. */
export const placementMarks = ({
  rules,
  setup,
  open,
  pendingSquare,
}: PlacementMarks): readonly SquareMark[] => {
  const ways = new Map(open.map(cell => [cell.square, cell.ways]))
  return slotsOf(rules, setup).map((square): SquareMark => {
    if (square === pendingSquare) return { square, kind: 'pending' }
    const count = ways.get(square)
    return count === undefined ? { square, kind: 'slot' } : { square, kind: 'ways', ways: count }
  })
}

/** Rings around the pieces that the relocating piece may change places with. */
export const relocationMarks = (moves: readonly LegalMove[]): readonly SquareMark[] =>
  moves.flatMap((move): readonly SquareMark[] => {
    const squares = squaresOf(move.uci)
    if (move.kind !== 'relocation' || !squares || squares.from === squares.to) return []
    return [{ square: squares.to, kind: 'partner' }]
  })

/** The squares a right concerns, while its chip is pointed at. */
export const pathMarks = (squares: readonly string[]): readonly SquareMark[] =>
  squares.map(square => ({ square, kind: 'path' }))
