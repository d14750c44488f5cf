import { countPart, heapsOf, isCountable, wholeWeight, type Front, type Heaps } from './census'
import { fraction, product, type Fraction } from '../model/fraction'
import { placedBy, type Task } from '../model/tasks'
import type { Procedure } from '../model/procedure'
import { classesOf, type ShareClass } from './spread'
import { scriptOf } from '../model/state'

const rolesPlaced = (tasks: readonly Task[]) => new Set(tasks.flatMap(({ action }) => placedBy(action)))

/** Whether an army shows which rank was shared: then no two shared ranks lead to the same pair. */
const showsShared = (procedure: Procedure): boolean => {
  const { tasks, blackFrom } = scriptOf(procedure)
  const later = rolesPlaced(tasks.slice(blackFrom))
  return isCountable(procedure) && [...rolesPlaced(tasks.slice(0, blackFrom))].every(role => !later.has(role))
}

const sharesOf = (heaps: Heaps): readonly (readonly [share: Fraction, times: number])[] => {
  const whole = wholeWeight(heaps)
  return Array.from(heaps, ([weight, { times }]) => [fraction(weight, whole), times] as const)
}

/** What a player can make of the shared ranks of a front. */
const ownHeaps = (procedure: Procedure, { goal }: Front, player: 'white' | 'black'): Heaps | undefined => {
  const { blackFrom } = scriptOf(procedure)
  const counted = countPart(procedure, { player, from: blackFrom, until: Infinity, rank: goal })
  return counted && heapsOf(counted.fronts)
}

const pairClasses = (shared: Fraction, times: number, white: Heaps, black: Heaps): readonly ShareClass[] =>
  classesOf(
    sharesOf(white).flatMap(([one, ones]) =>
      sharesOf(black).map(([other, others]) => ({
        share: product(shared, product(one, other)),
        times: times * ones * others,
      })),
    ),
  )

/**
 * How many pairs of armies have each probability where the first steps are thrown once for both; undefined
 * where the pairs are not to be counted. Such a procedure has no checks, so every way keeps its whole weight.
 */
export const countedPairs = (procedure: Procedure): readonly ShareClass[] | undefined => {
  if (!showsShared(procedure)) return undefined
  const { blackFrom } = scriptOf(procedure)
  const { rank } = procedure
  const counted = countPart(procedure, { player: 'white', from: 0, until: blackFrom, rank })
  if (counted === undefined) return undefined
  const classes: ShareClass[] = []
  for (const front of counted.fronts) {
    const [white, black] = [ownHeaps(procedure, front, 'white'), ownHeaps(procedure, front, 'black')]
    if (white === undefined || black === undefined) return undefined
    for (const [weight, { times }] of heapsOf([front]))
      classes.push(...pairClasses(fraction(weight, counted.total), times, white, black))
  }
  return classesOf(classes)
}
