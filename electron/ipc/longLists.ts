import { type LeftOutList, MAX_ITEMS, replacedAt, type ShortAnswer } from '@shared/longLists'
import { putNewest } from '@shared/putNewest'

/** Long lists are no deeper than this in an answer. */
const MAX_DEPTH = 4
/** In lists of more items than this no others are looked for. */
const MAX_LOOKED_THROUGH = 128
/** A closed page leaves lists behind that it never asked for: the oldest are dropped. */
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

/** Sends answers without their long lists, and keeps those until they have been asked for. */
export interface LongLists {
  /** The answer itself if it has none. */
  shorten(answer: unknown): unknown
  /** The next items as JSON; once the last have been asked for, the list is gone. */
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
