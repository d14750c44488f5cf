import type { Fraction } from '../fraction'
import type { Bond } from '../pairOdds'
import type { Spread } from '../spread'

const grouped = (count: number | bigint): string => count.toLocaleString('en')

const groupedFraction = ({ p, q }: Fraction): string => `${grouped(p)}/${grouped(q)}`

const ratioText = (ratio: number): string => String(Math.round(ratio * 1000) / 1000)

const spreadText = ({ positions, classes, min, max, ratio }: Spread, things: string): string => {
  const all = `${grouped(positions)}${things}`
  const [least, most] = [classes[0]!, classes.at(-1)!]
  if (classes.length === 1) return `gives each of the ${all} with ${groupedFraction(min)}`
  return (
    `favors ${grouped(most.times)} of the ${all} with ${groupedFraction(max)} ` +
    `over ${grouped(least.times)} with ${groupedFraction(min)}, by ${ratioText(ratio)}`
  )
}

/** What the odds come to, in one sentence: fair, or by how much it favors some. */
export const verdict = (odds: Spread): string =>
  odds.positions === 1 ? 'gives one rank, whatever is thrown' : spreadText(odds, '')

/** The same of both armies together. */
export const pairVerdict = (odds: Spread): string =>
  odds.positions === 1 ? 'gives one pair of armies, whatever is thrown' : spreadText(odds, ' pairs of armies')

/** How the armies hang together, as a sentence without its full stop. */
export const BOND_WORDS: Readonly<Record<Bond, string>> = {
  follows: 'Black’s army follows from White’s',
  independent: 'Each player throws without regard to the other',
  shared: 'What is thrown once for both binds the armies together',
}
