import { describe, expect, test } from 'vitest'
import { judgedByIn, judgedBySentence, type JudgedBy } from '@shared/report/judgedBy'

const SUMMARY = 'White: accuracy 87, 1 mistake. Black: accuracy 91.'

describe('who evaluated a game', () => {
  test.each<JudgedBy>([
    { engine: 'Stockfish 19 Lite', nodes: 200_000 },
    { engine: 'Backrank', nodes: 1_000_000 },
    { engine: 'Dr. No. 1.2, the second', nodes: 100 },
    { engine: 'Ethereal 14.25' },
  ])('is read from the front of a summary as it was written: %o', judgedBy => {
    expect(judgedByIn(`${judgedBySentence(judgedBy)} ${SUMMARY}`)).toEqual({ judgedBy, summary: SUMMARY })
    expect(judgedByIn(judgedBySentence(judgedBy))).toEqual({ judgedBy, summary: '' })
  })

  test('is unknown where the summary does not say', () => {
    expect(judgedByIn(SUMMARY)).toEqual({ summary: SUMMARY })
    expect(judgedByIn('')).toEqual({ summary: '' })
  })
})
