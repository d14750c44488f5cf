import type { Setup } from '@shared/board/setup'
import type { LegalMove } from '@shared/ipc/contract'
import type { BarredMove, GuideExample } from '@shared/variants/guide/guide'
import type { VariantRules } from '@shared/variants/variant'
import type { SquareMark } from '@shared/picture/boardPlaces'
import { freeSquares, openPlacements } from '../../board/setup/placements'
import { pathMarks, freeHomeSquares } from '../../board/stageMarks'

interface Shown {
  readonly example: GuideExample
  readonly rules: VariantRules
  readonly setup: Setup
  readonly ply: number
  /** Undefined until they are known. */
  readonly moves: readonly LegalMove[] | undefined
  /** The moves that are marked as impossible in this position. */
  readonly barred: readonly BarredMove[]
}

/** The target square of a move, `d1` for `c1d1` and `K@d1`. */
const targetOf = (uci: string): string => /[a-l]\d{1,2}$/.exec(uci)?.[0] ?? ''

/** Marks on the free squares with the number of ways that the piece in hand leaves there; hatched if it leaves none. */
const handMarks = (hand: string, { rules, setup, moves }: Shown): readonly SquareMark[] => {
  if (moves === undefined) return []
  const open = openPlacements(moves, undefined)
  return freeSquares(rules, setup, setup.turn).map((square): SquareMark => {
    const ways = open.get(`${hand}@${square}`)?.ways
    return ways === undefined ? { square, kind: 'barred' } : { square, kind: 'ways', ways }
  })
}

/** The marks on the squares of an example: at its beginning what to look at, later what is missing. */
export const exampleMarks = (shown: Shown): readonly SquareMark[] => {
  const { example, rules, setup, ply, barred } = shown
  const hatched = barred.map(({ uci }): SquareMark => ({ square: targetOf(uci), kind: 'barred' }))
  const held = example.hand !== undefined && ply === 0 ? handMarks(example.hand, shown) : []
  const special = [...held, ...hatched, ...(ply === 0 ? pathMarks(example.marks) : [])]
  const taken = new Set(special.map(({ square }) => square))
  const slots = freeHomeSquares(rules, setup).filter(square => !taken.has(square))
  return [
    ...slots.map((square): SquareMark => ({ square, kind: 'slot' })),
    ...special.filter(({ square }, place) => special.findIndex(mark => mark.square === square) === place),
  ]
}
