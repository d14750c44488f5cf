import { compare, fractionText, type Fraction } from '../fraction'
import type { Odds } from '../odds'

const grouped = (count: number): string => count.toLocaleString('en')

const timesOf = ({ outcomes }: Odds, share: Fraction): number => {
  let times = 0
  for (const other of outcomes.values()) if (compare(other, share) === 0) times += 1
  return times
}

const ratioText = (ratio: number): string => String(Math.round(ratio * 1000) / 1000)

/** What the odds come to, in one sentence: fair, or by how much it favors some. */
export const verdict = (odds: Odds): string => {
  const { outcomes, min, max, ratio } = odds
  const all = grouped(outcomes.size)
  if (outcomes.size === 1) return 'gives one rank, whatever is thrown'
  if (compare(min, max) === 0) return `gives each of the ${all} with ${fractionText(min)}`
  return (
    `favors ${grouped(timesOf(odds, max))} of the ${all} with ${fractionText(max)} ` +
    `over ${grouped(timesOf(odds, min))} with ${fractionText(min)}, by ${ratioText(ratio)}`
  )
}
