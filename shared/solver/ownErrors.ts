import type { ErrorModel } from './errorModel'

/**
 * How values of our own engine move: 20 throws of Fischer-Benko, 25 arrays of each, searched to every level and held
 * against a million nodes. The last level is not measured: it goes on as the noise falls from level to level. docs/setup.md says how it was measured.
 */
export const OWN_ERRORS: ErrorModel = {
  levels: [
    { nodes: 1000, bias: 11, trust: 0.02, common: 22, row: 15.5, column: 17.5, own: 12.4, noise: 25.5 },
    { nodes: 4000, bias: 5, trust: 0.09, common: 13, row: 10.5, column: 13, own: 12.3, noise: 22.5 },
    { nodes: 16_000, bias: 2.7, trust: 0.19, common: 8.7, row: 9.7, column: 9.9, own: 12, noise: 17.4 },
    { nodes: 64_000, bias: 1.2, trust: 0.3, common: 4.7, row: 3.5, column: 3.7, own: 11.7, noise: 15.1 },
    { nodes: 256_000, bias: 0.6, trust: 0.6, common: 3, row: 3.3, column: 3.3, own: 9.5, noise: 10.5 },
    { nodes: 1_000_000, bias: 0, trust: 0.75, common: 2, row: 2, column: 2, own: 8, noise: 8 },
  ],
  interaction: 12.4,
  ranks: 27,
}
