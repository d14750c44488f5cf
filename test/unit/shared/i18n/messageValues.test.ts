import { describe, expect, expectTypeOf, test } from 'vitest'
import type { HasTags, MessageValues } from '@shared/i18n/messageValues'
import { parsedArguments, typedArguments } from '../../../support/messageParts'

type Text = string
type Chosen = string | number
type Count = number | bigint

describe('the value types of a message', () => {
  test('are texts if only shown, so that every number is formatted', () => {
    expectTypeOf<MessageValues<'{white} against {black2}'>>().toEqualTypeOf<{
      readonly white: Text
      readonly black2: Text
    }>()
  })

  test('are numbers if counted, in branches too', () => {
    expectTypeOf<
      MessageValues<'{count, plural, =0 {no moves} one {# move, of {total, number}} other {# moves in {name}}}'>
    >().toEqualTypeOf<{ readonly count: Count; readonly total: Count; readonly name: Text }>()
  })

  test('are numbers if both counted and shown', () => {
    expectTypeOf<MessageValues<'{n}: {n, selectordinal, one {#st} other {#th}} {n}'>>().toEqualTypeOf<{
      readonly n: Count
    }>()
  })

  test('are texts or numbers if they select a branch', () => {
    expectTypeOf<
      MessageValues<'{color, select, white {White} black {Black, then} other {}} {n, number, percent}'>
    >().toEqualTypeOf<{ readonly color: Chosen; readonly n: Count }>()
  })

  test('include the values of all messages of a union', () => {
    expectTypeOf<MessageValues<'{a}' | '{b, number}' | 'c'>>().toEqualTypeOf<{
      readonly a: Text
      readonly b: Count
    }>()
  })

  test('tell whether a message has tags', () => {
    expectTypeOf<HasTags<'found <b>{n}</b>'>>().toEqualTypeOf<true>()
    expectTypeOf<HasTags<'a < b'>>().toEqualTypeOf<false>()
  })
})

test.each([
  ['Take back, now', {}],
  ['{white} against {black2}', { white: 'text', black2: 'text' }],
  [
    '{count, plural, one {# move, of {total, number}} other {# in {name}}}',
    { count: 'number', total: 'number', name: 'text' },
  ],
  ['{n}: {n, selectordinal, one {#st} other {#th}} {n}', { n: 'number' }],
  ['{color, select, white {White} black {Black, then} other {}}', { color: 'text' }],
])('%s: parser and types agree', (text, expected) => {
  expect(parsedArguments(text)).toEqual(expected)
  expect(typedArguments(text)).toEqual(expected)
})

test('a branch of one bare word is mistaken for an argument, which the test of the catalogue detects', () => {
  const text = '{n, plural, one {game} other {games}}'
  expect(typedArguments(text)).not.toEqual(parsedArguments(text))
})
