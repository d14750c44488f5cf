import type { Score } from '@shared/analysis/score'
import { scoreText } from '@shared/analysis/scoreText'
import { formatDecimal } from '@shared/i18n/numbers'
import { spokenScore } from './spokenScore'

/** Values from here on are mates, as `centipawns` of a score writes them; no material is worth as much. */
const MATES_FROM = 1e8
const MATE = 1e9
const MATE_STEP = 100

/** The score for a value in centipawns from White's view, which is rounded. */
const scoreOf = (value: number): Score<'white'> => {
  const size = Math.abs(value)
  if (size < MATES_FROM) return { kind: 'cp', value: Math.round(value) }
  return { kind: 'mate', value: Math.sign(value) * Math.max(1, Math.round((MATE - size) / MATE_STEP)) }
}

/** How many decimals of pawns are meaningful beside an error in centipawns. */
const decimalsFor = (error: number): number => (Math.round(error) < 10 ? 2 : 1)

const COARSE = 10

/** Centipawns rounded to what is meaningful beside the error; mates stay as they are. */
const known = (centipawns: number, error: number): number =>
  decimalsFor(error) === 2 || Math.abs(centipawns) >= MATES_FROM
    ? centipawns
    : COARSE * Math.round(centipawns / COARSE)

/**
 * A value from White's view as it is written: `+0.86`, `−1.70`, `#5`; with an error of a tenth of a pawn or more, `+0.9`.
 *
 * @param value in centipawns, as is the error
 */
export const worthText = (value: number, error = 0): string => {
  const text = scoreText(scoreOf(known(value, error)))
  return decimalsFor(error) === 2 || text.startsWith('#') ? text : text.slice(0, -1)
}

/** The same value as it is spoken: `plus 0.86`, `White mates in 5`; with such an error, `plus 0.9`. */
export const spokenWorth = (value: number, error = 0): string =>
  spokenScore(scoreOf(known(value, error)), undefined, decimalsFor(error))

/** The size of a difference in pawns: `0.57`, or `0.6` with an error of ten centipawns or more; `∞` if it is due to a mate. */
export const pawnsText = (centipawns: number, error = 0): string =>
  Math.abs(centipawns) < MATES_FROM
    ? formatDecimal(Math.abs(known(centipawns, error)) / 100, decimalsFor(error))
    : '∞'

/** A cost as pawns with its sign: `−0.57`, or `0.00` if nothing is given away. */
export const costText = (cost: number, error = 0): string =>
  Math.round(known(cost, error)) > 0 ? `−${pawnsText(cost, error)}` : pawnsText(0, error)
