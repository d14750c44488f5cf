import { err, map, ok, type Result } from '../../result'
import { rankOfKey } from './fillingKey'
import { forgetful } from './forgetting'
import { fraction, product, sum, type Fraction } from '../model/fraction'
import { oddsOfWalk, type Odds } from './odds'
import type { Equipment, Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'
import { walk, walkFrom, type WalkFault } from './walk'

/** White's rank, Black's, and how likely they are together. */
export type Pair = readonly [white: string, black: string, share: Fraction]

/** Most pairs that are held in memory at once; only those that come of a shared rank have to be. */
export const MOST_PAIRS = 600_000

/** What came of the tasks that are thrown once for both players, and then of each player's own. */
export interface SharedPairs {
  /** In the alphabetical order of White's rank, then of Black's. */
  readonly pairs: readonly Pair[]
  readonly expectedThrows: Fraction
}

/** What both players can make of one shared rank, which arises with a probability of `share`. */
interface Branch {
  readonly share: Fraction
  readonly white: Odds
  readonly black: Odds
}

type Rows = Map<string, Map<string, Fraction>>

const addPairs = (rows: Rows, { share, white, black }: Branch) => {
  for (const [one, part] of white.outcomes) {
    const row = rows.get(one) ?? new Map<string, Fraction>()
    rows.set(one, row)
    const reached = product(share, part)
    for (const [other, more] of black.outcomes) {
      const both = product(reached, more)
      const known = row.get(other)
      row.set(other, known ? sum(known, both) : both)
    }
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

const sortedPairs = (rows: Rows): readonly Pair[] =>
  [...rows]
    .sort(byName)
    .flatMap(([white, row]) =>
      [...row].sort(byName).map(([black, share]): Pair => [white, black, share] as const),
    )

const joined = (branches: readonly Branch[], before: Fraction): SharedPairs => {
  const rows: Rows = new Map()
  for (const branch of branches) addPairs(rows, branch)
  const after = branches.map(({ share, white, black }) =>
    product(share, sum(white.expectedThrows, black.expectedThrows)),
  )
  return { pairs: sortedPairs(rows), expectedThrows: after.reduce(sum, before) }
}

/** Average number of throws at the steps that are thrown once for both. */
export const sharedThrows = (procedure: Procedure, equipment: Equipment): Result<Fraction, WalkFault> => {
  const plan = { procedure, equipment: [equipment], player: 'white', forget: forgetful(procedure) } as const
  return map(walk(plan, undefined, 0, scriptOf(procedure).blackFrom), ({ throws }) => throws)
}

/**
 * The exact joint distribution where the first steps are thrown once for both, worked out from each rank that
 * they can leave. Such a procedure has no checks, so every walk keeps its whole weight.
 */
export const sharedPairs = (procedure: Procedure, equipment: Equipment): Result<SharedPairs, WalkFault> => {
  const { blackFrom } = scriptOf(procedure)
  const plan = { procedure, equipment: [equipment] } as const
  const common = walk({ ...plan, player: 'white' }, walkFrom(procedure.rank), 0, blackFrom)
  if (!common.ok) return common
  const { layer, throws } = common.value
  const branches: Branch[] = []
  let count = 0
  for (const [key, weight] of layer.weights) {
    const begun = walkFrom(rankOfKey(key))
    const white = map(walk({ ...plan, player: 'white' }, begun, blackFrom), oddsOfWalk)
    if (!white.ok) return white
    const black = map(walk({ ...plan, player: 'black' }, begun, blackFrom), oddsOfWalk)
    if (!black.ok) return black
    count += white.value.positions * black.value.positions
    if (count > MOST_PAIRS) return err({ kind: 'walk', reason: 'tooManyPairs', limit: MOST_PAIRS })
    branches.push({ share: fraction(weight, layer.total), white: white.value, black: black.value })
  }
  return ok(joined(branches, throws))
}
