import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { litSquares } from '@shared/notation/uciSquares'

test.each([
  ['chess960', 'castlingH', 'b1f1', ['b1', 'g1']],
  ['chess960', 'castlingA', 'f8a8', ['f8', 'c8']],
  ['contemporary-random', 'castlingA', 'd1a1', ['d1', 'b1']],
  ['chess', 'castlingH', 'e1g1', ['e1', 'g1']],
  ['chess960', 'normal', 'e2e4', ['e2', 'e4']],
  ['transcendental', 'transposition', 'b1g1', ['b1', 'g1']],
  ['fischer-benko', 'placement', 'Q@g1+K@f1', ['g1', 'f1']],
  ['modern-random', 'normal', 'a2a10', ['a2', 'a10']],
] as const)('in %s the %s move %s highlights %j', (variant, kind, uci, lit) => {
  expect(litSquares(variantById(variant), { uci, kind })).toEqual(lit)
})

test.each([
  ['chess960', 'O-O', 'e1h1', ['e1', 'g1']],
  ['chess960', 'O-O-O+', 'f8a8', ['f8', 'c8']],
  ['chess', 'O-O', 'e1g1', ['e1', 'g1']],
  ['chess960', 'Nf3', 'g1f3', ['g1', 'f3']],
  ['chess960', '', '', []],
] as const)('in %s the move %s, in UCI %j, highlights %j', (variant, san, uci, lit) => {
  expect(litSquares(variantById(variant), { uci, san })).toEqual(lit)
})
