import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { read, readEach } from '@shared/ipc/read'
import { integer, jsonOf, listOf, object, type Schema, such, tableOf, text } from '@shared/ipc/schemas'

const even = v.pipe(
  integer(0, 9),
  such(value => value % 2 === 0, 'an even number'),
)

/** Where the first fault is; undefined if there is none. */
const faultAt = (schema: Schema<unknown>, value: unknown): string | undefined => {
  const found = read(schema, value)
  return found.ok ? undefined : found.error.at
}

const person = object({
  name: text(5),
  age: v.exactOptional(integer(0, 150)),
  tags: listOf(v.picklist(['a', 'b']), 2),
})

describe('schemas', () => {
  test.each([
    ['text within its limit', text(3), 'abc'],
    ['a number at its bounds', integer(1, 2), 2],
    ['a boolean', v.boolean(), false],
    ['a listed word', v.picklist(['a']), 'a'],
    ['text of a form', v.pipe(v.string(), v.regex(/^[a-z]$/)), 'q'],
    ['an object without its optional field', person, { name: 'Pal', tags: [] }],
    ['an object with its optional field', person, { name: 'Pal', age: 7, tags: ['a'] }],
    ['a law that holds', even, 4],
  ])('accept %s', (_, schema: Schema<unknown>, value) => {
    expect(read(schema, value)).toEqual({ ok: true, value })
  })

  test.each([
    ['text beyond its limit', text(3), 'abcd', ''],
    ['a number for text', text(3), 3, ''],
    ['a fraction', integer(0, 5), 1.5, ''],
    ['no number at all', integer(0, 5), Number.NaN, ''],
    ['a number beyond', integer(0, 5), 6, ''],
    ['a word not listed', v.picklist(['a']), 'toString', ''],
    ['null for an object', person, null, ''],
    ['a list for an object', person, [], ''],
    ['a missing field', person, { tags: [] }, '.name'],
    ['a field of the wrong type', person, { name: 'Pal', tags: [], age: '7' }, '.age'],
    ['an optional field that is undefined', person, { name: 'Pal', age: undefined, tags: ['a'] }, '.age'],
    ['a field that does not exist', person, { name: 'Pal', tags: [], extra: 1 }, '.extra'],
    [
      'an own field with an odd name',
      person,
      JSON.parse('{"name":"P","tags":[],"__proto__":{}}'),
      '.__proto__',
    ],
    ['an entry of a list', person, { name: 'Pal', tags: ['a', 'c'] }, '.tags[1]'],
    ['a list that is too long', person, { name: 'Pal', tags: ['a', 'a', 'a'] }, '.tags'],
    ['an array-like object', listOf(v.boolean(), 3), { length: 1, 0: true }, ''],
    ['a law that is broken', even, 3, ''],
  ])('reject %s and locate the fault', (_, schema: Schema<unknown>, value: unknown, at) => {
    expect(faultAt(schema, value)).toBe(at)
  })
})

describe('a choice of schemas', () => {
  const choice = v.union([v.boolean(), integer(0, 9), object({ kind: v.literal('a') })])

  test.each([true, 7, { kind: 'a' }])('accepts %j', value => {
    expect(read(choice, value)).toEqual({ ok: true, value })
  })

  test.each([10, 'a', { kind: 'b' }, null])('rejects %j', value => {
    expect(read(choice, value).ok).toBe(false)
  })
})

describe('a table', () => {
  const table = tableOf(text(4), v.boolean(), 2)

  test('accepts any valid keys with valid values', () => {
    expect(read(table, { Hash: true, a: false })).toEqual({ ok: true, value: { Hash: true, a: false } })
    expect(read(table, {})).toEqual({ ok: true, value: {} })
  })

  test.each([
    ['a list', [], ''],
    ['too many entries', { a: true, b: true, c: true }, ''],
    ['a long key', { abcde: true }, '.abcde'],
    ['a wrong value', { a: 1 }, '.a'],
    ['an own key with an odd name', JSON.parse('{"__proto__":1}'), ''],
    ['an own key with an odd name and a sound value', JSON.parse('{"__proto__":true}'), ''],
  ])('is rejected because of %s', (_, value: unknown, at) => {
    expect(faultAt(table, value)).toBe(at)
  })
})

test('a list that is too long is rejected before its entries are checked', () => {
  const unseen = v.custom<never>(() => {
    throw new Error('an entry was looked at')
  })
  expect(faultAt(listOf(unseen, 2), [1, 2, 3])).toBe('')
})

test('JSON text is parsed, and its value is checked', () => {
  const schema = jsonOf(person, 100)
  expect(read(schema, '{"name":"Pal","tags":[]}')).toEqual({ ok: true, value: { name: 'Pal', tags: [] } })
  expect(faultAt(schema, '{"name":"Pal","tags":[7]}')).toBe('.tags[0]')
  expect(faultAt(schema, '{"name":')).toBe('')
  expect(faultAt(schema, `{"name":"Pal","tags":[]}${' '.repeat(100)}`)).toBe('')
})

test('a fault states what was expected and what was found, shortened', () => {
  const message = (schema: Schema<unknown>, value: unknown) => {
    const found = read(schema, value)
    return found.ok ? undefined : found.error.message
  }
  expect(message(text(3), 'abcd')).toBe('Invalid length: Expected <=3 but received 4')
  expect(message(even, 3)).toBe('Expected an even number but received 3')
  expect(message(person, [])).toBe('Expected an object but received Array')
  expect(message(v.literal('a'), 'x'.repeat(1000))).toBe(
    `Invalid type: Expected "a" but received "${'x'.repeat(59)}...`,
  )
  expect(faultAt(person, { name: 'Pal', tags: [], ['y'.repeat(1000)]: 1 })).toBe(`.${'y'.repeat(60)}...`)
})

test('readEach keeps only the valid entries of a list', () => {
  expect(readEach(integer(0, 9), [1, 'a', 10, 2])).toEqual([1, 2])
  expect(readEach(integer(0, 9), { length: 1, 0: 1 })).toEqual([])
})
