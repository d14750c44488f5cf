import type { VariantRules } from '../../variants/variant'
import { rankLetters, type Rank } from '../ranks/rank'
import { remembered } from '../../remembered'
import { arrayAt, arrayCount } from './arrays'

/** The back ranks of all arrays of a system. */
export interface ArrayRanks {
  /** Each rank that occurs, once, as White sees it. */
  readonly ranks: readonly Rank[]
  /**
   * For each array, by its number, the places of its ranks in {@link ranks}. Undefined if any two ranks make an array: then its number is
   * the place of White's rank times the number of ranks, plus the place of Black's.
   */
  readonly places: { readonly white: Uint32Array; readonly black: Uint32Array } | undefined
}

const interner = (letters: (rank: Rank) => string) => {
  const ranks: Rank[] = []
  const places = new Map<string, number>()
  const placeOf = (rank: Rank): number => {
    const key = letters(rank)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, ranks.length)
    return ranks.push(rank) - 1
  }
  return { ranks, placeOf }
}

/** The ranks of arrays with independent ranks, which are too many to be made one by one; their numbers contain the ranks. */
const product = (rules: VariantRules, count: number): ArrayRanks => {
  const side = Math.round(Math.sqrt(count))
  return {
    ranks: Array.from({ length: side }, (_, place) => arrayAt(rules, place)!.black),
    places: undefined,
  }
}

const listed = (rules: VariantRules, count: number): ArrayRanks => {
  const { ranks, placeOf } = interner(rank => rankLetters(rules.army, rank))
  const white = new Uint32Array(count)
  const black = new Uint32Array(count)
  for (let number = 0; number < count; number++) {
    const array = arrayAt(rules, number)!
    white[number] = placeOf(array.white)
    black[number] = placeOf(array.black)
  }
  return { ranks, places: { white, black } }
}

/** The back ranks of all arrays of a system; made once. */
export const arrayRanks = remembered(
  (rules: VariantRules): ArrayRanks => {
    const count = arrayCount(rules)
    return rules.start.black === 'independent' ? product(rules, count) : listed(rules, count)
  },
  rules => rules.start,
)
