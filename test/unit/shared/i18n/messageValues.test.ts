import { describe, expect, expectTypeOf, test } from 'vitest'
import type { HasTags, MessageValues } from '@shared/i18n/messageValues'
import { parsedArguments, typedArguments } from '../../../support/messageParts'

type Text = string
type Chosen = string | number
type Count = number | bigint

describe('the values of a message, by its type', () => {
  test('are texts where they are only shown, so that no number goes without groups of digits', () => {
    expectTypeOf<MessageValues<'{white} against {black2}'>>().toEqualTypeOf<{
      readonly white: Text
      readonly black2: Text
    }>()
  })

  test('are numbers where they count, and in branches too', () => {
    expectTypeOf<
      MessageValues<'{count, plural, =0 {no moves} one {# move, of {total, number}} other {# moves in {name}}}'>
    >().toEqualTypeOf<{ readonly count: Count; readonly total: Count; readonly name: Text }>()
  })

  test('are numbers where they count and are shown', () => {
    expectTypeOf<MessageValues<'{n}: {n, selectordinal, one {#st} other {#th}} {n}'>>().toEqualTypeOf<{
      readonly n: Count
    }>()
  })

  test('are texts where they select', () => {
    expectTypeOf<
      MessageValues<'{color, select, white {White} black {Black, then} other {}} {n, number, percent}'>
    >().toEqualTypeOf<{ readonly color: Chosen; readonly n: Count }>()
  })

  test('are all of several messages', () => {
    expectTypeOf<MessageValues<'{a}' | '{b, number}' | 'c'>>().toEqualTypeOf<{
      readonly a: Text
      readonly b: Count
    }>()
  })

  test('distinguish tags', () => {
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

test('a branch that is one bare word would be taken for an argument, which the catalogue’s test finds', () => {
  const text = '{n, plural, one {game} other {games}}'
  expect(typedArguments(text)).not.toEqual(parsedArguments(text))
})
