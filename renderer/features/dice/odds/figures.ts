import { formatDecimal, formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { Estimate } from '@shared/procedures/odds/estimate'
import { sampledText } from '@shared/procedures/words/verdict'
import type { SpreadReport } from './oddsReport'
import { spelledFraction } from './oddsWords'

/** A line of a table: its name, its value, and a note. */
export interface FigureRow {
  readonly name: string
  readonly value: string
  readonly more?: string
}

/** What the odds are about: ranks of one player, or pairs of ranks. */
export type Counted = 'ranks' | 'pairs'

/** A number with two decimals. */
export const rounded = (number: number): string => formatDecimal(number, 2)

const throwsText = (throws: string, isEach: boolean): string =>
  isEach ? t('diceOdds.figures.throwsEach', { throws }) : throws

/**
 * The figures of exact odds.
 *
 * @param isEach the numbers of throws are for one player
 */
export const exactFigures = (report: SpreadReport, what: Counted, isEach: boolean): readonly FigureRow[] => [
  { name: t(`diceOdds.figures.${what}`), value: formatNumber(report.positions) },
  { name: t('diceOdds.figures.least'), value: spelledFraction(report.min) },
  { name: t('diceOdds.figures.most'), value: spelledFraction(report.max) },
  { name: t('diceOdds.figures.ratio'), value: rounded(report.ratio) },
  {
    name: t('diceOdds.figures.entropy'),
    value: t('diceOdds.figures.bits', {
      bits: rounded(report.entropyBits),
      most: rounded(Math.log2(report.positions)),
    }),
  },
  {
    name: t('diceOdds.figures.throws'),
    value: throwsText(rounded(report.throws), isEach),
    ...(!report.expectedThrows.endsWith('/1') && { more: spelledFraction(report.expectedThrows) }),
  },
]

const evenText = (equallyLikely: Estimate['equallyLikely'], what: Counted): string => {
  if (!equallyLikely) return t('diceOdds.figures.unknown')
  const count = sampledText(equallyLikely)
  return what === 'ranks'
    ? t('diceOdds.figures.evenRanks', { count })
    : t('diceOdds.figures.evenPairs', { count })
}

/**
 * The figures of an estimate.
 *
 * @param isEach the numbers of throws are for one player
 */
export const estimateFigures = (
  { throwings, seed, seen, equallyLikely, expectedThrows }: Estimate,
  what: Counted,
  isEach: boolean,
): readonly FigureRow[] => [
  {
    name: t('diceOdds.figures.thrown'),
    value: t('diceOdds.figures.times', { count: throwings }),
    more: t('diceOdds.figures.seed', { seed }),
  },
  {
    name: t('diceOdds.figures.seen'),
    value: t(what === 'ranks' ? 'diceOdds.figures.seenRanks' : 'diceOdds.figures.seenPairs', { count: seen }),
    more: t('diceOdds.figures.atLeast'),
  },
  { name: t('diceOdds.figures.even'), value: evenText(equallyLikely, what) },
  {
    name: t('diceOdds.figures.throws'),
    value: throwsText(sampledText(expectedThrows), isEach),
  },
]
