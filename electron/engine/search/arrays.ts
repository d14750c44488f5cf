import { centipawns } from '@shared/analysis/score'
import { map, type Result } from '@shared/result'
import type { Searched, Searcher, SearchFault, SearchQuestion } from './searcher'

/*
 * Values of arrays. An array is the first position of the game proper: both back ranks are complete, and White is to
 * move. Its value is the score of the best line in a search with a fixed number of nodes, and so a pure function of
 * array, engine and nodes.
 */

/** An array whose value is wanted; the counters of its FEN do not matter. */
export type ArrayPosition = Pick<SearchQuestion, 'variant' | 'options' | 'fen'>

export interface ArrayValue {
  /** Centipawns from White's view, with mates converted by `centipawns`. */
  readonly value: number
  /** The nodes actually searched. */
  readonly nodes: number
  /** The first plies of the expected line, in UCI. */
  readonly line: readonly string[]
}

/** Values of arrays are limited to this many centipawns: otherwise a mate would outweigh all others. */
const MOST = 3000

/** The value of an array, in centipawns, limited as solvers and atlases use it. */
export const boundedValue = (value: number): number => Math.min(MOST, Math.max(-MOST, value))

/** The number of plies reported of a line. */
const LINE_PLIES = 6

const HALFMOVES = 4
const FULLMOVES = 5

/** The FEN with the counters of the start of a game, since they do not change the value of an array. */
const asFirst = (fen: string): string =>
  fen
    .split(' ')
    .map((field, place) => (place === HALFMOVES ? '0' : place === FULLMOVES ? '1' : field))
    .join(' ')

/**
 * The question for the value of an array.
 *
 * @param nodes an integer of at least 1; throws if it is not
 */
export const arrayQuestion = ({ variant, options, fen }: ArrayPosition, nodes: number): SearchQuestion => {
  if (!Number.isSafeInteger(nodes) || nodes < 1) throw new RangeError(`${nodes} nodes are no search`)
  return { variant, options, fen: asFirst(fen), moves: [], limits: { nodes }, multiPv: 1 }
}

/** The value of an array from the answer to that question. */
export const arrayValue = ({ lines, nodes }: Searched): ArrayValue => {
  const [{ score, moves }] = lines as readonly [Searched['lines'][number]]
  return { value: centipawns(score), nodes, line: moves.slice(0, LINE_PLIES) }
}

/** Has an array searched for its value. */
export const valueArray = async (
  searcher: Pick<Searcher, 'search'>,
  array: ArrayPosition,
  nodes: number,
): Promise<Result<ArrayValue, SearchFault>> =>
  map(await searcher.search(arrayQuestion(array, nodes)), arrayValue)
