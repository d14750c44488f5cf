import { recallOf, answered, type Schedule } from '@shared/drill/schedule'
import type { AnswerGiven, DrillSession, DrillQuestion, SessionChoice } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'
import type { Decks } from './decks'
import { transaction } from '../../engine/store/database'
import type { Moment } from './moment'
import { type CardRow, contentOf, scheduleOf, scheduleValues, SET_SCHEDULE } from './rows'
import { ACTIVE, DUE } from './tables'
import { gradeOf, type Verdict } from '@shared/drill/grade'

interface SessionRow {
  readonly id: string
  /** A JSON list; empty for all decks. */
  readonly deckIds: string
  readonly length: number
  /** 1 if new positions are asked beyond the daily number. */
  readonly isMore: number
  /** The card that is being asked. */
  readonly cardId: number | null
}

/** The condition that a card is in a deck of the session, whose ids are given as JSON; an empty list means all decks. */
const IN_DECKS = `(:deckIds = '[]' OR c.deckId IN (SELECT value FROM json_each(:deckIds)))`

/** Cards being learned, which are due to the minute, come first, then those that have been due longest. */
const NEXT_DUE = `
  SELECT c.id FROM ${ACTIVE} WHERE ${DUE} AND ${IN_DECKS} ORDER BY c.stage = 'review', c.due, c.place LIMIT 1
`
const COUNT_DUE = `SELECT count(*) AS count FROM ${ACTIVE} WHERE ${DUE} AND ${IN_DECKS}`
const NEXT_NEW = `SELECT c.id FROM ${ACTIVE} WHERE c.stage = 'new' AND c.deckId = ? ORDER BY c.place LIMIT 1`
const COUNT_NEW = `SELECT count(*) AS count FROM ${ACTIVE} WHERE c.stage = 'new' AND c.deckId = ?`
const DECKS = `
  SELECT id FROM decks WHERE isGone = 0 AND (:deckIds = '[]' OR id IN (SELECT value FROM json_each(:deckIds)))
  ORDER BY made, id
`

const countOf = (row: unknown): number => (row as { readonly count: number }).count
const idOf = (row: unknown): number | undefined => (row as { readonly id: number } | undefined)?.id

/** The cards that a session can still ask. */
const openQueue = (database: Database, decks: Decks) => {
  const nextDue = database.prepare(NEXT_DUE)
  const countDue = database.prepare(COUNT_DUE)
  const nextNew = database.prepare(NEXT_NEW)
  const countNew = database.prepare(COUNT_NEW)
  const deckIds = database.prepare(DECKS)

  const decksOf = (session: SessionRow) =>
    (deckIds.all({ deckIds: session.deckIds }) as { readonly id: string }[]).map(({ id }) => id)
  const scope = (session: SessionRow, { now, dayEnd }: Moment) => ({
    deckIds: session.deckIds,
    now,
    dayEnd,
  })
  const freshOf = ({ isMore }: SessionRow, deckId: string, moment: Moment): number =>
    isMore === 1 ? countOf(countNew.get(deckId)) : decks.freshOf(deckId, moment)

  return {
    /** The next card to ask. */
    first: (session: SessionRow, moment: Moment): number | undefined => {
      const due = idOf(nextDue.get(scope(session, moment)))
      if (due !== undefined) return due
      const deckId = decksOf(session).find(id => freshOf(session, id, moment) > 0)
      return deckId === undefined ? undefined : idOf(nextNew.get(deckId))
    },
    count: (session: SessionRow, moment: Moment): number =>
      decksOf(session).reduce(
        (sum, deckId) => sum + freshOf(session, deckId, moment),
        countOf(countDue.get(scope(session, moment))),
      ),
  }
}

type CardPast = Pick<DrillQuestion, 'seen' | 'wrong' | 'lastRight'>

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

