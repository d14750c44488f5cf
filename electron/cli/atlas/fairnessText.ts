import { DISTANCES, PERCENTILES, type ValuedStart } from '@shared/atlas/fairness'
import type { Fairness } from '@shared/atlas/fairnessOf'
import type { Histogram } from '@shared/atlas/histogram'
import { formatNumber, formatPercent } from '@shared/i18n/numbers'
import { unwrap } from '@shared/result'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { startSetup } from '@shared/setup/starts/starts'
import type { VariantDefinition } from '@shared/variants/variant'
import { roundedCentipawns } from '../solve/solveSetup'

/** A start with its ranks, as JSON. */
export const startJson = (variant: VariantDefinition, { number, value }: ValuedStart): object => ({
  number,
  ...rankStrips(variant, unwrap(startSetup(variant, number))),
  value,
})

const SHARE_DECIMALS = 4

/** The distribution of values as JSON, in centipawns from White's view. */
export const fairnessJson = (variant: VariantDefinition, fairness: Fairness): object => ({
  starts: fairness.starts,
  mean: roundedCentipawns(fairness.mean),
  sd: roundedCentipawns(fairness.sd),
  percentiles: Object.fromEntries(
    PERCENTILES.map(percentile => [percentile, roundedCentipawns(fairness.percentiles[percentile])]),
  ),
  within: Object.fromEntries(
    DISTANCES.map(distance => [distance, Number(fairness.within[distance].toFixed(SHARE_DECIMALS))]),
  ),
  best: startJson(variant, fairness.best),
  worst: startJson(variant, fairness.worst),
})

const pawns = (value: number): string => String(Math.round(value) + 0)

const startText = (variant: VariantDefinition, { number, value }: ValuedStart): string => {
  const { white, black } = rankStrips(variant, unwrap(startSetup(variant, number)))
  return `${pawns(value)} cp, start ${number}: ${white}/${black}`
}

/** The distribution of values as text. */
export const fairnessText = (variant: VariantDefinition, fairness: Fairness): string =>
  [
    `${formatNumber(fairness.starts)} starts: mean ${pawns(fairness.mean)} cp for White, standard deviation ${pawns(fairness.sd)}`,
    `percentiles: ${PERCENTILES.map(one => `${one}% ${pawns(fairness.percentiles[one])}`).join('  ')}`,
    `within: ${DISTANCES.map(one => `±${one} ${formatPercent(fairness.within[one], 1)}`).join('  ')}`,
    `best for White: ${startText(variant, fairness.best)}`,
    `worst for White: ${startText(variant, fairness.worst)}`,
    '',
  ].join('\n')

const BAR = 50

/** A histogram with lines such as `  25 to   49  #####  1,234`, one for each bin. */
export const histogramText = ({ width, bins }: Histogram): string => {
  const most = Math.max(...bins.map(({ count }) => count))
  const label = (value: number): string => String(value).padStart(5)
  return bins
    .map(({ from, count }) => {
      const bar = '#'.repeat(Math.round((BAR * count) / most))
      return `${label(from)} to ${label(from + width - 1)}  ${bar.padEnd(BAR)}  ${formatNumber(count)}\n`
    })
    .join('')
}
