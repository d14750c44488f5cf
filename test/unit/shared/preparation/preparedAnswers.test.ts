import { describe, expect, test } from 'vitest'
import {
  everyAnswer,
  isPreparation,
  readPreparation,
  type PreparedAnswer,
  type PreparationGame,
} from '@shared/preparation/preparedAnswers'
import { coverageIn, preparationSummary, valueIn } from '@shared/preparation/preparationSummary'
import { sheetLines } from '@shared/preparation/sheetLines'
import { gameOf } from '../../../support/published'

const HEAD =
  '{[%prepare white,5,60,4000] Prepared for White: 3 decisions. Chance that the next two answers are covered: 42%.}'

const linesOf = (moves: string, head = HEAD): PreparationGame =>
  readPreparation(gameOf(`${head} ${moves} *`).root)!

const said = ({ moves, isTrap, joins }: PreparedAnswer): string =>
  [isTrap ? 'trap' : '', ...moves.map(({ san }) => san), joins ?? ''].filter(word => word !== '').join(' ')

const OPEN = `1. e4 {[%eval 0.30,9] [%prepared choice]} 1... e5 {[%eval 0.30,9] [%prepared answer]}
  (1... c5 {[%eval 0.40,9] [%prepared answer]} 2. Nf3 {[%eval 0.40,9] [%prepared choice]})
  (1... f6 {[%eval 2.90,9] [%prepared trap]} 2. d4 $7 {[%eval 2.90,9] [%prepared choice]} 2... e6 {[%eval 3.00] [%prepared answer]})
  (1... a6 {[%eval 0.90,9] [%prepared answer]})
  2. Nf3 {[%eval 0.30,9] [%prepared choice]} 2... Nc6 {[%eval 0.32,9] [%prepared answer]} 3. Bb5 {[%eval 0.32,9] [%prepared choice]}`

describe('a game that is a preparation', () => {
  test('states its color, margin, value, coverage and decisions', () => {
    const { color, margin, value, coverage, decisions } = linesOf(OPEN)
    expect({ color, margin, value, coverage, decisions }).toEqual({
      color: 'white',
      margin: 5,
      value: { kind: 'cp', value: 30 },
      coverage: 0.42,
      decisions: 5,
    })
  })

  test('has our first moves, and the answers with our replies, likeliest first', () => {
    const { opening, answers } = linesOf(OPEN)
    expect(opening.map(({ san }) => san)).toEqual(['e4'])
    expect(Array.from(everyAnswer(answers), said)).toEqual(['e5 Nf3', 'Nc6 Bb5', 'c5 Nf3', 'trap f6 d4'])
    const [e5, c5] = answers
    expect(e5!.share).toBeGreaterThan(c5!.share)
    expect(e5!.chance).toBeCloseTo(e5!.share)
    expect(e5!.answers[0]!.chance).toBeCloseTo(e5!.share * e5!.answers[0]!.share)
  })

  test('leaves out unseen positions, and moves that were added by hand', () => {
    const { answers } = linesOf(`${OPEN} (3. d4 {A remark.} exd4)`)
    expect(Array.from(everyAnswer(answers), said)).not.toContainEqual(expect.stringMatching(/a6|d4 exd4/))
  })

  test('for Black answers White’s first moves', () => {
    const { opening, answers, value } = linesOf(
      '1. e4 {[%eval 0.30] [%prepared answer]} (1. d4 {[%eval 0.20] [%prepared answer]} 1... d5 {[%eval 0.20] [%prepared choice]}) 1... e5 {[%eval 0.30] [%prepared choice]}',
      '{[%prepare black,5,60,4000] Prepared.}',
    )
    expect(opening).toEqual([])
    expect(answers.map(said)).toEqual(['e4 e5', 'd4 d5'])
    expect(value).toEqual({ kind: 'cp', value: 30 })
  })

  test('knows where lines join, and adds up the chances of the joint position', () => {
    const { answers } = linesOf(
      `1. Nf3 {[%prepared choice]} 1... d5 {[%eval 0.00] [%prepared answer]}
       (1... Nf6 {[%eval 0.00] [%prepared answer]} 2. g3 {[%prepared choice]} 2... d5 {[%eval 0.00] [%prepared transposition]})
       2. g3 {[%prepared choice]} 2... Nf6 {[%eval 0.00] [%prepared answer]} 3. Bg2 {[%prepared choice]}`,
    )
    const [d5, d5Nf6, , joining] = [...everyAnswer(answers)]
    expect(said(joining!)).toBe('d5 transposition')
    expect(joining!.goesOnAt).toBe(d5Nf6)
    expect(d5Nf6!.chance).toBeCloseTo(d5!.chance * d5Nf6!.share + joining!.chance)
  })

  test('counts a mistake as a trap if it transposes to another line', () => {
    const { answers } = linesOf(
      '1. e4 {[%prepared choice]} 1... f6 $4 {[%eval 2.00] [%prepared transposition]} (1... e5 {[%eval 0.20] [%prepared answer]} 2. Nf3 {[%prepared choice]})',
    )
    expect(answers.map(said)).toEqual(['e5 Nf3', 'trap f6 transposition'])
  })

  test.each(['1. e4 *', `${HEAD} 1. e4 *`, '{[%prepare red,5,60,1]} 1. e4 {[%prepared choice]} *'])(
    'is not found in %s',
    text => {
      const { root } = gameOf(text)
      expect(readPreparation(root)).toBeUndefined()
      expect(isPreparation(root)).toBe(false)
    },
  )

  test('takes its value and coverage from its summary', () => {
    const numbers = { positions: 10, decisions: 3, coverage: 0.426, value: -12, nodes: 1000, depth: 4 }
    const summary = preparationSummary('black', numbers)
    expect([valueIn(summary), coverageIn(summary)]).toEqual([-12, 0.43])
    expect(valueIn(preparationSummary('white', { ...numbers, value: 29_990 }))).toBe(29_990)
    expect([valueIn('Prepared.'), coverageIn('Prepared.')]).toEqual([undefined, undefined])
  })
})

describe('a preparation on one page', () => {
  test('drops the least likely answers and keeps the traps of the others', () => {
    const lines = linesOf(OPEN)
    const { answers, traps, left } = sheetLines(lines, 7)
    expect(answers.map(said)).toEqual(['e5 Nf3'])
    expect(traps.map(said)).toEqual(['trap f6 d4'])
    expect(left).toEqual({ answers: 2, traps: 0 })
  })
})
