import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import type { Section } from './report'
import { interleave } from './rounds'

/** One array and one middle game, in chess and in the systems whose moves are the least ordinary. */
interface Comparison {
  readonly name: string
  readonly positions: readonly (readonly [VariantId, fen: string, depth: number])[]
}

const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w'

const COMPARISONS: readonly Comparison[] = [
  {
    name: 'the array of chess',
    positions: [
      ['chess', `${ARRAY} KQkq - 0 1`, 6],
      ['contemporary-random', `${ARRAY} KQkq - 0 1 K/K`, 6],
      ['beautiful', `${ARRAY} HAha - 0 1`, 6],
      ['ajax-random', `${ARRAY} KQkq - 0 1`, 5],
    ],
  },
  {
    name: 'Kiwipete',
    positions: [
      ['chess', `${KIWIPETE} KQkq - 0 1`, 5],
      ['contemporary-random', `${KIWIPETE} KQkq - 0 1 K/K`, 5],
      ['beautiful', `${KIWIPETE} HAha - 0 1`, 5],
      ['ajax-random', `${KIWIPETE} KQkq - 0 1`, 4],
    ],
  },
]

const perft = (core: Core, id: VariantId, fen: string, depth: number): number => {
  const variant = variantById(id)
  using position = unwrap(Position.from(core, variant, unwrap(parseFen(variant, fen)).setup))
  return position.perft(depth)
}

/** What the rules of a special system cost the core, on positions that differ in nothing else. */
export const variantsSections = (core: Core, rounds: number): readonly Section[] =>
  COMPARISONS.map(({ name, positions }) => ({
    title: `Perft of special systems from ${name}`,
    unit: 'nodes',
    speeds: interleave(
      positions.map(([id, fen, depth]) => ({
        name: variantById(id).name,
        work: () => perft(core, id, fen, depth),
      })),
      rounds,
    ),
    remarks: [
      'The same core and pieces; the goal is 0.8 of its speed in chess, so at most 1.25 in the last column.',
    ],
  }))
