import { createHash } from 'node:crypto'

/** What a remembered analysis depends on, besides how many lines were wanted. */
export interface AnalysisSubject {
  /** Canonical. */
  readonly fen: string
  readonly variant: string
  readonly options: readonly string[]
  /** Names the engine, its version and everything that changes its answers. */
  readonly engine: string
  /** In UCI; none if all moves were looked at. */
  readonly searchMoves: readonly string[]
}

const HALFMOVES = 4
const FULLMOVES = 5

/** Below this the fifty-move rule is too far away to change what a position is worth. */
const CLOCK_MATTERS = 80

/** The FEN without its move number, and without its clock while that does not matter. */
export const withoutCounters = (fen: string): string => {
  const clockMatters = Number(fen.split(' ')[HALFMOVES]) >= CLOCK_MATTERS
  return fen
    .split(' ')
    .filter((_, field) => field !== FULLMOVES && (field !== HALFMOVES || clockMatters))
    .join(' ')
}

/** Sixteen bytes that stand for the subject; the same for positions that differ only in their counters. */
export const analysisKey = ({ fen, variant, options, engine, searchMoves }: AnalysisSubject): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([withoutCounters(fen), variant, options.toSorted(), engine, searchMoves.toSorted()]),
    )
    .digest()
    .subarray(0, 16)