/** The history of all answers. */
const openAnswers = (database: Database) => {
  const verdicts = database.prepare('SELECT verdict FROM answers WHERE sessionId = ? ORDER BY id')
  const past = database.prepare(PAST)
  const insert = database.prepare(WRITE)
  const last = database.prepare(
    'SELECT id, cardId, before FROM answers WHERE sessionId = ? ORDER BY id DESC LIMIT 1',
  )
  const forget = database.prepare('DELETE FROM answers WHERE id = ?')
  const setSchedule = database.prepare(`UPDATE cards SET ${SET_SCHEDULE}, isSuspended = 0 WHERE id = :id`)

  return {
    verdictsOf: (sessionId: string): readonly Verdict[] =>
      (verdicts.all(sessionId) as { readonly verdict: Verdict }[]).map(({ verdict }) => verdict),
    pastOf: (cardId: number) => past.get(cardId) as CardPast,
    write: (
      sessionId: string,
      card: CardRow,
      { cardId, verdict, uci, san, isHinted, timeMs }: AnswerGiven,
      { now, zone }: Moment,
    ): void => {
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
    /** Removes the last answer of a session and restores the schedule from before it; returns the card that it was about. */
    takeBack: (sessionId: string): number | undefined => {
      const kept = last.get(sessionId) as AnswerKept | undefined
      if (!kept) return undefined
      setSchedule.run({ ...scheduleValues(JSON.parse(kept.before) as Schedule), id: kept.cardId })
      forget.run(kept.id)
      return kept.cardId
    },
  }
}

interface AskedRow extends CardRow {
  readonly deckName: string
}

const BEGIN = `
  INSERT INTO sessions (id, begun, deckIds, length, isMore) VALUES (:id, :now, :deckIds, :length, :isMore)
`

/** Sessions, one at a time. Calls that change something return false if the session or its question no longer exists. */
export const openSessions = (database: Database, decks: Decks) => {
  const queue = openQueue(database, decks)
  const answers = openAnswers(database)
  const begun = database.prepare(BEGIN)
  const current = database.prepare('SELECT * FROM sessions WHERE ended IS NULL ORDER BY begun DESC LIMIT 1')
  const ended = database.prepare('UPDATE sessions SET ended = ?, cardId = NULL WHERE ended IS NULL')
  const ask = database.prepare('UPDATE sessions SET cardId = ? WHERE id = ?')
  const cardById = database.prepare(`SELECT c.*, d.name AS deckName FROM ${ACTIVE} WHERE c.id = ?`)

  const session = () => current.get() as SessionRow | undefined
  const cardOf = (id: number) => cardById.get(id) as AskedRow | undefined

  const askNext = (on: SessionRow, moment: Moment) => {
    const isFull = answers.verdictsOf(on.id).length >= on.length
    ask.run((isFull ? undefined : queue.first(on, moment)) ?? null, on.id)
  }

  const questionOf = (row: AskedRow, { now, zone }: Moment): DrillQuestion => {
    const { id: cardId, deckId, deckName, stage, interval, due } = row
    const recall = recallOf(scheduleOf(row), now, zone) ?? null
    const told = { cardId, deckId, deckName, stage, interval, due, recall, content: contentOf(row) }
    return { ...told, ...answers.pastOf(cardId) }
  }

  return {
    /** Begins a session, which ends the current one. */
    begin: ({ id, deckIds, length, more }: SessionChoice, moment: Moment): void =>
      transaction(database, () => {
        ended.run(moment.now)
        begun.run({ id, now: moment.now, deckIds: JSON.stringify(deckIds), length, isMore: more ? 1 : 0 })
        askNext(session()!, moment)
      }),
    answer: (given: AnswerGiven, moment: Moment): boolean =>
      transaction(database, () => {
        const on = session()
        const row = on?.cardId === given.cardId ? cardOf(given.cardId) : undefined
        if (!on || !row) return false
        answers.write(on.id, row, given, moment)
        ask.run(null, on.id)
        return true
      }),
    /** Asks the next question; if nothing is left, the session has no question. */
    next: (moment: Moment): boolean => {
      const on = session()
      if (on) askNext(on, moment)
      return on !== undefined
    },
    undo: (): boolean =>
      transaction(database, () => {
        const on = session()
        const cardId = on && answers.takeBack(on.id)
        if (cardId !== undefined) ask.run(cardId, on!.id)
        return cardId !== undefined
      }),
    end: (now: number) => void ended.run(now),
    current: (moment: Moment): DrillSession | null => {
      const on = session()
      if (!on) return null
      const verdicts = answers.verdictsOf(on.id)
      const row = on.cardId === null ? undefined : cardOf(on.cardId)
      const question = row ? questionOf(row, moment) : null
      const left = Math.min(on.length - verdicts.length, queue.count(on, moment))
      return { id: on.id, verdicts, toCome: Math.max(left, question ? 1 : 0), question }
    },
  }
}
