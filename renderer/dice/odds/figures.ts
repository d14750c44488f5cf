import type { Estimate } from '@shared/procedures/sample'
import { sampledText } from '@shared/procedures/words/estimateWords'
import type { SpreadReport } from './oddsReport'
import { spelledFraction } from './oddsWords'

/** A line of a table: what it is, how much, and something beside it. */
export interface Figure {
  readonly name: string
  readonly value: string
  readonly more?: string
}

const bits = (number: number): string => number.toFixed(2)

const grouped = (count: number): string => count.toLocaleString('en')

/**
 * The figures of exact odds.
 *
 * @param what what is counted: `Ranks`
 * @param throwsOf whose throws are expected, if not all: ` a player`
 */
export const exactFigures = (report: SpreadReport, what: string, throwsOf: string): readonly Figure[] => [
  { name: what, value: grouped(report.positions) },
  { name: 'Least', value: spelledFraction(report.min) },
  { name: 'Most', value: spelledFraction(report.max) },
  { name: 'Largest / smallest', value: report.ratio.toFixed(2) },
  { name: 'Entropy', value: `${bits(report.entropyBits)} bits of ${bits(Math.log2(report.positions))}` },
  {
    name: 'Throws expected',
    value: `${report.throws.toFixed(2)}${throwsOf}`,
    ...(!report.expectedThrows.endsWith('/1') && { more: spelledFraction(report.expectedThrows) }),
  },
]

/** The figures of an estimate; `what` is what is counted: `ranks`. */
export const estimateFigures = (
  { throwings, seed, seen, equallyLikely, expectedThrows }: Estimate,
  what: string,
  throwsOf: string,
): readonly Figure[] => [
  { name: 'Thrown', value: `${grouped(throwings)} times`, more: `seed ${seed}` },
  { name: 'Seen', value: `${grouped(seen)} different ${what}`, more: 'at least so many' },
  {
    name: 'As even as',
    value: equallyLikely
      ? `${sampledText(equallyLikely)} equally likely ${what}`
      : 'unknown: nothing came twice',
  },
  { name: 'Throws expected', value: `${sampledText(expectedThrows)}${throwsOf}` },
]
