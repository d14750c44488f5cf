import { formatDecimal, formatNumber, formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { AnalysisLine, SearchCounts } from '@shared/ipc/contract'

const STEPS = [
  { from: 1e9, letter: 'G' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const

/** A count with three digits and a prefix: `812`, `5.66 M`, `515 k`. */
export const shortCount = (count: number): string => {
  const step = STEPS.find(({ from }) => count >= from)
  if (!step) return formatNumber(Math.round(count))
  const size = count / step.from
  return `${formatDecimal(size, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)} ${step.letter}`
}

/** A speed: `515 kn/s`. */
export const speedText = (speed: number): string => {
  const [number = '', prefix = ''] = shortCount(speed).split(' ')
  return t('engines.counts.speed', { number, prefix })
}

/** The depth, `22/32`, or `22` if an engine does not report its greatest depth. */
export const depthText = ({ depth, selDepth }: Pick<AnalysisLine, 'depth' | 'selDepth'>): string =>
  selDepth > depth ? `${depth}/${selDepth}` : String(depth)

/** The numbers in the head, the most important first; `hash 41%` is the filled part of the hash table. */
export const countParts = (
  line: AnalysisLine | undefined,
  { speed, nodes, hashFull }: SearchCounts,
): readonly string[] => [
  ...(line ? [t('engines.counts.depth', { depth: depthText(line) })] : []),
  ...(speed > 0 ? [speedText(speed)] : []),
  ...(nodes > 0 ? [shortCount(nodes)] : []),
  ...(hashFull === undefined ? [] : [t('engines.counts.hash', { share: formatPercent(hashFull / 1000) })]),
]
