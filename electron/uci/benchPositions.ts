import type { VariantId } from '@shared/variants'

/** A position of the benchmark. */
export interface BenchPosition {
  readonly variant: VariantId
  readonly fen: string
}

export const BENCH_POSITIONS: readonly BenchPosition[] = [
  { variant: 'chess', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  { variant: 'chess', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
]
