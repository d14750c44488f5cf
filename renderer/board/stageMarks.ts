import { COLORS } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import type { Setup } from '@shared/board/setup'
import type { LegalMove } from '@shared/ipc/contract'
import type { VariantRules } from '@shared/variants/variant'
import type { SquareMark } from '@shared/picture/boardPlaces'
import { squaresOf } from '@shared/notation/uciSquares'
import { worthText } from '../text/worthText'
import { heatStep, type WorthOfMove } from './setup/heat'
import { freeSquares, type PlacementText } from './setup/placements'
import type { ShelfCell } from './setup/shelf'

interface PlacementMarks {
  readonly rules: VariantRules
  readonly setup: Setup
  /** The open cells of the piece in hand. */
  readonly open: readonly ShelfCell[]
  readonly pendingSquare: string | undefined
  /** The values of placements, as far as they are known. */
  readonly worth?: ReadonlyMap<PlacementText, WorthOfMove> | undefined
}

/** The free squares of the home ranks of sides that still have pieces to place. */
export const freeHomeSquares = (rules: VariantRules, setup: Setup): readonly string[] =>
  COLORS.filter(color => pocketSize(setup.pockets[color]) > 0).flatMap(color =>
    freeSquares(rules, setup, color),
  )

/** Slots on the free squares of both back ranks; squares open to the piece in hand show the number of ways that it leaves. */
export const placementMarks = ({
  rules,
  setup,
  open,
  pendingSquare,
  worth,
}: PlacementMarks): readonly SquareMark[] => {
  const cells = new Map(open.map(cell => [cell.square, cell]))
  return freeHomeSquares(rules, setup).map((square): SquareMark => {
    if (square === pendingSquare) return { square, kind: 'pending' }
    const { ways, placement } = cells.get(square) ?? {}
    if (ways === undefined || placement === undefined) return { square, kind: 'slot' }
    const known = worth?.get(placement)
    const shown = known && { text: worthText(known.value, known.error), step: heatStep(known) }
    return { square, kind: 'ways', ways, ...(shown && { worth: shown }) }
  })
}

/** Rings around the pieces with which the relocating piece may swap. */
export const relocationMarks = (moves: readonly LegalMove[]): readonly SquareMark[] =>
  moves.flatMap((move): readonly SquareMark[] => {
    const squares = squaresOf(move.uci)
    if (move.kind !== 'relocation' || !squares || squares.from === squares.to) return []
    return [{ square: squares.to, kind: 'partner' }]
  })

/** The squares involved in a right while the user points at its chip. */
export const pathMarks = (squares: readonly string[]): readonly SquareMark[] =>
  squares.map(square => ({ square, kind: 'path' }))
