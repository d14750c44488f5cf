import type { Estimate, Sampled } from '../sample'

/** Digits of an error that are told. */
const TOLD_DIGITS = 2

const step = (error: number): number => 10 ** (Math.floor(Math.log10(error)) - (TOLD_DIGITS - 1))

/** `5,102,000 ± 61,000`, `10.787 ± 0.012`: as many digits as two of the error. */
export const sampledText = ({ mean, error }: Sampled): string => {
  if (error === 0) return mean.toLocaleString('en', { maximumFractionDigits: 3 })
  const unit = step(error)
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(unit))))
  const told = (number: number): string =>
    (Math.round(number / unit) * unit).toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  return `${told(mean)} ± ${told(error)}`
}

/** How even ranks are, or other things, in one clause. */
export const repeatsText = ({ equallyLikely, throwings }: Estimate, things: string): string =>
  equallyLikely === undefined
    ? `no two of ${throwings.toLocaleString('en')} throwings gave the same`
    : `repeats as often as ${sampledText(equallyLikely)} equally likely ${things} would`

/** What is told of a procedure that was not found to end. */
export const END_UNKNOWN = 'Whether it always ends could not be found out'
