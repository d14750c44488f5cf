import type { RankText } from '../model/ground'
import type { Filling } from '../model/possibilities'

const MARKS = { dark: '+', light: '-' } as const

/** A filling as text: the rank, with a mark for the color of the next bishop. */
export const keyOf = ({ rank, chosen }: Filling): string =>
  chosen === undefined ? rank : rank + MARKS[chosen]

/** What {@link keyOf} was made of. */
export const fillingOf = (key: string): Filling => {
  const mark = key.at(-1)
  if (mark === MARKS.dark) return { rank: key.slice(0, -1), chosen: 'dark' }
  return mark === MARKS.light ? { rank: key.slice(0, -1), chosen: 'light' } : { rank: key }
}

/** The rank without its mark. */
export const rankOfKey = (key: string): RankText => fillingOf(key).rank
