import { SIDE_NAMES, type Color } from '../board/color'
import { formatDecimal, formatNumber, formatPercent } from '../i18n/numbers'
import type { Worth } from './worth'

export interface PreparationNumbers {
  /** The number of positions that were searched. */
  readonly positions: number
  /** The number of positions of ours that have a move. */
  readonly decisions: number
  /** The probability, 0 to 1, that the next two answers of the other side are prepared for. */
  readonly coverage: number
  /** The value of the first position, in centipawns from White's view; more than 20,000 is a mate. */
  readonly value: number
  readonly nodes: number
  /** The length of the longest line, in plies. */
  readonly depth: number
}

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const pawns = (centipawns: number): string =>
  `${centipawns > 0 ? '+' : ''}${formatDecimal(centipawns / 100, 2)}`

/** The result of a preparation, as the text in front of it. */
export const preparationSummary = (
  color: Color,
  { positions, decisions, coverage, value, nodes }: PreparationNumbers,
): string =>
  [
    `Prepared for ${SIDE_NAMES[color]}: ${counted(decisions, 'decision', 'decisions')} from`,
    `${counted(positions, 'position', 'positions')} and ${counted(nodes, 'node', 'nodes')}.`,
    `Value ${pawns(value)}.`,
    `Chance that the next two answers are covered: ${formatPercent(coverage)}.`,
  ].join(' ')

const VALUE = /Value ([+-]?\d+\.\d\d)/

/** The value of the first position in a summary; undefined if it has none. */
export const valueIn = (summary: string): Worth | undefined => {
  const [, value] = VALUE.exec(summary) ?? []
  return value === undefined ? undefined : Math.round(100 * Number(value))
}

const COVERAGE = /covered: (\d{1,3})\s?%/

/** The coverage in a summary, 0 to 1; undefined if it has none. */
export const coverageIn = (summary: string): number | undefined => {
  const [, percent] = COVERAGE.exec(summary) ?? []
  return percent === undefined ? undefined : Number(percent) / 100
}
