import { describe, expect, test } from 'vitest'
import { lineWords, numbered, spokenLine } from '../../../../../renderer/features/engines/lineWords'
import { aLine } from '../../../../support/anEngine'
import { passedOn, START_FEN } from '../../../../support/aGame'

const line = aLine('e7e5:e5 g1f3:Nf3 b8c6:Nc6 f1b5:Bb5')

describe('the text of an engine line', () => {
  test.each([
    [START_FEN, '1. e5 Nf3 2. Nc6 Bb5'],
    [passedOn(START_FEN), '1… e5 2. Nf3 Nc6 3. Bb5'],
  ])('from %s has its move numbers: %s', (fen, words) => {
    expect(lineWords(fen, line.moves)).toBe(words)
  })

  test('can be numbered without the setup', () => {
    const numbers = numbered('8/8/8/8/8/8/8/8 b - - 0 9', line.moves, 4).map(({ number }) => number)
    expect(numbers).toEqual(['5…', '6.', '', '7.'])
  })

  test('keeps the numbers within the setup', () => {
    const placements = line.moves.map(move => ({ ...move, kind: 'placement' as const }))
    expect(numbered(START_FEN, placements, 4)[2]?.number).toBe('2.')
  })

  test('has only its first number when White may move twice under one number', () => {
    const moves = line.moves.map((move, place) =>
      place === 0 ? { ...move, kind: 'relocation' as const } : move,
    )
    expect(numbered(START_FEN, moves).map(({ number }) => number)).toEqual(['1.', '', '', ''])
  })

  test('is read out with its rank, its evaluation and its first moves', () => {
    expect(spokenLine(START_FEN, aLine('e2e4:e4', { rank: 2, score: { kind: 'mate', value: -4 } }))).toBe(
      'Line 2, Black mates in 4, depth 12: 1. e4',
    )
  })
})
