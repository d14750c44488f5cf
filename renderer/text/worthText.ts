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

/** Centipawns from White's view as a value is written: `+0.86`, `−1.70`, `#5`. */
export const worthText = (value: number): string => scoreText(scoreOf(value))

/** `plus 0.86`, `White mates in 5`. */
export const spokenWorth = (value: number): string => spokenScore(scoreOf(value))

/** A difference in pawns without its sign: `0.57`; one that a mate makes is no number of pawns. */
export const pawnsText = (centipawns: number): string =>
  Math.abs(centipawns) < MATES_FROM ? formatDecimal(Math.abs(centipawns) / 100, 2) : '∞'

/** What is given away, with its sign: `−0.57`; `0.00` where that is nothing. */
export const costText = (cost: number): string =>
  Math.round(cost) > 0 ? `−${pawnsText(cost)}` : pawnsText(0)
