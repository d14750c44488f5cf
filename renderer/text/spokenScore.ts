import type { Bound, Score } from '@shared/analysis/score'
import { formatDecimal } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'

const spokenPawns = (centipawns: number, digits: number): string => {
  const pawns = formatDecimal(Math.abs(centipawns) / 100, digits)
  return centipawns < 0 ? t('engines.score.behind', { pawns }) : t('engines.score.ahead', { pawns })
}

const spoken = ({ kind, value }: Score<'white'>, digits: number): string =>
  kind === 'mate'
    ? t('engines.score.mate', { color: value < 0 ? 'black' : 'white', moves: Math.abs(value) })
    : spokenPawns(value, digits)

/**
 * The score as it is spoken, from White's view: `plus 0.86`, `Black mates in 3`, `at least plus 0.86`.
 *
 * @param digits the number of decimals of pawns
 */
export const spokenScore = (score: Score<'white'>, bound?: Bound, digits = 2): string => {
  const words = spoken(score, digits)
  if (bound === undefined) return words
  return t(bound === 'lower' ? 'engines.score.atLeast' : 'engines.score.atMost', { score: words })
}
