import type { FoundScore } from './searchJob'

/** The score of a mate on the board; each ply further away takes one off. */
const MATE = 32_000

/** Scores of this size and more are mates. */
export const MATE_BOUND = 31_000

/** A score of the core, from the view of the side to move: centipawns, or plies to mate turned into full moves. */
export const foundScore = (score: number): FoundScore => {
  if (score >= MATE_BOUND) return { kind: 'mate', value: Math.ceil((MATE - score) / 2) }
  if (score <= -MATE_BOUND) return { kind: 'mate', value: -Math.ceil((MATE + score) / 2) || 0 }
  return { kind: 'cp', value: score }
}
