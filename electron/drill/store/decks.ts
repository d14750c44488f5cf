import { newSchedule } from '@shared/drill/schedule'
import type { DeckDraft, DeckSource, DeckSummary } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'
import { transaction } from '../../engine/store/database'
import type { Moment } from './moment'
import { scheduleValues } from './rows'
import { ACTIVE, DUE } from './tables'

/** A row of the decks; lists and objects are JSON. */
interface DeckRow extends Pick<DeckDraft, 'id' | 'name' | 'color' | 'variant'> {
  readonly options: string
  readonly source: string
}

type RowOf<Column extends keyof DeckSummary> = Pick<DeckSummary, Column> & { readonly deckId: string }
type CountRow = RowOf<'cards' | 'due' | 'unasked' | 'next'>
type AsideRow = RowOf<'suspended' | 'resting'>

const PUT_DECK = `
  INSERT INTO decks (id, name, color, variant, options, source, made)
  VALUES (:id, :name, :color, :variant, :options, :source, :made)
  ON CONFLICT (id) DO UPDATE SET
    name = excluded.name, color = excluded.color, variant = excluded.variant, options = excluded.options,
    source = excluded.source, isGone = 0
`

const PUT_CARD = `
  INSERT INTO cards (deckId, key, place, content, stage, due, last, stability, difficulty, interval, step, answers, lapses)
  VALUES (:deckId, :key, :place, :content, :stage, :due, :last, :stability, :difficulty, :interval, :step, :answers, :lapses)
  ON CONFLICT (deckId, key) DO UPDATE SET place = excluded.place, content = excluded.content, isResting = 0
`

const COUNTS = `
  SELECT c.deckId, count(*) AS cards, total(${DUE}) AS due, total(c.stage = 'new') AS unasked,
    min(CASE WHEN c.stage <> 'new' AND NOT ${DUE} THEN c.due END) AS next
  FROM ${ACTIVE} GROUP BY c.deckId
`

const ASIDE = `
  SELECT deckId, total(isSuspended AND NOT isResting) AS suspended, total(isResting) AS resting
  FROM cards WHERE isSuspended OR isResting GROUP BY deckId
`

const NEW_TODAY = `
  SELECT count(*) AS count FROM answers a JOIN cards c ON c.id = a.cardId
  WHERE c.deckId = ? AND a.stage = 'new' AND a.at >= ?
`

const UNASKED = `SELECT count(*) AS count FROM ${ACTIVE} WHERE c.deckId = ? AND c.stage = 'new'`

/** Writes a deck and its cards; cards that exist already keep their schedules. */
const deckWriter = (database: Database) => {
  const putDeck = database.prepare(PUT_DECK)
  const putCard = database.prepare(PUT_CARD)
  return ({ id, cards, options, source, ...rest }: DeckDraft, { now }: Moment): void => {
    const texts = { options: JSON.stringify(options), source: JSON.stringify(source) }
    putDeck.run({ ...rest, ...texts, id, made: now })
    const schedule = scheduleValues(newSchedule(now))
    for (const [place, content] of cards.entries())
      putCard.run({ deckId: id, key: content.key, place, content: JSON.stringify(content), ...schedule })
  }
}

/** The decks of a database. Calls that change something return false if the deck no longer exists. */
export const openDecks = (database: Database) => {
  const write = deckWriter(database)
  const restAll = database.prepare('UPDATE cards SET isResting = 1 WHERE deckId = ?')
  const renamed = database.prepare('UPDATE decks SET name = ? WHERE id = ?')
  const removed = database.prepare('UPDATE decks SET isGone = ? WHERE id = ?')
  const suspended = database.prepare('UPDATE cards SET isSuspended = ? WHERE id = ?')
  const resumed = database.prepare('UPDATE cards SET isSuspended = 0 WHERE deckId = ? AND isSuspended = 1')
  const all = database.prepare('SELECT * FROM decks WHERE isGone = 0 ORDER BY made, id')
  const counts = database.prepare(COUNTS)
  const aside = database.prepare(ASIDE)
  const newToday = database.prepare(NEW_TODAY)
  const unasked = database.prepare(UNASKED)

  const freshOf = (id: string, { dayStart, newADay }: Moment): number => {
    const asked = (newToday.get(id, dayStart) as { readonly count: number }).count
    const left = (unasked.get(id) as { readonly count: number }).count
    return Math.min(left, Math.max(0, newADay - asked))
  }

  return {
    put: (deck: DeckDraft, moment: Moment): void =>
      transaction(database, () => {
        restAll.run(deck.id)
        write(deck, moment)
      }),
    /** Adds cards to a deck, which is created if it does not exist; its other cards stay as they are. */
    add: (deck: DeckDraft, moment: Moment): void => transaction(database, () => write(deck, moment)),
    rename: (id: string, name: string): boolean => renamed.run(name, id).changes > 0,
    remove: (id: string, isGone: boolean): boolean => removed.run(isGone ? 1 : 0, id).changes > 0,
    suspend: (cardId: number, isSuspended: boolean): boolean =>
      suspended.run(isSuspended ? 1 : 0, cardId).changes > 0,
    /** Makes the suspended cards of a deck active again. */
    resume: (id: string): boolean => resumed.run(id).changes > 0,
    /** How many new positions of a deck may still be asked today. */
    freshOf,
    summaries: (moment: Moment): readonly DeckSummary[] => {
      const { now, dayEnd } = moment
      const counted = new Map((counts.all({ now, dayEnd }) as CountRow[]).map(row => [row.deckId, row]))
      const set = new Map((aside.all() as AsideRow[]).map(row => [row.deckId, row]))
      return (all.all() as DeckRow[]).map(({ id, name, color, variant, options, source }) => {
        const { cards, due, unasked: unseen, next } = counted.get(id) ?? NOTHING
        const { suspended = 0, resting = 0 } = set.get(id) ?? {}
        return {
          ...{ id, name, color, variant, due, suspended, resting, next },
          options: JSON.parse(options) as string[],
          source: JSON.parse(source) as DeckSource,
          cards: cards + suspended,
          fresh: freshOf(id, moment),
          unasked: unseen,
        }
      })
    },
  }
}

export type Decks = ReturnType<typeof openDecks>

const NOTHING = { cards: 0, due: 0, unasked: 0, next: null }
