import { recallOf } from '@shared/drill/schedule'
import type { AnswerGiven, DrillSession, DrillQuestion, SessionChoice } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'
import { openAnswers } from './answers'
import type { Decks } from './decks'
import { transaction } from './drillDatabase'
import type { Moment } from './moment'
import { openQueue, type SessionRow } from './queue'
import { type CardRow, contentOf, scheduleOf } from './rows'
import { ACTIVE } from './tables'

/** Sessions, one at a time. Calls that change something answer false where the session or its question is gone. */
export interface Sessions {
  /** Begins a session; one that was on ends. */
  begin(choice: SessionChoice, moment: Moment): void
  answer(given: AnswerGiven, moment: Moment): boolean
  /** Asks the next question; the session has none where nothing is left. */
  next(moment: Moment): boolean
  undo(): boolean
  end(now: number): void
  current(moment: Moment): DrillSession | null
}

interface AskedRow extends CardRow {
  readonly deckName: string
}

const BEGIN = `
  INSERT INTO sessions (id, begun, deckIds, length, isMore) VALUES (:id, :now, :deckIds, :length, :isMore)
`

export const openSessions = (database: Database, decks: Decks): Sessions => {
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
    begin: ({ id, deckIds, length, more }, moment) =>
      transaction(database, () => {
        ended.run(moment.now)
        begun.run({ id, now: moment.now, deckIds: JSON.stringify(deckIds), length, isMore: more ? 1 : 0 })
        askNext(session()!, moment)
      }),
    answer: (given, moment) =>
      transaction(database, () => {
        const on = session()
        const row = on?.cardId === given.cardId ? cardOf(given.cardId) : undefined
        if (!on || !row) return false
        answers.write(on.id, row, given, moment)
        ask.run(null, on.id)
        return true
      }),
    next: moment => {
      const on = session()
      if (on) askNext(on, moment)
      return on !== undefined
    },
    undo: () =>
      transaction(database, () => {
        const on = session()
        const cardId = on && answers.takeBack(on.id)
        if (cardId !== undefined) ask.run(cardId, on!.id)
        return cardId !== undefined
      }),
    end: now => void ended.run(now),
    current: moment => {
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
