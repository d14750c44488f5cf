import type { Equipment, ThrowRule } from './procedure'
import { fraction, type Fraction } from './fraction'

/** What is thrown at once: one die, or coins of different sizes. */
export type Thing =
  { readonly kind: 'die'; readonly sides: number } | { readonly kind: 'coins'; readonly coins: number }

/** The number of sides of a die; for coins, the number of lines in their chart. */
export const sidesOf = (thing: Thing): number => (thing.kind === 'die' ? thing.sides : 2 ** thing.coins)

/**
 * How a choice is made among `count` equally likely squares or colors. `half` takes two throws: heads or tails picks the first `sides`
 * squares or the rest, then a throw picks the square; if it is too high, both are repeated.
 */
export type Plan =
  | { readonly kind: 'headsOrTails'; readonly thing: Thing }
  | { readonly kind: 'number'; readonly thing: Thing; readonly count: number; readonly limit: number }
  | { readonly kind: 'half'; readonly first: Thing; readonly thing: Thing; readonly count: number }

const SIDES: Readonly<Record<Exclude<Equipment, 'dice' | 'coins'>, number>> = {
  die: 6,
  d4: 4,
  d8: 8,
  d10: 10,
  d12: 12,
  d20: 20,
}

/** The most coins that are tossed at once. */
export const MAX_COINS = 3

/** How many coins are tossed for a choice among `count`. */
export const coinsFor = (count: number): number =>
  Math.min(MAX_COINS, Math.max(1, Math.ceil(Math.log2(count))))

const smallestDie = (count: number): Thing => ({
  kind: 'die',
  sides: Math.min(...Object.values(SIDES).filter(sides => sides >= count)),
})

const thingFor = (equipment: Equipment, count: number): Thing => {
  if (equipment === 'coins') return { kind: 'coins', coins: coinsFor(count) }
  return equipment === 'dice' ? smallestDie(count) : { kind: 'die', sides: SIDES[equipment] }
}

/** The highest result that counts. With `subtract`, every square gets the same number of results. */
const limitFor = (sides: number, count: number, { tooHigh }: ThrowRule): number =>
  tooHigh === 'subtract' ? sides - (sides % count) : count

/**
 * How to choose among `count` things, at least two, with the equipment; undefined if it cannot choose among that many. A choice between two
 * is always heads or tails, odd or even.
 */
export const planFor = (equipment: Equipment, count: number, throwing: ThrowRule = {}): Plan | undefined => {
  const used = throwing.with ?? equipment
  const thing = thingFor(used, count)
  const sides = sidesOf(thing)
  if (count === 2) return { kind: 'headsOrTails', thing }
  if (count <= sides) return { kind: 'number', thing, count, limit: limitFor(sides, count, throwing) }
  return count <= 2 * sides ? { kind: 'half', first: thingFor(used, 2), thing, count } : undefined
}

/** The meaning of a throw: a choice from 0, one of the halves, or nothing. */
export type ThrowReading =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'half'; readonly half: 0 | 1 }
  | { readonly kind: 'again' }

const AGAIN: ThrowReading = { kind: 'again' }

/** 0 for heads, an odd number, or the head of a single coin; else 1. */
const headOrTail = (face: number): 0 | 1 => (face % 2 === 1 ? 0 : 1)

/** The next thing to throw under a plan; `half` is the result of the first of two throws. */
export const nextThing = (plan: Plan, half: 0 | 1 | undefined): Thing =>
  plan.kind === 'half' && half === undefined ? plan.first : plan.thing

const choiceOrAgain = (choice: number, count: number): ThrowReading =>
  choice < count ? { kind: 'choice', choice } : AGAIN

/** Reads a face, from 1, of the thing that {@link nextThing} returns. */
export const readFace = (plan: Plan, half: 0 | 1 | undefined, face: number): ThrowReading => {
  switch (plan.kind) {
    case 'headsOrTails':
      return { kind: 'choice', choice: headOrTail(face) }
    case 'number':
      return face > plan.limit ? AGAIN : { kind: 'choice', choice: (face - 1) % plan.count }
    case 'half':
      return half === undefined
        ? { kind: 'half', half: headOrTail(face) }
        : choiceOrAgain(half * sidesOf(plan.thing) + face - 1, plan.count)
  }
}

/** The average number of throws for a choice, including repeated ones. */
export const expectedThrows = (plan: Plan): Fraction => {
  switch (plan.kind) {
    case 'headsOrTails':
      return fraction(1n, 1n)
    case 'number':
      return fraction(BigInt(sidesOf(plan.thing)), BigInt(plan.limit))
    case 'half':
      return fraction(BigInt(4 * sidesOf(plan.thing)), BigInt(plan.count))
  }
}
