import { gradeOf, type Verdict } from '@shared/drill/grade'
import { answered, type Schedule } from '@shared/drill/schedule'
import type { AnswerGiven } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'
import type { Moment } from './moment'
import { type CardRow, scheduleOf, scheduleValues, SET_SCHEDULE } from './rows'

/** What a card has been through. */
export interface CardPast {
  readonly seen: number
  readonly wrong: number
  readonly lastRight: number | null
}

/** The history of all answers. */
export interface Answers {
  verdictsOf(sessionId: string): readonly Verdict[]
  pastOf(cardId: number): CardPast
  write(sessionId: string, card: CardRow, given: AnswerGiven, moment: Moment): void
  /** Takes the last answer of a session out, and its schedule back; the card it was about. */
  takeBack(sessionId: string): number | undefined
}

interface AnswerKept {
  readonly id: number
  readonly cardId: number
  readonly before: string
}

const MINUTE_MS = 60_000

const WRITE = `
  INSERT INTO answers (cardId, sessionId, at, verdict, uci, san, isHinted, timeMs, grade, stage, interval, minutes, before)
  VALUES (:cardId, :sessionId, :at, :verdict, :uci, :san, :isHinted, :timeMs, :grade, :stage, :interval, :minutes, :before)
`

const PAST = `
  SELECT count(*) AS seen, total(verdict IN ('wrong', 'shown')) AS wrong,
    max(CASE WHEN verdict IN ('right', 'alsoGood') THEN at END) AS lastRight
  FROM answers WHERE cardId = ?
`

export const openAnswers = (database: Database): Answers => {
  const verdicts = database.prepare('SELECT verdict FROM answers WHERE sessionId = ? ORDER BY id')
  const past = database.prepare(PAST)
  const insert = database.prepare(WRITE)
  const last = database.prepare(
    'SELECT id, cardId, before FROM answers WHERE sessionId = ? ORDER BY id DESC LIMIT 1',
  )
  const forget = database.prepare('DELETE FROM answers WHERE id = ?')
  const setSchedule = database.prepare(`UPDATE cards SET ${SET_SCHEDULE}, isSuspended = 0 WHERE id = :id`)

  return {
    verdictsOf: sessionId =>
      (verdicts.all(sessionId) as { readonly verdict: Verdict }[]).map(({ verdict }) => verdict),
    pastOf: cardId => past.get(cardId) as CardPast,
    write: (sessionId, card, { cardId, verdict, uci, san, isHinted, timeMs }, { now, zone }) => {
      const before = scheduleOf(card)
      const grade = gradeOf({ verdict, isHinted, timeMs, isNew: before.stage === 'new' })
      const after = answered(before, grade, now, zone)
      setSchedule.run({ ...scheduleValues(after), id: cardId })
      insert.run({
        ...{ cardId, sessionId, at: now, verdict, uci, san, isHinted: isHinted ? 1 : 0, timeMs, grade },
        ...{ stage: before.stage, interval: after.interval, before: JSON.stringify(before) },
        minutes: Math.round((after.due - now) / MINUTE_MS),
      })
    },
    takeBack: sessionId => {
      const kept = last.get(sessionId) as AnswerKept | undefined
      if (!kept) return undefined
      setSchedule.run({ ...scheduleValues(JSON.parse(kept.before) as Schedule), id: kept.cardId })
      forget.run(kept.id)
      return kept.cardId
    },
  }
}
