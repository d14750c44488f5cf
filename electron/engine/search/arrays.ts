import { centipawns } from '@shared/analysis/score'
import { map, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Searched, Searcher, SearchFault, SearchQuestion } from './searcher'

/*
 * Arrays as questions. An array is the first position of the game proper: both back ranks are complete, White is to
 * move. Its value is that of the best line of a search with a fixed number of nodes, and so a pure function of array,
 * engine and nodes.
 */

/** An array whose value is wanted. */
export interface ArrayPosition {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Its counters do not matter. */
  readonly fen: string
}

/** What an array is worth. */
export interface ArrayValue {
  /** Hundredths of a pawn from White's view, mates as `centipawns` has them. */
  readonly value: number
  /** Nodes really searched. */
  readonly nodes: number
  /** The first plies of the expected line, in UCI. */
  readonly line: readonly string[]
}

/** Values of arrays beyond this count as this: a mate would drown all others. In centipawns. */
const MOST = 3000

/** The value of an array, in centipawns, as solvers and atlases count it. */
export const boundedValue = (value: number): number => Math.min(MOST, Math.max(-MOST, value))

/** Plies of a line that are reported. */
const LINE_PLIES = 6

const HALFMOVES = 4
const FULLMOVES = 5

/** The FEN with its counters as at the start of a game, since they do not change what an array is worth. */
const asFirst = (fen: string): string =>
  fen
    .split(' ')
    .map((field, place) => (place === HALFMOVES ? '0' : place === FULLMOVES ? '1' : field))
    .join(' ')

/**
 * An array as a question.
 *
 * @param nodes at least 1, a whole number; throws if not
 */
export const arrayQuestion = ({ variant, options, fen }: ArrayPosition, nodes: number): SearchQuestion => {
  if (!Number.isSafeInteger(nodes) || nodes < 1) throw new RangeError(`${nodes} nodes are no search`)
  return { variant, options, fen: asFirst(fen), moves: [], limits: { nodes }, multiPv: 1 }
}

/** The answer to such a question as a value. */
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
