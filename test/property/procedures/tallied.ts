import { finishedRanks } from '@shared/procedures/throwing/finished'
import { nextThing, sidesOf } from '@shared/procedures/model/plan'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { ProcedureState } from '@shared/procedures/model/state'
import { beginProcedure, throwResult } from '@shared/procedures/throwing/throwing'
import { unwrap } from '@shared/result'
import type { Random } from '@shared/setup/starts/random'

/*
 * Throws a procedure a million times with the engine, which is asked only once for each throw in each
 * situation.
 */

/** A state, and the states after it that have come up so far; the engine is asked once for each. */
interface Situation {
  readonly state: ProcedureState
  /** The number of faces of the next throw; 0 at the end. */
  readonly sides: number
  /** The next situations by face, from 0. */
  readonly next: (Situation | undefined)[]
  /** The number of trials that have ended here. */
  ends: number
}

const situationOf = (state: ProcedureState): Situation => ({
  state,
  sides: state.choice === undefined ? 0 : sidesOf(nextThing(state.choice.plan, state.half)),
  next: [],
  ends: 0,
})

/** Whether a check has failed, which puts the player back to the beginning, as a test of the engine shows. */
const hasFailed = ({ events }: ProcedureState): boolean => events.at(-1)?.outcome.kind === 'failed'

/** The key of a state. The rest depends on White's rank so far, not on the order of throws that led there. */
const nameOf = ({ players: { white }, half }: ProcedureState): string =>
  JSON.stringify([white.at, white.filling.rank, white.filling.chosen, half])

/** Finds the situations after a beginning. */
const situationsFrom = (begun: Situation) => {
  const known = new Map([[nameOf(begun.state), begun]])
  const reached = (state: ProcedureState): Situation => {
    const name = nameOf(state)
    const found = known.get(name) ?? situationOf(state)
    known.set(name, found)
    return found
  }
  const after = ({ state, next }: Situation, face: number): Situation => {
    const thrown = unwrap(throwResult(state, String(1 + face)))
    return (next[face] = hasFailed(thrown) ? begun : reached(thrown))
  }
  return { after, all: () => known.values() }
}

/** The number of times each of White's ranks came up in about this many throws. */
export const tallied = (
  procedure: Procedure,
  equipment: Equipment,
  random: Random,
  throws: number,
): ReadonlyMap<string, number> => {
  // Only White's rank is counted, so Black does not throw.
  const begun = situationOf(beginProcedure({ ...procedure, second: { kind: 'mirrored' } }, equipment))
  const { after, all } = situationsFrom(begun)
  for (let thrown = 0; thrown < throws;) {
    let now = begun
    for (; now.sides > 0; thrown += 1) {
      const face = random.below(now.sides)
      now = now.next[face] ?? after(now, face)
    }
    now.ends += 1
  }
  const tally = new Map<string, number>()
  for (const { state, ends } of all()) {
    if (ends === 0) continue
    const { white } = finishedRanks(state)!
    tally.set(white, (tally.get(white) ?? 0) + ends)
  }
  return tally
}
