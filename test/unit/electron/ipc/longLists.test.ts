import { expect, test } from 'vitest'
import { completed, MAX_ITEMS, replacedAt } from '@shared/longLists'
import { type LongLists, longLists } from '../../../../electron/ipc/longLists'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

/** The answer as it comes to the page, and the number of items in each message on the way. */
const carried = async (lists: LongLists, answer: unknown) => {
  const messages: number[] = []
  const whole = await completed(lists.shorten(answer), (ticket, from) => {
    const items = lists.items(ticket, from)
    messages.push((JSON.parse(items) as unknown[]).length)
    return Promise.resolve(items)
  })
  return { whole, messages }
}

test('an answer without long lists is sent unchanged', () => {
  const lists = longLists()
  for (const answer of [undefined, null, 7, 'text', [], numbers(MAX_ITEMS), { ok: true, value: [] }])
    expect(lists.shorten(answer)).toBe(answer)
})

test.each([
  ['the answer itself', numbers(2500)],
  ['one of its parts', { ok: true, value: { name: 'a', games: numbers(2500), hash: 'b' } }],
  ['deep in it', { opened: [{ games: [] }, { games: numbers(2500) }] }],
])('a long list is sent in pieces and reassembled: %s', async (_, answer) => {
  const before = structuredClone(answer)
  const { whole, messages } = await carried(longLists(), answer)
  expect(whole).toEqual(answer)
  expect(messages).toEqual([MAX_ITEMS, MAX_ITEMS, 500])
  expect(answer).toEqual(before)
})

test('several long lists of one answer keep their own items', async () => {
  const answer = { games: numbers(1001), movedTo: numbers(1200).toReversed() }
  const { whole, messages } = await carried(longLists(), answer)
  expect(whole).toEqual(answer)
  expect(messages).toEqual([MAX_ITEMS, 1, MAX_ITEMS, 200])
})

test('a list is released once its last items were requested', async () => {
  const lists = longLists()
  const answers: unknown[] = []
  await completed(lists.shorten(numbers(1500)), (ticket, from) => {
    answers.push(ticket)
    return Promise.resolve(lists.items(ticket, from))
  })
  expect(() => lists.items(answers[0] as number, 0)).toThrow('there is no list')
})

test('lists that are never requested make room for new ones', () => {
  const lists = longLists()
  const list = numbers(1001)
  for (let i = 0; i < 1000; i++) lists.shorten(list)
  expect(() => lists.items(1, 0)).toThrow('there is no list')
  expect(lists.items(1000, 1000)).toBe('[1000]')
})

test('a place is replaced in a copy of the value', () => {
  const value = { a: [{ b: 1 }, { b: 2 }] }
  expect(replacedAt(value, ['a', '1', 'b'], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] })
  expect(value).toEqual({ a: [{ b: 1 }, { b: 2 }] })
})
