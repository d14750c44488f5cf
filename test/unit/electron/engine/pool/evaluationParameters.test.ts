import { expect, test } from 'vitest'
import * as layout from '../../../../../electron/core/layout/evaluation'
import { EVALUATION_BYTES, EVALUATION_LAYOUT } from '../../../../../electron/engine/pool/evaluationLayout'
import {
  evaluationPairs,
  packEvaluation,
  readEvaluation,
} from '../../../../../electron/engine/pool/evaluationParameters'
import { evaluationOf } from '../../../../../tools/tuning/evaluationOf'

const upperSnake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

test('every term has the name and the offset of its layout constant', () => {
  const places = Object.entries(layout).filter(([name]) => !/^ROW_OF|^EVALUATION_TERMS$/.test(name))
  expect(Object.fromEntries(EVALUATION_LAYOUT.map(({ name, at }) => [upperSnake(name), at]))).toEqual(
    Object.fromEntries(places),
  )
})

test('the shipped evaluation is complete and packs into one word per term', () => {
  const evaluation = readEvaluation()
  expect(evaluationPairs(evaluation)).toHaveLength(layout.EVALUATION_TERMS)
  expect(packEvaluation(evaluation)).toHaveLength(EVALUATION_BYTES)
})

test('pairs are restored under their original names', () => {
  const evaluation = readEvaluation()
  expect(evaluationOf(evaluationPairs(evaluation))).toEqual(evaluation)
})

test.each([
  [[7, 5], 5 * 65_536 + 7],
  [[-7, 5], 5 * 65_536 - 7],
  [[7, -5], -5 * 65_536 + 7],
  [[-7, -5], -5 * 65_536 - 7],
] as const)('%j is packed as one sum', ([middlegame, endgame], word) => {
  const pairs = evaluationPairs(readEvaluation()).with(0, [middlegame, endgame])
  expect(Buffer.from(packEvaluation(evaluationOf(pairs))).readInt32LE(0)).toBe(word)
})

test('an evaluation that lacks a term is refused', () => {
  const { terms, pieceSquareTables } = readEvaluation()
  const { tempo, ...rest } = terms
  expect(tempo).toBeDefined()
  expect(() => packEvaluation({ terms: rest, pieceSquareTables })).toThrow('tempo')
})
