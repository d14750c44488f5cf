import { ROW_OF_SQUARES } from '../../electron/core/layout/evaluation'
import { CORE_ROLES } from '../../electron/core/pieceCode'
import { EVALUATION_LAYOUT, termSize } from '../../electron/engine/pool/evaluationLayout'
import type {
  Evaluation,
  PieceSquareTable,
  Rows,
  TaperedScore,
  Term,
} from '../../electron/engine/pool/evaluationParameters'

const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size))

const shaped = (pairs: readonly TaperedScore[], shape: readonly number[]): Term => {
  if (shape.length === 0) return pairs[0]!
  return shape.length === 1 ? pairs : chunks(pairs, shape[1]!)
}

const tableOf = (pairs: readonly TaperedScore[]): PieceSquareTable => {
  const rows = (half: 0 | 1): Rows =>
    chunks(
      pairs.map(pair => pair[half]),
      8,
    ).toReversed()
  return { middlegame: rows(0), endgame: rows(1) }
}

/** The evaluation with these pairs; the inverse of `evaluationPairs`. */
export const evaluationOf = (pairs: readonly TaperedScore[]): Evaluation => {
  const terms: Record<string, Term> = {}
  const pieceSquareTables: Record<string, PieceSquareTable> = {}
  for (const { name, at, shape } of EVALUATION_LAYOUT) {
    const own = pairs.slice(at, at + termSize(shape))
    if (name !== 'pieceSquareTables') terms[name] = shaped(own, shape)
    else
      for (const [i, table] of chunks(own, ROW_OF_SQUARES).entries())
        pieceSquareTables[CORE_ROLES[i]!] = tableOf(table)
  }
  return { terms, pieceSquareTables }
}
