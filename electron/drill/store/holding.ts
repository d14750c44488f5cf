import type { DeckBackup } from '@shared/ipc/drill'
import type { Database } from '../../engine/store/database'

/** What a database holds of one deck. */
interface DeckHolding {
  /** 1 if the user has deleted the deck, whose rows stay; otherwise 0. */
  readonly isGone: number
  readonly cards: number
  /** Cards that are still found in the games. */
  readonly asked: number
  readonly answers: number
}

/** What a database of decks holds. */
export interface Holding {
  /** The decks by id. */
  readonly decks: ReadonlyMap<string, DeckHolding>
  /** The number of answers ever given, including those that were taken back. */
  readonly everAnswered: number
}

/** The same, summed up in three numbers. */
export type HeldWork = Pick<DeckBackup, 'decks' | 'cards' | 'answers'>

const DECKS = `
  SELECT d.id, d.isGone,
    (SELECT count(*) FROM cards c WHERE c.deckId = d.id) AS cards,
    (SELECT count(*) FROM cards c WHERE c.deckId = d.id AND c.isResting = 0) AS asked,
    (SELECT count(*) FROM cards c JOIN answers a ON a.cardId = c.id WHERE c.deckId = d.id) AS answers
  FROM decks d
`

export const holdingOf = (database: Database): Holding => {
  const rows = database.prepare(DECKS).all() as (DeckHolding & { readonly id: string })[]
  const counter = database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'answers'`).get() as
    { readonly seq: number } | undefined
  return {
    decks: new Map(rows.map(({ id, ...deck }) => [id, deck])),
    everAnswered: counter?.seq ?? 0,
  }
}

/** The part that the user sees. */
export const workIn = ({ decks }: Holding): HeldWork => {
  const shown = [...decks.values()].filter(({ isGone }) => isGone === 0)
  return {
    decks: shown.length,
    cards: shown.reduce((sum, { asked }) => sum + asked, 0),
    answers: shown.reduce((sum, { answers }) => sum + answers, 0),
  }
}

/**
 * Whether a database lacks rows that an earlier copy of it has: nothing that a user does removes decks or cards from their tables, and the
 * counter of answers only rises.
 */
export const hasLost = (now: Holding, before: Holding): boolean =>
  now.everAnswered < before.everAnswered ||
  [...before.decks].some(([id, { cards }]) => (now.decks.get(id)?.cards ?? -1) < cards)

/** Whether the later database has every deck of the earlier one that was not deleted, with at least as many cards and answers. */
export const coversAll = (later: Holding, earlier: Holding): boolean =>
  [...earlier.decks].every(([id, deck]) => {
    if (deck.isGone === 1) return true
    const other = later.decks.get(id)
    return other?.isGone === 0 && other.cards >= deck.cards && other.answers >= deck.answers
  })
