import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { ROW_OF_SQUARES } from '../../core/layout/evaluation'
import { CORE_ROLES } from '../../core/pieceCode'
import { EVALUATION_BYTES, EVALUATION_LAYOUT, termSize } from './evaluationLayout'

/** Values for the middlegame and the endgame, in centipawns. */
export type TaperedScore = readonly [middlegame: number, endgame: number]

/** One term: a pair, a list of pairs, or a table of them. */
export type Term = TaperedScore | readonly TaperedScore[] | readonly (readonly TaperedScore[])[]

/** A table of squares as the board is drawn: eight rows from the eighth rank down, from White's view. */
export type Rows = readonly (readonly number[])[]

export interface PieceSquareTable {
  readonly middlegame: Rows
  readonly endgame: Rows
}

/** The content of `resources/evaluation.json`: every term by its name, and a piece-square table for each role. */
export interface Evaluation {
  readonly terms: Readonly<Record<string, Term>>
  readonly pieceSquareTables: Readonly<Record<string, PieceSquareTable>>
}

const TABLES = 'pieceSquareTables'

const isPair = (term: Term | TaperedScore): term is TaperedScore => typeof term[0] === 'number'

const pairsOf = (term: Term): readonly TaperedScore[] => {
  if (isPair(term)) return [term]
  return (term as readonly (TaperedScore | readonly TaperedScore[])[]).flatMap(part =>
    isPair(part) ? [part] : part,
  )
}

/** The pairs of a table in the order from a1 to h8. */
const tablePairs = ({ middlegame, endgame }: PieceSquareTable): readonly TaperedScore[] =>
  Array.from({ length: ROW_OF_SQUARES }, (_, square) => {
    const [row, file] = [7 - (square >> 3), square & 7]
    return [middlegame[row]![file]!, endgame[row]![file]!] as const
  })

const pairsNamed = ({ terms, pieceSquareTables }: Evaluation, name: string): readonly TaperedScore[] => {
  if (name === TABLES) return CORE_ROLES.flatMap(role => tablePairs(pieceSquareTables[role]!))
  const term = terms[name]
  if (!term) throw new Error(`the evaluation lacks ${name}`)
  return pairsOf(term)
}

/** All pairs in the core's order; throws if a term is missing or has another shape. */
export const evaluationPairs = (evaluation: Evaluation): readonly TaperedScore[] =>
  EVALUATION_LAYOUT.flatMap(({ name, shape }) => {
    const pairs = pairsNamed(evaluation, name)
    if (pairs.length !== termSize(shape)) throw new Error(`${name} has ${pairs.length} pairs`)
    return pairs
  })

/**
 * The evaluation as the core reads it: one word for each pair, with the endgame value in the upper half, plus the
 * middlegame value.
 */
export const packEvaluation = (evaluation: Evaluation): Uint8Array => {
  const bytes = Buffer.alloc(EVALUATION_BYTES)
  for (const [i, [middlegame, endgame]] of evaluationPairs(evaluation).entries())
    bytes.writeInt32LE((endgame * 65_536 + middlegame) | 0, 4 * i)
  return bytes
}

/** The path of the evaluation that ships with the program. */
export const EVALUATION_FILE = path.join(PROGRAM_FOLDER, 'resources', 'evaluation.json')

/** Reads the evaluation that ships with the program; throws if the file is missing or is not valid JSON. */
export const readEvaluation = (file: string = EVALUATION_FILE): Evaluation =>
  JSON.parse(readFileSync(file, 'utf8')) as Evaluation
