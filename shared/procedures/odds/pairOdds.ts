import { chain, err, map, ok, type Result } from '../../result'
import { byRank, ranksIn, takeCensus } from './census'
import { compare, difference, product, sum, type Fraction } from '../model/fraction'
import type { OnProgress } from './follow'
import {
  classesRecord,
  figuresRecord,
  oddsOfCensus,
  outcomesRecord,
  rankOdds,
  type Outcomes,
  type RankOdds,
} from './odds'
import type { Equipment, Procedure } from '../model/procedure'
import { RANK_SEPARATOR } from './rows'
import { classesOf, spreadOf, type ShareClass, type Spread } from './spread'
import { scriptOf, sharedSteps } from '../model/state'
import { walkProcedure } from './walk'
import { MAX_RANKS, type WalkFault } from './walkFault'

/** White's rank, Black's rank, and the probability of both together. */
export type Pair = readonly [white: string, black: string, share: Fraction]

/**
 * How the second army depends on the first: it follows from it, it is thrown independently, or both result from a shared rank that is
 * thrown once.
 */
export type Bond = 'follows' | 'independent' | 'shared'

/** The exact probabilities of pairs of armies. */
export interface PairOdds extends Spread {
  readonly bond: Bond
  /** Each army by itself, independently of the other. */
  readonly white: RankOdds
  readonly black: RankOdds
  /** The average number of throws of both players together. */
  readonly expectedThrows: Fraction
  /** Every pair that can arise, in alphabetical order of White's rank, then of Black's. Only if the pairs can be listed. */
  readonly pairs?: () => Iterable<Pair>
}

const reversed = (rank: string): string => Array.from(rank).reverse().join('')

/** The odds if Black's army follows from White's: each pair is as likely as White's rank alone. */
const following = (white: RankOdds, follow: (rank: string) => string): PairOdds => {
  const { outcomes } = white
  const black = { ...white, least: white.least.map(follow), most: white.most.map(follow) }
  const odds = { ...white, bond: 'follows', white } as const
  if (outcomes === undefined) return { ...odds, black }
  const followed = Array.from(outcomes, ([rank, share]) => [follow(rank), share] as const)
  return {
    ...odds,
    black: { ...black, outcomes: new Map(followed.sort(byRank)) },
    pairs: () => Array.from(outcomes, ([rank, share]) => [rank, follow(rank), share] as const),
  }
}

const productClasses = (white: Spread, black: Spread): readonly ShareClass[] =>
  classesOf(
    white.classes.flatMap(one =>
      black.classes.map(other => ({
        share: product(one.share, other.share),
        times: one.times * other.times,
      })),
    ),
  )

function* productPairs(white: Outcomes, black: Outcomes): Generator<Pair> {
  for (const [one, share] of white)
    for (const [other, more] of black) yield [one, other, product(share, more)]
}

function* splitPairs(outcomes: Outcomes): Generator<Pair> {
  for (const [pair, share] of outcomes) {
    const [white, black] = pair.split(RANK_SEPARATOR) as [string, string]
    yield [white, black, share]
  }
}

const tooManyPairs: WalkFault = { kind: 'walk', reason: 'tooManyPairs', limit: Number.MAX_SAFE_INTEGER }

/** The odds if neither army depends on the other: probabilities multiply. */
const independent = (white: RankOdds, black: RankOdds): Result<PairOdds, WalkFault> => {
  if (white.positions * black.positions > Number.MAX_SAFE_INTEGER) return err(tooManyPairs)
  const [ones, others] = [white.outcomes, black.outcomes]
  return ok({
    ...spreadOf(productClasses(white, black)),
    bond: 'independent',
    white,
    black,
    expectedThrows: sum(white.expectedThrows, black.expectedThrows),
    ...(ones && others && { pairs: () => productPairs(ones, others) }),
  })
}

/** The odds if the first steps are thrown once for both; such a procedure has no checks. */
const sharing = (
  procedure: Procedure,
  equipment: Equipment,
  white: RankOdds,
  black: RankOdds,
): Result<PairOdds, WalkFault> => {
  const census = takeCensus({ procedure, whose: 'both', atMost: white.positions * black.positions })
  if (census === undefined) return err({ kind: 'walk', reason: 'tooManyPairs', limit: MAX_RANKS })
  if (ranksIn(census) > Number.MAX_SAFE_INTEGER) return err(tooManyPairs)
  const { outcomes, ...odds } = oddsOfCensus(census)
  const once = walkProcedure(
    { procedure, equipment: [equipment], player: 'white' },
    scriptOf(procedure).blackFrom,
  )
  return map(once, shared => ({
    ...odds,
    bond: 'shared',
    white,
    black,
    expectedThrows: difference(sum(white.expectedThrows, black.expectedThrows), shared),
    ...(outcomes && { pairs: () => splitPairs(outcomes) }),
  }))
}

const ownArmies = (
  procedure: Procedure,
  equipment: Equipment,
  tell: OnProgress = () => undefined,
): Result<PairOdds, WalkFault> =>
  chain(
    rankOdds(procedure, equipment, 'white', (done, all) => tell(done, 2 * all)),
    white =>
      chain(
        rankOdds(procedure, equipment, 'black', (done, all) => tell(all + done, 2 * all)),
        black =>
          sharedSteps(procedure) > 0
            ? sharing(procedure, equipment, white, black)
            : independent(white, black),
      ),
  )

/** The exact distribution of both armies together, with each of them by itself. */
export const pairOddsOf = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  tell?: OnProgress,
): Result<PairOdds, WalkFault> => {
  const { second } = procedure
  if (second.kind === 'own') return ownArmies(procedure, equipment, tell)
  const follow = second.kind === 'mirrored' ? (rank: string) => rank : reversed
  return map(rankOdds(procedure, equipment, 'white', tell), white => following(white, follow))
}

const sameClasses = (white: Spread, black: Spread): boolean =>
  white.classes.length === black.classes.length &&
  white.classes.every(({ share, times }, at) => {
    const other = black.classes[at]!
    return times === other.times && compare(share, other.share) === 0
  })

/**
 * Whether both players have the same ranks with the same probabilities. If ranks are not listed, only the number of ranks with each
 * probability is compared.
 */
export const areAlike = (white: RankOdds, black: RankOdds): boolean => {
  if (white.outcomes === undefined || black.outcomes === undefined) return sameClasses(white, black)
  if (white.positions !== black.positions) return false
  for (const [rank, share] of white.outcomes) {
    const other = black.outcomes.get(rank)
    if (other === undefined || compare(share, other) !== 0) return false
  }
  return true
}

/** The most independent pairs that are written one by one; beyond that the reader can multiply. */
const MAX_WRITTEN = 100_000

const outcomesOf = ({ bond, positions, white, black, pairs }: PairOdds) => {
  if (pairs === undefined) return {}
  return bond === 'independent' && positions > MAX_WRITTEN
    ? { white: outcomesRecord(white.outcomes ?? []), black: outcomesRecord(black.outcomes ?? []) }
    : { outcomes: outcomesRecord(Array.from(pairs(), ([one, other, share]) => [`${one}/${other}`, share])) }
}

/**
 * The odds as `backrank odds --both --json` writes them: pairs as `WHITE/BLACK`. More than 100,000 pairs of independent armies are written
 * as the two armies, whose probabilities multiply.
 */
export const pairOddsRecord = (id: string, odds: PairOdds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  armies: odds.bond,
  ...figuresRecord(odds),
  classes: classesRecord(odds),
  ...outcomesOf(odds),
})
