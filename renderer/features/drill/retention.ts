import type { RetentionDay } from '@shared/ipc/contract'

/** Answers below which a curve would show chance alone. */
export const MIN_ANSWERS = 20
/** Days on which the curve looks back from each of its points. */
const WINDOW_DAYS = 7

/** How much of what had been learned before was remembered. */
export interface Retention {
  readonly answers: number
  /** 0 to 1; absent where nothing was answered. */
  readonly share?: number
  /** By day, each the share of the week up to it. */
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
