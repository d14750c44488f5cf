import { finishedRanks } from '@shared/procedures/throwing/finished'
import { nextThing, sidesOf } from '@shared/procedures/model/plan'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { ProcedureState } from '@shared/procedures/model/state'
import { beginProcedure, throwResult } from '@shared/procedures/throwing/throwing'
import { unwrap } from '@shared/result'
import type { Random } from '@shared/setup/starts/random'

/*
 * A procedure thrown a million times, by the engine: it is asked once for each throw in each situation, and then known.
 */

/** A state, and those behind it as far as they have come up: the engine is asked once for each. */
interface Situation {
  readonly state: ProcedureState
  /** Faces of what is thrown next; 0 at the end. */
  readonly sides: number
  /** By face, from 0. */
  readonly next: (Situation | undefined)[]
  /** How often throws have ended here. */
  ends: number
}

const situationOf = (state: ProcedureState): Situation => ({
  state,
  sides: state.choice === undefined ? 0 : sidesOf(nextThing(state.choice.plan, state.half)),
  next: [],
  ends: 0,
})

/** After a check that failed the player stands at the beginning again, as a test of the engine shows. */
const hasFailed = ({ events }: ProcedureState): boolean => events.at(-1)?.outcome.kind === 'failed'

/** What is still to come follows from how far White's rank has come, not from the order of throws that led there. */
const nameOf = ({ players: { white }, half }: ProcedureState): string =>
  JSON.stringify([white.at, white.filling.rank, white.filling.chosen, half])

/** What follows a beginning. */
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

/** How often each of White's ranks came up in this many trials. */
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
