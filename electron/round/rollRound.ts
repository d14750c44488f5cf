import { finishedRanks } from '@shared/procedures/throwing/finished'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { throwResult } from '@shared/procedures/throwing/throwing'
import { unwrap } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'

/** Far beyond what any procedure of the catalogue takes by bad luck. */
export const MAX_THROWS = 10_000

/** Why no more is thrown. */
export type ThrowingEnd =
  /** No throw can lead on from here. */
  | { readonly kind: 'stuck'; readonly state: ProcedureState }
  /** {@link MAX_THROWS} throws have not been enough. */
  | { readonly kind: 'endless' }
  /** As many throwings in a row have given nothing new. */
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
 * Throws for one board after the other from one seed; ranks that have come before are thrown again. Board n has the n-th, however
 * many are taken, on every machine.
 *
 * @param begun what was thrown already, and stays
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
