import type { SelfTestDifference, SelfTestProgress, SelfTestReport, SelfTestStep } from '@shared/ipc/contract'
import { formatNumber, formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { workOf } from '@shared/selfTest'
import { variantName } from '@shared/i18n/names/variantNames'

const SECOND = 1000
const MINUTE = 60

/** A count with grouped digits: `1,234`. */
export const grouped = (count: number | string): string =>
  typeof count === 'number' ? formatNumber(count) : count

/** A time like `12 s` or `2 min 5 s`, at least one second. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < MINUTE) return t('selfTest.seconds', { seconds })
  return t('selfTest.minutes', { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE })
}

/** A step in words: `Chess: Kiwipete, depth 5`. */
export const stepText = ({ variant, what, depth }: SelfTestStep): string => {
  const system = variantName({ id: variant })
  return depth === undefined
    ? t('selfTest.step', { system, what })
    : t('selfTest.treeStep', { system, what, depth })
}

/** Share and time left: `43%, 12 s left`. */
export const progressText = ({ done, leftMs }: SelfTestProgress): string => {
  const share = formatPercent(done, 0, 'down')
  return leftMs === undefined ? share : t('selfTest.timeLeft', { share, time: duration(leftMs) })
}

/** The heading of a difference: `Kiwipete, depth 5`. */
export const differenceTitle = ({ what, tree }: SelfTestDifference): string =>
  tree ? t('selfTest.tree', { what, depth: tree.depth }) : what

/** The counts of all systems together: `475,700,477 leaves and 143 counts in 9 s`. */
const workText = ({ rows, elapsedMs }: SelfTestReport): string =>
  t('selfTest.work', { ...workOf(rows), time: duration(elapsedMs) })

/** The result of a run, in one sentence. */
export const reportText = (report: SelfTestReport): string => {
  const work = workText(report)
  const { length: count } = report.differences
  const isCancelled = report.ending === 'cancelled'
  if (report.ending === 'broken') return t('selfTest.broken')
  if (count > 0) return t(isCancelled ? 'selfTest.cancelledDiffers' : 'selfTest.differs', { count, work })
  return t(isCancelled ? 'selfTest.cancelled' : 'selfTest.agrees', { work })
}
