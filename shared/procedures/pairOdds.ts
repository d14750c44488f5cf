import { chain, map, ok, type Result } from '../result'
import { fractionText, product, sum, type Fraction } from './fraction'
import { oddsOf, outcomesRecord, type Odds, type TellProgress } from './odds'
import type { Equipment, Procedure } from './procedure'
import { sharedPairs, type Pair, type SharedPairs } from './sharedPairs'
import { classesOf, spreadOf, type ShareClass, type Spread } from './spread'
import { sharedSteps } from './state'
import type { WalkFault } from './walk'

/**
 * How the second army hangs on the first: it follows from it, it is thrown without regard to it, or both
 * come of a rank that is thrown once for both.
 */
export type Bond = 'follows' | 'independent' | 'shared'

/** How likely each pair of armies is, exactly. */
export interface PairOdds extends Spread {
  readonly bond: Bond
  /** Each army by itself, whatever the other is. */
  readonly white: Odds
  readonly black: Odds
  /** Average number of throws of both players together. */
  readonly expectedThrows: Fraction
  /** Every pair that can arise, in the alphabetical order of White's rank, then of Black's. */
  readonly pairs: () => Iterable<Pair>
}

const reversed = (rank: string): string => Array.from(rank).reverse().join('')

const byRank = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Both armies where Black's is made of White's: as likely as White's alone. */
const following = (white: Odds, follow: (rank: string) => string): PairOdds => ({
  ...white,
  bond: 'follows',
  white,
  black: {
    ...white,
    outcomes: new Map(
      Array.from(white.outcomes, ([rank, share]) => [follow(rank), share] as const).sort(byRank),
    ),
  },
  pairs: () => Array.from(white.outcomes, ([rank, share]) => [rank, follow(rank), share] as const),
})

const productClasses = (white: Odds, black: Odds): readonly ShareClass[] =>
  classesOf(
    white.classes.flatMap(one =>
      black.classes.map(other => ({
        share: product(one.share, other.share),
        times: one.times * other.times,
      })),
    ),
  )

function* productPairs(white: Odds, black: Odds): Generator<Pair> {
  for (const [one, share] of white.outcomes)
    for (const [other, more] of black.outcomes) yield [one, other, product(share, more)]
}

/** Both armies where neither player looks at the other's: the product of what each has by himself. */
const independent = (white: Odds, black: Odds): PairOdds => ({
  ...spreadOf(productClasses(white, black)),
  bond: 'independent',
  white,
  black,
  expectedThrows: sum(white.expectedThrows, black.expectedThrows),
  pairs: () => productPairs(white, black),
})

const sharing = (white: Odds, black: Odds, { pairs, expectedThrows }: SharedPairs): PairOdds => ({
  ...spreadOf(classesOf(pairs.map(([, , share]) => ({ share, times: 1 })))),
  bond: 'shared',
  white,
  black,
  expectedThrows,
  pairs: () => pairs,
})

const ownArmies = (
  procedure: Procedure,
  equipment: Equipment,
  tell: TellProgress,
): Result<PairOdds, WalkFault> =>
  chain(
    oddsOf(procedure, equipment, 'white', (done, all) => tell(done, 2 * all)),
    white =>
      chain(
        oddsOf(procedure, equipment, 'black', (done, all) => tell(all + done, 2 * all)),
        black =>
          sharedSteps(procedure) > 0
            ? map(sharedPairs(procedure, equipment), found => sharing(white, black, found))
            : ok(independent(white, black)),
      ),
  )

/** The exact distribution of both armies together, with each of them by itself. */
export const pairOddsOf = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  tell: TellProgress = () => undefined,
): Result<PairOdds, WalkFault> => {
  const { second } = procedure
  if (second.kind === 'own') return ownArmies(procedure, equipment, tell)
  const follow = second.kind === 'mirrored' ? (rank: string) => rank : reversed
  return map(oddsOf(procedure, equipment, 'white', tell), white => following(white, follow))
}

/** Whether both players have the same ranks with the same probabilities. */
export const areAlike = (white: Odds, black: Odds): boolean =>
  white.positions === black.positions &&
  Array.from(white.outcomes).every(([rank, { p, q }]) => {
    const other = black.outcomes.get(rank)
    return other?.p === p && other.q === q
  })

/** More pairs than this are not written one by one: whoever reads them can multiply. */
const MOST_WRITTEN = 100_000

const outcomesOf = ({ bond, positions, white, black, pairs }: PairOdds) =>
  bond === 'independent' && positions > MOST_WRITTEN
    ? { white: outcomesRecord(white.outcomes), black: outcomesRecord(black.outcomes) }
    : { outcomes: outcomesRecord(Array.from(pairs(), ([one, other, share]) => [`${one}/${other}`, share])) }

/**
 * The odds as `backrank odds --both --json` writes them: pairs as `WHITE/BLACK`. More than 100,000 pairs of
 * armies that are thrown independently are given as the two armies, whose probabilities multiply.
 */
export const pairOddsRecord = (id: string, odds: PairOdds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  armies: odds.bond,
  positions: odds.positions,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  classes: odds.classes.map(({ share, times }) => ({ probability: fractionText(share), positions: times })),
  ...outcomesOf(odds),
})
