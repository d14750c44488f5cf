import type { RetentionDay } from '@shared/ipc/contract'

/** The least number of answers for a curve; with fewer it would show only chance. */
export const MIN_ANSWERS = 20
/** The number of days that each point of the curve covers. */
const WINDOW_DAYS = 7

/** How much of the positions learned before was remembered. */
export interface Retention {
  readonly answers: number
  /** 0 to 1; absent if there are no answers. */
  readonly share?: number
  /** By day; each value is the share of the week up to it. */
  readonly curve: readonly { readonly day: number; readonly share: number }[]
}

const shareOf = (days: readonly RetentionDay[]): number => {
  const total = days.reduce((sum, day) => sum + day.total, 0)
  return days.reduce((sum, day) => sum + day.right, 0) / total
}

export const retentionOf = (days: readonly RetentionDay[]): Retention => {
  const answers = days.reduce((sum, { total }) => sum + total, 0)
  if (answers === 0) return { answers, curve: [] }
  const share = shareOf(days)
  if (answers < MIN_ANSWERS) return { answers, share, curve: [] }
  const curve = days.map(({ day }) => ({
    day,
    share: shareOf(days.filter(other => other.day <= day && other.day > day - WINDOW_DAYS)),
  }))
  return { answers, share, curve }
}
