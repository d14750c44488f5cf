import { expect, test } from 'vitest'
import { isSteering, plainText } from '@shared/plainText'

test.each([
  ['Stockfish 17', 'Stockfish 17'],
  ['Ćetković, Žž — 象棋 ♞', 'Ćetković, Žž — 象棋 ♞'],
  ['e\u0301', 'e\u0301'],
  ['a\u202ecb\u202c', 'acb'],
  ['a\u2066b\u2069\u200e\u200f\u061c', 'ab'],
  ['a\u200bb\u200c\u200d\u2060\ufeffc\u00ad', 'abc'],
  ['a\u3164b\u{e0041}c', 'abc'],
  ['a\tb\nc\u2028d', 'a b c d'],
  ['a\0b\u001b[31mc\u0085', 'a b [31mc '],
  ['a\ud800b', 'ab'],
  ['\u{1f600}', '\u{1f600}'],
])('%j becomes %j', (text, seen) => {
  expect(plainText(text)).toBe(seen)
})

test.each([
  ['a\nb', true],
  ['a\u001b', true],
  ['a\u2028', true],
  ['a\u202e', true],
  ['a\u200db', false],
  ['Ćetković 象棋', false],
])('%j affects the text around it: %j', (text, isOne) => {
  expect(isSteering(text)).toBe(isOne)
})
