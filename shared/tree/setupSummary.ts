import type { Color } from '../board/color'
import { givenAway, type PricedSetup } from './pricedSetup'

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' }

/** Pawns with two decimals, without a sign. */
const pawns = (centipawns: number): string => (Math.abs(Math.round(centipawns)) / 100).toFixed(2)

const better = (value: number): string => NAMES[value > 0 ? 'white' : 'black']

/** What each side had when the first turn began. */
const beginning = ({ value, isThrow, skipped }: PricedSetup): string => {
  const isEven = Math.round(value) === 0
  if (isThrow)
    return isEven ? 'The dice favored neither side.' : `The dice gave ${better(value)} ${pawns(value)}.`
  const when =
    skipped === 0 ? 'Before the setup' : `After ${skipped} ${skipped === 1 ? 'turn' : 'turns'} of the setup`
  return isEven ? `${when} the chances were even.` : `${when} ${better(value)} was ahead by ${pawns(value)}.`
}

const amount = (given: number): string => (Math.round(given) === 0 ? 'nothing' : pawns(given))

const given = (setup: PricedSetup): string => {
  const when = setup.skipped === 0 ? 'In the setup' : 'From there on'
  const [white, black] = [givenAway(setup.turns, 'white'), givenAway(setup.turns, 'black')]
  if (Math.round(white) === 0 && Math.round(black) === 0) return `${when} neither side gave anything away.`
  return `${when} White gave away ${amount(white)}, Black ${amount(black)}.`
}

/** What a throw and the turns after it came to, as a comment in front of a game. */
export const summaryOf = (setup: PricedSetup): string => `${beginning(setup)} ${given(setup)}`
