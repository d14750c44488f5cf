import { describe, expect, test } from 'vitest'
import {
  anyOf,
  boolean,
  integer,
  listOf,
  object,
  oneOf,
  optional,
  recordOf,
  such,
  text,
  textLike,
} from '../../../../electron/ipc/validators'

const person = object({ name: text(5), age: optional(integer(0, 150)), tags: listOf(oneOf(['a', 'b']), 2) })

describe('checks', () => {
  test.each([
    ['text within its limit', text(3), 'abc'],
    ['a number at its bounds', integer(1, 2), 2],
    ['a boolean', boolean, false],
    ['a listed word', oneOf(['a']), 'a'],
    ['text of a form', textLike(/^[a-z]$/), 'q'],
    ['an object without its optional field', person, { name: 'Pal', tags: [] }],
    ['an optional field that is undefined', person, { name: 'Pal', age: undefined, tags: ['a'] }],
    ['a law that holds', such(integer(0, 9), value => value % 2 === 0, 'even'), 4],
  ])('let %s pass', (_, check, value) => {
    expect(check(value)).toBeUndefined()
  })

  test.each([
    ['text beyond its limit', text(3), 'abcd', ''],
    ['a number for text', text(3), 3, ''],
    ['a fraction', integer(0, 5), 1.5, ''],
    ['no number at all', integer(0, 5), Number.NaN, ''],
    ['a number beyond', integer(0, 5), 6, ''],
    ['a word not listed', oneOf(['a']), 'toString', ''],
    ['null for an object', person, null, ''],
    ['a list for an object', person, [], ''],
    ['a missing field', person, { tags: [] }, '.name'],
    ['a field of the wrong type', person, { name: 'Pal', tags: [], age: '7' }, '.age'],
    ['a field that does not exist', person, { name: 'Pal', tags: [], extra: 1 }, '.extra'],
    [
      'an own field with an odd name',
      person,
      JSON.parse('{"name":"P","tags":[],"__proto__":{}}'),
      '.__proto__',
    ],
    ['an entry of a list', person, { name: 'Pal', tags: ['a', 'c'] }, '.tags[1]'],
    ['a list that is too long', person, { name: 'Pal', tags: ['a', 'a', 'a'] }, '.tags'],
    ['an array-like object', listOf(boolean, 3), { length: 1, 0: true }, ''],
    ['a law that is broken', such(integer(0, 9), value => value % 2 === 0, 'even'), 3, ''],
  ])('refuse %s and say where', (_, check, value: unknown, at) => {
    expect(check(value)?.at).toBe(at)
  })
})

describe('a choice of checks', () => {
  const check = anyOf([boolean, integer(0, 9), object({ kind: oneOf(['a']) })])

  test.each([true, 7, { kind: 'a' }])('lets %j pass', value => {
    expect(check(value)).toBeUndefined()
  })

  test.each([10, 'a', { kind: 'b' }, null])('refuses %j', value => {
    expect(check(value)).toBeDefined()
  })
})

describe('a table', () => {
  const check = recordOf(text(4), boolean, 2)

  test('has any keys that pass, each with a value that passes', () => {
    expect(check({ Hash: true, a: false })).toBeUndefined()
    expect(check({})).toBeUndefined()
  })

  test.each([
    ['a list', [], ''],
    ['too many entries', { a: true, b: true, c: true }, ''],
    ['a long key', { abcde: true }, '.abcde'],
    ['a wrong value', { a: 1 }, '.a'],
    ['an own key with an odd name', JSON.parse('{"__proto__":1}'), '.__proto__'],
  ])('is refused for %s', (_, value: unknown, at) => {
    expect(check(value)?.at).toBe(at)
  })
})
