import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Middlegame and endgame, in centipawns. */
export type Pair = readonly [middlegame: number, endgame: number]

/** One term: a pair, or pairs by something it names, or by two things. */
export type Term = Pair | readonly Pair[] | readonly (readonly Pair[])[]

/** A table of squares as one looks at a board: eight rows from the eighth rank down, White's view. */
export type Rows = readonly (readonly number[])[]

export interface PlaceTable {
  readonly middlegame: Rows
  readonly endgame: Rows
}

/** What `resources/evaluation.json` holds: every term by its name, and a place table for each role. */
export interface Evaluation {
  readonly terms: Readonly<Record<string, Term>>
  readonly places: Readonly<Record<string, PlaceTable>>
}

const PLACE_ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const

/**
 * All parameters in the order in which the core counts them (core/src/evaluation/parameters.ts), with their
 * shape: a single pair, a list, or a table.
 */
export const EVALUATION_LAYOUT: readonly (readonly [name: string, ...shape: number[]])[] = [
  ['material', 5],
  ['pieceSquares', 6, 64],
  ['inHandPlace', 6],
  ['tempo'],
  ['knightMobility', 9],
  ['bishopMobility', 14],
  ['rookMobility', 15],
  ['queenMobility', 28],
  ['bishopPair'],
  ['bishopsOfOneColor'],
  ['outpost', 2],
  ['minorBehindPawn'],
  ['bishopPawns'],
  ['rookOpenFile'],
  ['rookSemiOpenFile'],
  ['connectedRooks'],
  ['cornerBishop', 2],
  ['buriedBishop', 2],
  ['cornerKnight', 2],
  ['boxedRook', 2],
  ['homeMinors', 5],
  ['homeQueen'],
  ['castlingRight', 2, 6],
  ['leapRight'],
  ['adjustmentRight'],
  ['transpositionRight'],
  ['isolated', 2],
  ['backward', 2],
  ['doubled'],
  ['supported', 8],
  ['phalanx', 8],
  ['passed', 8],
  ['passedBlocked', 8],
  ['passedSafeStep', 8],
  ['passedOwnKing', 8],
  ['passedEnemyKing', 8],
  ['passedRookBehind'],
  ['passedUnstoppable'],
  ['shelter', 4, 8],
  ['storm', 4, 8],
  ['blockedStorm', 8],
  ['kingDanger', 40],
  ['threatByPawn', 5],
  ['threatByMinor', 5],
  ['threatByRook', 5],
  ['threatByKing'],
  ['threatByPush'],
  ['hanging'],
  ['space'],
]

const sizeOf = (shape: readonly number[]): number => shape.reduce((size, count) => size * count, 1)

/** How many parameters the evaluation has. */
export const EVALUATION_TERMS = EVALUATION_LAYOUT.reduce((sum, [, ...shape]) => sum + sizeOf(shape), 0)

/** How many bytes they take, packed. */
export const EVALUATION_BYTES = 4 * EVALUATION_TERMS

const PLACES = 'pieceSquares'

const isPair = (term: Term | Pair): term is Pair => typeof term[0] === 'number'

const pairsOf = (term: Term): readonly Pair[] => {
  if (isPair(term)) return [term]
  return (term as readonly (Pair | readonly Pair[])[]).flatMap(part => (isPair(part) ? [part] : part))
}

/** The pairs of a table from a1 to h8. */
const placePairs = ({ middlegame, endgame }: PlaceTable): readonly Pair[] =>
  Array.from({ length: 64 }, (_, square) => {
    const [row, file] = [7 - (square >> 3), square & 7]
    return [middlegame[row]![file]!, endgame[row]![file]!] as const
  })

const pairsNamed = ({ terms, places }: Evaluation, name: string): readonly Pair[] => {
  if (name === PLACES) return PLACE_ROLES.flatMap(role => placePairs(places[role]!))
  const term = terms[name]
  if (!term) throw new Error(`the evaluation lacks ${name}`)
  return pairsOf(term)
}

/** All pairs in the core's order; throws if a term is missing or has another shape. */
export const evaluationPairs = (evaluation: Evaluation): readonly Pair[] =>
  EVALUATION_LAYOUT.flatMap(([name, ...shape]) => {
    const pairs = pairsNamed(evaluation, name)
    if (pairs.length !== sizeOf(shape)) throw new Error(`${name} has ${pairs.length} pairs`)
    return pairs
  })

/** The evaluation as the core reads it: the endgame in the high half of a word, plus the middlegame. */
export const packEvaluation = (evaluation: Evaluation): Uint8Array => {
  const bytes = Buffer.alloc(EVALUATION_BYTES)
  for (const [i, [middlegame, endgame]] of evaluationPairs(evaluation).entries())
    bytes.writeInt32LE((endgame * 65_536 + middlegame) | 0, 4 * i)
  return bytes
}

const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size))

const shaped = (pairs: readonly Pair[], shape: readonly number[]): Term => {
  if (shape.length === 0) return pairs[0]!
  return shape.length === 1 ? pairs : chunks(pairs, shape[1]!)
}

const placeTable = (pairs: readonly Pair[]): PlaceTable => {
  const rows = (half: 0 | 1): Rows =>
    chunks(
      pairs.map(pair => pair[half]),
      8,
    ).toReversed()
  return { middlegame: rows(0), endgame: rows(1) }
}

/** The evaluation that has these pairs, the inverse of {@link evaluationPairs}. */
export const evaluationOf = (pairs: readonly Pair[]): Evaluation => {
  const terms: Record<string, Term> = {}
  const places: Record<string, PlaceTable> = {}
  let at = 0
  for (const [name, ...shape] of EVALUATION_LAYOUT) {
    const own = pairs.slice(at, at + sizeOf(shape))
    at += own.length
    if (name !== PLACES) terms[name] = shaped(own, shape)
    else for (const [i, table] of chunks(own, 64).entries()) places[PLACE_ROLES[i]!] = placeTable(table)
  }
  return { terms, places }
}

/** Where the evaluation that ships with the program lies: right both beside the sources (electron/search) and in out/main. */
export const EVALUATION_FILE = path.join(import.meta.dirname, '..', '..', 'resources', 'evaluation.json')

/** Reads the evaluation that ships with the program; throws if the file is missing or not whole. */
export const readEvaluation = (file: string = EVALUATION_FILE): Evaluation =>
  JSON.parse(readFileSync(file, 'utf8')) as Evaluation
