import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, unwrap, type Result } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { boundedValue, valueArray } from '../engine/search/arrays'
import type { Searcher, SearchFault, SearchQuestion } from '../engine/search/searcher'

export interface EvaluatedStarts extends Pick<SearchQuestion, 'variant' | 'options'> {
  readonly numbers: Iterable<number>
  /** Nodes for each start. */
  readonly nodes: number
  readonly searcher: Pick<Searcher, 'search' | 'width'>
}

/** How many questions wait for each thread, so that none is idle. */
const AHEAD = 2

/**
 * Evaluates starts side by side. Each value is a pure function of start, engine and nodes: centipawns, White's view, the same number that
 * the setup solver finds for the array.
 *
 * @param onValue called with each value, in the order in which they are found
 * @returns why the engine found nothing more, if it stopped early
 */
export const evaluateStarts = async (
  { variant, options, numbers, nodes, searcher }: EvaluatedStarts,
  onValue: (number: number, value: number) => void,
): Promise<Result<null, SearchFault>> => {
  const rest = numbers[Symbol.iterator]()
  let fault: SearchFault | undefined
  let isOver = false
  const work = async (): Promise<void> => {
    for (let next = rest.next(); !next.done && !fault; next = rest.next()) {
      const fen = makeFen(variant, unwrap(startSetup(variant, next.value, options)))
      const found = await valueArray(searcher, { variant, options, fen }, nodes)
      if (isOver) return
      if (found.ok) onValue(next.value, boundedValue(found.value.value))
      else fault ??= found.error
    }
  }
  try {
    await Promise.all(Array.from({ length: searcher.width * AHEAD }, work))
  } finally {
    // Once a value could not be kept, the values that still arrive are dropped.
    isOver = true
  }
  return fault ? err(fault) : ok(null)
}
