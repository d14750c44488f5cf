import type { ErrorModel } from './errorModel'

/**
 * How values of our own engine change with depth: 20 throws of Fischer-Benko with 25 arrays each, searched to every level and
 * compared with a million nodes. The last level is extrapolated from how the noise falls between levels. docs/setup.md describes
 * the measurement.
 */
export const OWN_ERRORS: ErrorModel = {
  levels: [
    { nodes: 1000, bias: 7.6, trust: 0.14, common: 21, row: 15.5, column: 22.4, own: 19.3, noise: 30.8 },
    { nodes: 4000, bias: -0.7, trust: 0.21, common: 17.8, row: 15.6, column: 19.6, own: 18.7, noise: 29.2 },
    { nodes: 16_000, bias: -0.5, trust: 0.32, common: 10.6, row: 11.8, column: 11.4, own: 17.9, noise: 24.9 },
    { nodes: 64_000, bias: 3.3, trust: 0.51, common: 4.7, row: 8.4, column: 5.4, own: 16.5, noise: 19.4 },
    { nodes: 256_000, bias: 1.5, trust: 0.72, common: 3.1, row: 3.3, column: 3.6, own: 14, noise: 15 },
    { nodes: 1_000_000, bias: 0, trust: 0.85, common: 2, row: 2, column: 2, own: 11.5, noise: 11.5 },
  ],
  interaction: 19.7,
  ranks: 34.2,
}
