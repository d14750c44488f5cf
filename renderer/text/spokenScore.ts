import type { Bound, Score } from '@shared/analysis/score'
import { formatDecimal } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'

const spokenPawns = (centipawns: number): string => {
  const pawns = formatDecimal(Math.abs(centipawns) / 100, 2)
  return centipawns < 0 ? t('engines.score.behind', { pawns }) : t('engines.score.ahead', { pawns })
}

const spoken = ({ kind, value }: Score<'white'>): string =>
  kind === 'mate'
    ? t('engines.score.mate', { color: value < 0 ? 'black' : 'white', moves: Math.abs(value) })
    : spokenPawns(value)

/** The score as it is spoken, from White's view: `plus 0.86`, `Black mates in 3`, `at least plus 0.86`. */
export const spokenScore = (score: Score<'white'>, bound?: Bound): string => {
  if (bound === undefined) return spoken(score)
  return t(bound === 'lower' ? 'engines.score.atLeast' : 'engines.score.atMost', { score: spoken(score) })
}
