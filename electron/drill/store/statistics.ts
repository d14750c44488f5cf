import { dayOf, dayStart, DAY_MS } from '@shared/drill/days'
import type { AnswerRow, HardCard, RetentionDay } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'
import type { Moment } from './moment'
import { contentOf } from './rows'
import { ACTIVE } from './tables'

/** Days of the forecast, including today. */
export const FORECAST_DAYS = 14
const RETENTION_DAYS = 30
const ANSWERS = 8
const HARDEST = 4
/** How many times a position must have been seen before it can be called hard. */
const SEEN_LEAST = 2

const LATEST = `
  SELECT a.id, a.verdict, a.san, a.interval, a.minutes, c.content FROM answers a JOIN cards c ON c.id = a.cardId
  WHERE :sessionId IS NULL OR a.sessionId = :sessionId ORDER BY a.id DESC LIMIT ${ANSWERS}
`

const AHEAD = `SELECT c.due FROM ${ACTIVE} WHERE c.stage <> 'new' AND c.due < ?`

/** Answers to cards that had been learned before; those to cards being learned say nothing about memory. */
const REPEATED = `SELECT at, verdict IN ('right', 'alsoGood') AS isRight FROM answers WHERE stage = 'review' AND at >= ?`

const WRONG_MOST = `
  SELECT c.id AS cardId, c.deckId, c.content, count(*) AS seen, total(a.verdict IN ('wrong', 'shown')) AS wrong
  FROM ${ACTIVE} JOIN answers a ON a.cardId = c.id
  GROUP BY c.id HAVING wrong > 0 AND seen >= ${SEEN_LEAST}
  ORDER BY wrong / seen DESC, wrong DESC, c.id LIMIT ${HARDEST}
`

/** A row whose content is JSON. */
type Row<T> = Omit<T, 'content'> & { readonly content: string }

/** Statistics of answers and schedules. */
export const openStatistics = (database: Database) => {
  const latest = database.prepare(LATEST)
  const ahead = database.prepare(AHEAD)
  const repeated = database.prepare(REPEATED)
  const wrongMost = database.prepare(WRONG_MOST)

  return {
    /** The latest answers of the session, newest first. */
    answers: (sessionId: string | undefined): readonly AnswerRow[] =>
      (latest.all({ sessionId: sessionId ?? null }) as Row<AnswerRow>[]).map(row => ({
        ...row,
        content: contentOf(row),
      })),
    forecast: ({ today, dayEnd, zone }: Moment): readonly number[] => {
      const days = Array.from({ length: FORECAST_DAYS }, () => 0)
      // The days may be an hour longer because of daylight saving time.
      const end = dayEnd + FORECAST_DAYS * DAY_MS
      for (const { due } of ahead.all(end) as { readonly due: number }[]) {
        const day = Math.max(0, dayOf(due, zone) - today)
        if (day < FORECAST_DAYS) days[day]! += 1
      }
      return days
    },
    retention: ({ today, zone }: Moment): readonly RetentionDay[] => {
      const days = new Map<number, { right: number; total: number }>()
      const since = dayStart(today - RETENTION_DAYS + 1, zone)
      for (const { at, isRight } of repeated.all(since) as {
        readonly at: number
        readonly isRight: number
      }[]) {
        const day = Math.min(today, dayOf(at, zone))
        const sum = days.get(day) ?? { right: 0, total: 0 }
        days.set(day, { right: sum.right + isRight, total: sum.total + 1 })
      }
      return [...days].map(([day, sum]) => ({ day, ...sum })).sort((a, b) => a.day - b.day)
    },
    hardest: (): readonly HardCard[] =>
      (wrongMost.all() as Row<HardCard>[]).map(row => ({ ...row, content: contentOf(row) })),
  }
}
