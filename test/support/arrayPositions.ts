import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { type ArrayPosition, type ArrayValue, valueArray } from '../../electron/engine/search/arrays'
import type { Searcher } from '../../electron/engine/search/searcher'

/** The start with a number, in a system without a setup phase. */
export const arrayOf = (number: number, id: VariantId = 'chess960'): ArrayPosition => {
  const variant = variantById(id)
  return { variant, options: [], fen: makeFen(variant, unwrap(startSetup(variant, number))) }
}

/** An array as a FEN. */
export const arrayAt = (id: VariantId, fen: string): ArrayPosition => ({
  variant: variantById(id),
  options: [],
  fen,
})

/** The first position after the last placement of a published example. */
export const PLACED = arrayAt('fischer-benko', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5')

/** The values of several arrays, asked for at once. */
export const valuesOf = async (
  searcher: Pick<Searcher, 'search'>,
  arrays: readonly ArrayPosition[],
  nodes: number,
): Promise<readonly ArrayValue[]> =>
  (await Promise.all(arrays.map(array => valueArray(searcher, array, nodes)))).map(unwrap)
