/** An exact number: numerator and denominator in lowest terms, the denominator positive. */
export interface Fraction {
  readonly p: bigint
  readonly q: bigint
}

/** The greatest common divisor of two nonnegative numbers. */
export const gcd = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** `p / q` in lowest terms; `p` must be nonnegative and `q` positive. */
export const fraction = (p: bigint, q: bigint): Fraction => {
  const divisor = gcd(p, q)
  return { p: p / divisor, q: q / divisor }
}

export const sum = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.p * other.q + other.p * one.q, one.q * other.q)

/** `one - other`; `other` must not be the greater one. */
export const difference = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.p * other.q - other.p * one.q, one.q * other.q)

export const product = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.p * other.p, one.q * other.q)

export const quotient = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.p * other.q, one.q * other.p)

/** Negative, zero or positive, as `sort` expects. */
export const compare = (one: Fraction, other: Fraction): number => {
  const left = one.p * other.q
  const right = other.p * one.q
  return left < right ? -1 : left > right ? 1 : 0
}

/** For example `3/2`; a whole number keeps its denominator: `4/1`. */
export const fractionText = ({ p, q }: Fraction): string => `${String(p)}/${String(q)}`

const DIGITS = 2n ** 64n

/** The nearest `number`, up to its precision; also for fractions whose parts are too large for `Number`. */
export const toNumber = ({ p, q }: Fraction): number => {
  const whole = p / q
  return Number(whole) + Number(((p % q) * DIGITS) / q) / Number(DIGITS)
}
