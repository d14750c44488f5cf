import type { Color } from '../../board/color'
import { chain, err, ok, type Result } from '../../result'
import { takeCensus, wholeWeight, type Census } from './census'
import { forgetful, lastChecks } from './forgetting'
import { fraction, quotient, type Fraction } from '../model/fraction'
import { FREE } from '../model/ground'
import { oddsOf, writtenRank, type CountedOdds, type TellProgress } from './odds'
import type { Equipment, Procedure } from '../model/procedure'
import { spreadOf } from './spread'
import { scriptOf } from '../model/state'
import { MOST_RANKS, walk, type WalkFault, type WalkPlan } from './walk'

/** The odds of ranks that were counted; `throws` are those of one attempt, however it ended. */
const oddsOfCensus = ({ heaps, total }: Census, throws: Fraction): CountedOdds => {
  const sorted = [...heaps].sort(([one], [other]) => (one < other ? -1 : 1))
  const whole = wholeWeight(heaps)
  const ranksAt = (index: number) => sorted.at(index)![1].ranks.map(writtenRank).sort()
  return {
    ...spreadOf(sorted.map(([weight, { times }]) => ({ share: fraction(weight, whole), times }))),
    expectedThrows: quotient(throws, fraction(whole, total)),
    least: ranksAt(0),
    most: ranksAt(-1),
  }
}

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))

/** At least as many as the ranks that can arise at any step of a procedure that swaps nothing. */
const mostRanks = ({ rank, pieces }: Procedure): number =>
  Object.values(pieces).reduce((all, count) => all / factorial(count), factorial(rank.split(FREE).length - 1))

/**
 * The odds of ranks that are counted; undefined where there is no counting them. Their throws are those of a
 * walk that forgets which piece is which, up to the last checks: these cost none.
 */
const countedOdds = (plan: WalkPlan): Result<CountedOdds, WalkFault> | undefined => {
  const { procedure, player, tell } = plan
  const census = takeCensus(procedure, player, tell)
  if (census === undefined) return undefined
  const script = scriptOf(procedure)
  const until = lastChecks(script)
  return chain(walk({ ...plan, forget: forgetful(procedure, until) }, undefined, 0, until), ({ throws }) =>
    census.heaps.size > 0
      ? ok(oddsOfCensus(census, throws))
      : err({ kind: 'walk', reason: 'neverMet', player, step: script.tasks[until]!.step }),
  )
}

/**
 * The exact distribution of a player's rank, listed where it can be, otherwise counted. The fault is
 * `tooManyRanks` only where neither is within reach.
 */
export const rankOdds = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  player: Color = 'white',
  tell: TellProgress = () => undefined,
): Result<CountedOdds, WalkFault> => {
  if (mostRanks(procedure) > MOST_RANKS) {
    const counted = countedOdds({ procedure, equipment: [equipment], player, tell })
    if (counted !== undefined && (!counted.ok || counted.value.positions > MOST_RANKS)) return counted
  }
  return oddsOf(procedure, equipment, player, tell)
}
