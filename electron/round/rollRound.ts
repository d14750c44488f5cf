import { finishedRanks } from '@shared/procedures/throwing/finished'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { throwResult } from '@shared/procedures/throwing/throwing'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'

/** Far more throws than any procedure of the catalogue needs even with bad luck. */
export const MAX_THROWS = 10_000

/** Why throwing ended. */
export type ThrowingEnd =
  /** No throw is possible from here. */
  | { readonly kind: 'stuck'; readonly state: ProcedureState }
  /** {@link MAX_THROWS} throws were not enough for one board. */
  | { readonly kind: 'endless' }
  /** {@link MAX_THROWS} starts in a row were not new. */
  | { readonly kind: 'exhausted' }

type Thrown = { readonly whole: ProcedureState } | { readonly end: ThrowingEnd }

const thrownByLot = (begun: ProcedureState, random: Random): Thrown => {
  let state = begun
  for (let count = 0; count < MAX_THROWS; count += 1) {
    const prompt = nextStep(state)
    if (prompt === undefined)
      return state.stuck === undefined ? { whole: state } : { end: { kind: 'stuck', state } }
    state = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
  }
  return { end: { kind: 'endless' } }
}

/**
 * Throws starts for one board after the other from one seed; a start that has come before is replaced by another throw. Board n gets the
 * n-th start on every machine, however many are taken.
 *
 * @param begun what has already been thrown and is kept
 */
export function* throwBoards(begun: ProcedureState, seed: string): Generator<ProcedureState, ThrowingEnd> {
  const random = seededRandom(seed)
  const found = new Set<string>()
  for (let repeated = 0; repeated < MAX_THROWS;) {
    const thrown = thrownByLot(begun, random)
    if ('end' in thrown) return thrown.end
    const key = JSON.stringify(finishedRanks(thrown.whole))
    repeated = found.has(key) ? repeated + 1 : 0
    if (repeated > 0) continue
    found.add(key)
    yield thrown.whole
  }
  return { kind: 'exhausted' }
}
