import type { Database } from '../../engine/store/database'
import type { Decks } from './decks'
import type { Moment } from './moment'
import { ACTIVE, DUE } from './tables'

/** A session as its table has it. */
export interface SessionRow {
  readonly id: string
  /** As JSON; all decks where there are none. */
  readonly deckIds: string
  readonly length: number
  /** New ones are asked beyond the number of the day. */
  readonly isMore: number
  /** What is asked now. */
  readonly cardId: number | null
}

/** What a session can still ask. */
export interface Queue {
  /** The card that is asked next. */
  first(session: SessionRow, moment: Moment): number | undefined
  count(session: SessionRow, moment: Moment): number
}

/** Decks of a session; of all where it names none. Asks for their ids as JSON. */
const IN_DECKS = `(:deckIds = '[]' OR c.deckId IN (SELECT value FROM json_each(:deckIds)))`

/** What is learned has its minute and comes first, then what is due longest. */
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

export const openQueue = (database: Database, decks: Decks): Queue => {
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
    first: (session, moment) => {
      const due = idOf(nextDue.get(scope(session, moment)))
      if (due !== undefined) return due
      const deckId = decksOf(session).find(id => freshOf(session, id, moment) > 0)
      return deckId === undefined ? undefined : idOf(nextNew.get(deckId))
    },
    count: (session, moment) =>
      decksOf(session).reduce(
        (sum, deckId) => sum + freshOf(session, deckId, moment),
        countOf(countDue.get(scope(session, moment))),
      ),
  }
}
