import { describe, expect, test } from 'vitest'
import { summaryParts, judgedBySentence, type JudgedBy } from '@shared/report/judgedBy'

const SUMMARY = 'White: accuracy 87, 1 mistake. Black: accuracy 91.'

describe('the engine that evaluated a game', () => {
  test.each<JudgedBy>([
    { engine: 'Stockfish 19 Lite', nodes: 200_000 },
    { engine: 'Backrank', nodes: 1_000_000 },
    { engine: 'Dr. No. 1.2, the second', nodes: 100 },
    { engine: 'Ethereal 14.25' },
  ])('is read back from the front of a summary: %o', judgedBy => {
    expect(summaryParts(`${judgedBySentence(judgedBy)} ${SUMMARY}`)).toEqual({
      said: '',
      judgedBy,
      numbers: SUMMARY,
    })
    expect(summaryParts(`White wins in the endgame. ${judgedBySentence(judgedBy)} ${SUMMARY}`)).toEqual({
      said: 'White wins in the endgame.',
      judgedBy,
      numbers: SUMMARY,
    })
    expect(summaryParts(judgedBySentence(judgedBy))).toEqual({ said: '', judgedBy, numbers: '' })
  })

  test('is unknown if the summary does not name it', () => {
    expect(summaryParts(SUMMARY)).toEqual({ said: '', numbers: SUMMARY })
    expect(summaryParts(`A short draw. ${SUMMARY}`)).toEqual({ said: 'A short draw.', numbers: SUMMARY })
    expect(summaryParts('')).toEqual({ said: '', numbers: '' })
  })
})
