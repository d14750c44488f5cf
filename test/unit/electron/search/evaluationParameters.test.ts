import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  EVALUATION_BYTES,
  EVALUATION_LAYOUT,
  EVALUATION_TERMS,
  evaluationOf,
  evaluationPairs,
  packEvaluation,
  readEvaluation,
} from '../../../../electron/search/evaluationParameters'

const SOURCE = new URL('../../../../electron/core/src/evaluation/parameters.ts', import.meta.url)

/** Every constant of the core's file with its value, in order. */
const indicesOfCore = (): readonly (readonly [string, number])[] => {
  const known = new Map<string, number>()
  for (const [, name, sum] of readFileSync(SOURCE, 'utf8').matchAll(/^export const (\w+): u32 = (.+)$/gm)) {
    const value = sum!
      .split('+')
      .map(part =>
        part.split('*').reduce((product, word) => product * (known.get(word.trim()) ?? Number(word)), 1),
      )
      .reduce((total, part) => total + part, 0)
    known.set(name!, value)
  }
  return [...known]
}

const upperSnake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

const indicesOfHost = (): readonly (readonly [string, number])[] => {
  let at = 0
  const indices = EVALUATION_LAYOUT.map(([name, ...shape]) => {
    const index = [upperSnake(name), at] as const
    at += shape.reduce((size, count) => size * count, 1)
    return index
  })
  return [...indices, ['TERMS', at]]
}

test('core and host agree on where each parameter lies', () => {
  expect(indicesOfHost()).toEqual(indicesOfCore())
})

test('the shipped evaluation is whole and packs into one word a term', () => {
  const evaluation = readEvaluation()
  expect(evaluationPairs(evaluation)).toHaveLength(EVALUATION_TERMS)
  expect(packEvaluation(evaluation)).toHaveLength(EVALUATION_BYTES)
})

test('pairs are put back under the names they came from', () => {
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
  const { terms, places } = readEvaluation()
  const { tempo, ...rest } = terms
  expect(tempo).toBeDefined()
  expect(() => packEvaluation({ terms: rest, places })).toThrow('tempo')
})
