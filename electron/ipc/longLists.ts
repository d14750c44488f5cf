import { type LeftOutList, MAX_ITEMS, replacedAt, type ShortAnswer } from '@shared/longLists'
import { putNewest } from '@shared/putNewest'

/** How deep in an answer long lists are looked for. */
const MAX_DEPTH = 4
/** Lists with more items than this are not searched for long lists. */
const MAX_LOOKED_THROUGH = 128
/** A closed page may leave lists that it never asked for; beyond this number the oldest are dropped. */
const MAX_KEPT = 256

interface Found {
  readonly at: readonly string[]
  readonly list: readonly unknown[]
}

/** The lists in an answer that are too long for one message. */
function* longListsIn(value: unknown, at: readonly string[] = []): Generator<Found, void> {
  if (typeof value !== 'object' || value === null) return
  const length = Array.isArray(value) ? value.length : 0
  if (Array.isArray(value) && length > MAX_ITEMS) yield { at, list: value }
  else if (at.length < MAX_DEPTH && length <= MAX_LOOKED_THROUGH)
    for (const [name, within] of Object.entries(value)) yield* longListsIn(within, [...at, name])
}

/** Shortens answers by their long lists, and keeps these until they have been asked for. */
export interface LongLists {
  /** The answer without its long lists; the answer itself if it has none. */
  shorten(answer: unknown): unknown
  /** The next items as JSON; after the last ones, the list is dropped. */
  items(ticket: number, from: number): string
}

export const longLists = (): LongLists => {
  const kept = new Map<number, readonly unknown[]>()
  let lastTicket = 0

  const leaveOut = ({ at, list }: Found): LeftOutList => {
    putNewest(kept, ++lastTicket, list, MAX_KEPT)
    return { at, ticket: lastTicket, count: list.length }
  }

  return {
    shorten: answer => {
      const found = [...longListsIn(answer)]
      if (found.length === 0) return answer
      const short: ShortAnswer = {
        shortAnswer: found.reduce((rest, { at }) => replacedAt(rest, at, []), answer),
        leftOut: found.map(leaveOut),
      }
      return short
    },
    items: (ticket, from) => {
      const list = kept.get(ticket)
      if (!list) throw new Error(`there is no list ${ticket}`)
      const to = from + MAX_ITEMS
      if (to >= list.length) kept.delete(ticket)
      return JSON.stringify(list.slice(from, to))
    },
  }
}
