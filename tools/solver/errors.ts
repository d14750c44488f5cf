import { parseArgs } from 'node:util'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { isVariantId, variantById } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { SoloSearch } from '../../electron/engine/pool/soloSearch'
import { errorTable, spreadOf, type Grid } from './errorTable'
import { openSearch, ownValue } from './ownValues'
import { randomThrows, type RandomThrow } from './randomThrows'

/** The nodes of the levels. The last is the truth that the others are compared with. */
const LEVELS = [1000, 4000, 16_000, 64_000, 256_000, 1_000_000]

const USAGE = 'npm run errors -- [--variant fischer-benko] [--throws 20] [--ranks 5] [--seed errors]'

const draw = (count: number, of: number, random: Random): readonly number[] => {
  const left = Array.from({ length: of }, (_, place) => place)
  while (left.length > count) left.splice(random.below(left.length), 1)
  return left
}

const searchGrid = (
  search: SoloSearch,
  variant: VariantDefinition,
  { graph }: RandomThrow,
  ranks: number,
  random: Random,
): Grid => {
  const rows = draw(ranks, graph.rows, random)
  const columns = draw(ranks, graph.columns, random)
  const arrays = rows.flatMap(row => columns.map(column => graph.arrays[row * graph.columns + column]!))
  const levels = LEVELS.map(nodes => arrays.map(array => ownValue(search, variant, array, nodes)))
  return { rows: rows.length, columns: columns.length, levels }
}

/**
 * Measures how far the values of our engine change with the nodes, and prints the data for
 * `shared/solver/ownErrors.ts`.
 */
export const main = (words: readonly string[], resources: string): number => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      variant: { type: 'string', default: 'fischer-benko' },
      throws: { type: 'string', default: '20' },
      ranks: { type: 'string', default: '5' },
      seed: { type: 'string', default: 'errors' },
    },
  })
  const [throws, ranks] = [Number(values.throws), Number(values.ranks)]
  if (!isVariantId(values.variant) || !(throws >= 2 && ranks >= 3)) {
    console.error(USAGE)
    return 2
  }
  const variant = variantById(values.variant)
  const search = openSearch(resources)
  const random = seededRandom(`${values.seed} ranks`)
  const grids = randomThrows(search.core, variant, throws, values.seed).map((thrown, place) => {
    const grid = searchGrid(search, variant, thrown, ranks, random)
    console.error(`${place + 1}/${throws}: throw ${thrown.number}`)
    return grid
  })
  for (const row of errorTable(grids, LEVELS))
    console.log(
      JSON.stringify(row, (_, value: unknown) =>
        typeof value === 'number' ? Number(value.toFixed(2)) : value,
      ),
    )
  console.log(JSON.stringify(spreadOf(grids)))
  return 0
}
