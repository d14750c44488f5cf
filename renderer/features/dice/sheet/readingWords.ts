import { remembered } from '@shared/remembered'
import { t } from '@shared/i18n/t'
import { coinsFor, MAX_COINS, planFor, sidesOf, type Thing } from '@shared/procedures/model/plan'
import { EQUIPMENT, type Equipment, type Procedure } from '@shared/procedures/model/procedure'
import { equipmentName } from '@shared/procedures/words/names'
import type { ProcedureState } from '@shared/procedures/model/state'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { beginProcedure, throwResult } from '@shared/procedures/throwing/throwing'
import { type Random, seededRandom } from '@shared/setup/starts/random'

/** The number of trial runs, and the most throws in each: conditions may make a run begin again. */
const THROWINGS = 400

const MAX_THROWS = 400

const thrownAgain = (state: ProcedureState, random: Random): ProcedureState | undefined => {
  const prompt = nextStep(state)
  if (!prompt) return undefined
  const next = throwResult(state, String(1 + random.below(prompt.results.length)))
  return next.ok ? next.value : undefined
}

/**
 * For each kind of equipment, the numbers of squares, or colors of squares, among which it has to choose, at least
 * two. Throws a procedure some hundred times to find them, so that a sheet explains only what players need. The result
 * is the same each time and is remembered, because it takes a tenth of a second. A count that is rarer than once in
 * those throws may be missed.
 */
const thrownCounts = remembered((procedure: Procedure): ReadonlyMap<Equipment, ReadonlySet<number>> => {
  const random = seededRandom('sheet')
  const counts = new Map<Equipment, Set<number>>(procedure.equipment.map(one => [one, new Set()]))
  const note = ({ choice }: ProcedureState) => {
    if (!choice) return
    const used = choice.task.throwing.with
    for (const one of used === undefined ? procedure.equipment : [used])
      counts.set(one, (counts.get(one) ?? new Set()).add(choice.possibilities.length))
  }
  for (let throwing = 0; throwing < THROWINGS; throwing++) {
    let state: ProcedureState | undefined = beginProcedure(procedure)
    for (let thrown = 0; state && thrown < MAX_THROWS; thrown++) {
      note(state)
      state = thrownAgain(state, random)
    }
  }
  return counts
})

/** How to throw for a square with one kind of equipment, one or more sentences in each line. */
export interface ReadingWords {
  readonly equipment: Equipment
  readonly title: string
  readonly lines: readonly string[]
  /** For coins: the charts that are needed, by the number of coins. */
  readonly charts: readonly number[]
}

/** What is thrown second if some choice takes two throws; undefined if none does. */
const secondThing = (equipment: Equipment, counts: readonly number[]): Thing | undefined => {
  const plans = counts.map(count => planFor(equipment, count))
  return plans.find(plan => plan?.kind === 'half')?.thing
}

const coinLines = (counts: readonly number[]): readonly string[] => {
  const tossed = new Set(counts.map(coinsFor))
  return [
    ...(tossed.has(1) ? [t('diceSheet.reading.coinPair')] : []),
    ...(tossed.has(2) ? [t('diceSheet.reading.twoCoins')] : []),
    ...(tossed.has(MAX_COINS) ? [t('diceSheet.reading.threeCoins')] : []),
    ...(tossed.has(2) || tossed.has(MAX_COINS) ? [t('diceSheet.reading.coinChart')] : []),
    ...(secondThing('coins', counts) ? [t('diceSheet.reading.coinTwice')] : []),
  ]
}

const dieLines = (equipment: Equipment, counts: readonly number[]): readonly string[] => {
  const twice = secondThing(equipment, counts)
  const hasPair = counts.includes(2)
  const hasNumber = counts.some(count => count > 2)
  return [
    ...(equipment === 'dice' ? [t('diceSheet.reading.smallest')] : []),
    ...(hasPair ? [t('diceSheet.reading.pair')] : []),
    ...(hasNumber ? [t(hasPair ? 'diceSheet.reading.number' : 'diceSheet.reading.onlyNumber')] : []),
    ...(twice ? [t('diceSheet.reading.twice', { sides: sidesOf(twice) })] : []),
  ]
}

/** How to read the throws, for each kind of equipment that a procedure needs. */
export const readingWords = (procedure: Procedure): readonly ReadingWords[] => {
  const thrown = thrownCounts(procedure)
  return EQUIPMENT.filter(equipment => thrown.has(equipment)).map(equipment => {
    const counts = [...(thrown.get(equipment) ?? [])].sort((one, other) => one - other)
    const isCoins = equipment === 'coins'
    return {
      equipment,
      title: t('diceSheet.reading.title', { equipment: equipmentName(equipment) }),
      lines: isCoins ? coinLines(counts) : dieLines(equipment, counts),
      charts: isCoins ? [...new Set(counts.map(coinsFor))].filter(coins => coins > 1) : [],
    }
  })
}
