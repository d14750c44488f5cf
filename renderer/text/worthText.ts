import type { Score } from '@shared/analysis/score'
import { scoreText } from '@shared/analysis/scoreText'
import { formatDecimal } from '@shared/i18n/numbers'
import { spokenScore } from './spokenScore'

/** Above every sum of material; `centipawns` of a score puts mates there. */
const MATES_FROM = 1e8
const MATE = 1e9
const MATE_STEP = 100

/** The score that a number of centipawns from White's view stands for, fractions rounded; mates as `centipawns` writes them. */
const scoreOf = (value: number): Score<'white'> => {
  const size = Math.abs(value)
  if (size < MATES_FROM) return { kind: 'cp', value: Math.round(value) }
  return { kind: 'mate', value: Math.sign(value) * Math.max(1, Math.round((MATE - size) / MATE_STEP)) }
}

/** Digits behind the point, in pawns, that an error in centipawns leaves a meaning to. */
const decimalsFor = (error: number): number => (Math.round(error) < 10 ? 2 : 1)

const COARSE = 10

/** A number of centipawns without the digits that say nothing beside its error; mates as they are. */
const known = (centipawns: number, error: number): number =>
  decimalsFor(error) === 2 || Math.abs(centipawns) >= MATES_FROM
    ? centipawns
    : COARSE * Math.round(centipawns / COARSE)

/**
 * Centipawns from White's view as a value is written: `+0.86`, `−1.70`, `#5`; with an error of a tenth of a pawn or more, `+0.9`.
 *
 * @param error in centipawns
 */
export const worthText = (value: number, error = 0): string => {
  const text = scoreText(scoreOf(known(value, error)))
  return decimalsFor(error) === 2 || text.startsWith('#') ? text : text.slice(0, -1)
}

/**
 * `plus 0.86`, `White mates in 5`; with an error of a tenth of a pawn or more, `plus 0.9`.
 *
 * @param error in centipawns
 */
export const spokenWorth = (value: number, error = 0): string =>
  spokenScore(scoreOf(known(value, error)), undefined, decimalsFor(error))

/**
 * A difference in pawns without its sign: `0.57`, or `0.6` with an error of a tenth or more; one that a mate makes is
 * not a number of pawns.
 *
 * @param error in centipawns
 */
export const pawnsText = (centipawns: number, error = 0): string =>
  Math.abs(centipawns) < MATES_FROM
    ? formatDecimal(Math.abs(known(centipawns, error)) / 100, decimalsFor(error))
    : '∞'

/** The cost with its sign: `−0.57`, or `0.00` if nothing is given away. */
export const costText = (cost: number, error = 0): string =>
  Math.round(known(cost, error)) > 0 ? `−${pawnsText(cost, error)}` : pawnsText(0, error)
