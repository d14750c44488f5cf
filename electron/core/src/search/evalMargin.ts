// How far the evaluation may be off where it prunes. Larger boards have evalMargin.wide.ts in the place of this file.

/** A pruning margin, in centipawns. */
export function evalMargin(_position: usize, margin: i32): i32 {
  return margin
}
