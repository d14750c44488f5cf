import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { finishedRanks, shownRanks, thrownStart } from '@shared/procedures/throwing/finished'
import { groundOf } from '@shared/procedures/model/ground'
import type { Equipment } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { readThrowLog, writeThrowLog } from '@shared/procedures/throwing/throwLog'
import {
  beginProcedure,
  replayThrows,
  stepBack,
  throwResult,
  throwsOf,
} from '@shared/procedures/throwing/throwing'
import { describeLog, describeThrow } from '@shared/procedures/words/faults'
import { promptText, promptTitle, reasonText } from '@shared/procedures/words/prompts'
import { procedureOf, thrown, thrownByLot } from '../../../../support/throwing'

const refused = (id: string, equipment: Equipment, before: string, result: string) => {
  const state = thrown(id, equipment, before)
  const next = throwResult(state, result)
  return next.ok ? 'taken' : describeThrow(next.error)
}

describe('an impossible result', () => {
  test.each<[string, Equipment, string, string, string]>([
    ['fischer-benko', 'die', '', '7', '7 cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', '0', '0 cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', '-1', '-1 cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', '1.5', '1.5 cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', 'six', 'six cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', '', 'nothing cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'die', '1', 'H', 'H cannot be thrown here: the die shows 1 to 6'],
    ['fischer-benko', 'dice', '1', '5', '5 cannot be thrown here: the die shows 1 to 4'],
    [
      'fischer-benko',
      'coins',
      '1',
      'HTH',
      'HTH cannot be thrown here: 2 coins are tossed: HH to TT, or a number of the chart, 1 to 4',
    ],
    [
      'korean-random',
      'coins',
      '1',
      '3',
      '3 cannot be thrown here: one coin is tossed: H or T, or a number of the chart, 1 to 2',
    ],
    ['fischer-benko', 'die', '1 2 2 3 3 5', '5', '5 is one throw too many: every piece is placed'],
  ])('is refused in %s with %s after %s: %s', (id, equipment, before, result, sentence) => {
    expect(refused(id, equipment, before, result)).toBe(sentence)
  })

  test('keeps the earlier throws', () => {
    const state = thrown('fischer-benko', 'die', '1 2')
    expect(throwResult(state, '7').ok).toBe(false)
    expect(writeThrowLog(unwrap(throwResult(state, '2')))).toBe('fischer-benko die 1 2 2')
  })

  test('is located in a list, and keeps the throws before it', () => {
    const replayed = replayThrows(procedureOf('fischer-benko'), 'die', ['1', '2', 'x', '3'])
    if (replayed.ok) expect.fail('x was taken')
    expect(replayed.error).toMatchObject({ at: 2, reason: 'notAResult', found: 'x' })
    expect(shownRanks(replayed.error.before)).toEqual({ white: '?B??????', black: '??B?????' })
  })

  test('is shortened if it is a megabyte long', () => {
    const next = throwResult(beginProcedure(procedureOf('fischer-benko')), '9'.repeat(1_000_000))
    expect(next).toMatchObject({ ok: false, error: { found: '9'.repeat(20) } })
  })
})

describe('coins', () => {
  test.each(['HT', 'ht', ' h t ', '2'])('are read from %j', toss => {
    const state = beginProcedure(procedureOf('fischer-random-2'), 'coins')
    expect(writeThrowLog(unwrap(throwResult(state, toss)))).toBe('fischer-random-2 coins HT')
  })
})

describe('choices of more squares than sides', () => {
  test('take two throws: odd or even, and then the number', () => {
    const first = nextStep(thrown('contemporary-random', 'die', ''))!
    expect([first.throw, first.squares.length, first.tooHigh]).toEqual(['first', 8, 'never'])
    const second = nextStep(thrown('contemporary-random', 'die', '2'))!
    expect(second.throw).toBe('second')
    expect(second.results.map(({ place }) => place)).toEqual([
      6,
      7,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('repeat both throws if the second is too high', () => {
    expect(nextStep(thrown('contemporary-random', 'die', '2 3'))?.throw).toBe('first')
    expect(shownRanks(thrown('contemporary-random', 'die', '2 3 1 6')).white).toBe('?????B??')
  })
})

describe('a step back', () => {
  test('undoes the last throw and everything that followed from it', () => {
    const state = thrown('fischer-random-1', 'die', '1 1 1 1 1')
    expect(finishedRanks(state)?.white).toBe('BBQNNRKR')
    const back = stepBack(state)
    expect(shownRanks(back).white).toBe('BBQN????')
    expect(nextStep(back)).toEqual(nextStep(thrown('fischer-random-1', 'die', '1 1 1 1')))
  })

  test('changes nothing at the beginning', () => {
    const begun = beginProcedure(procedureOf('korean-random'))
    expect(stepBack(begun)).toEqual(begun)
  })

  test.each(PROCEDURES.map(({ id }) => id))('undoes each throw of %s', id => {
    const procedure = procedureOf(id)
    const random = seededRandom(`back ${id}`)
    let state = beginProcedure(procedure)
    for (let prompt = nextStep(state); prompt !== undefined; prompt = nextStep(state)) {
      const next = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
      expect(stepBack(next)).toEqual(state)
      state = next
      if (throwsOf(state).length > 40) break
    }
  })
})

describe('the log', () => {
  test.each(PROCEDURES.flatMap(({ id, equipment }) => equipment.map(one => [id, one] as const)))(
    'of %s with %s is read, replayed and written unchanged',
    (id, equipment) => {
      const state = thrownByLot(procedureOf(id), seededRandom(`${id} ${equipment}`), equipment)
      const log = unwrap(readThrowLog(writeThrowLog(state)))
      expect(log).toMatchObject({ procedure: id, equipment })
      const again = unwrap(replayThrows(procedureOf(id), log.equipment, log.results))
      expect(again).toEqual(state)
      expect(writeThrowLog(again)).toBe(writeThrowLog(state))
    },
  )

  test.each([
    ['', 'the log does not start with the id of a procedure'],
    ['Fischer! die 1', 'the log does not start with the id of a procedure: Fischer!'],
    ['fischer-benko', 'the log does not say what is thrown with'],
    ['fischer-benko cards 1', 'the log should name dice or coins, not cards'],
    ['fischer-benko die 1 two', 'the log contains something that is not a throw: two'],
    [`fischer-benko die${' 1'.repeat(30_000)}`, 'the log is too long'],
  ])('is refused if it begins with %.20s', (text, sentence) => {
    const read = readThrowLog(text)
    expect(read.ok ? 'read' : describeLog(read.error)).toBe(sentence)
  })
})

describe('a check', () => {
  test('names the condition that failed and lets the player begin again', () => {
    const state = thrown('capablanca-random', 'die', '3 4')
    expect(state.events.at(-1)).toEqual({
      player: 'white',
      step: 1,
      outcome: { kind: 'failed', condition: { kind: 'bishopsApart' }, rank: '?????BB???' },
    })
    expect(shownRanks(state).white).toBe('??????????')
    expect(nextStep(state)).toMatchObject({ step: 0, piece: 'bishop' })
  })

  test('leaves only starts of the system', () => {
    const random = seededRandom('conditions')
    for (let roll = 0; roll < 50; roll += 1) {
      const start = thrownStart(thrownByLot(procedureOf('capablanca-random'), random))
      expect(start?.number).toBeTypeOf('number')
      expect(start?.missed).toBeUndefined()
    }
  })

  test('is not among the steps of the manual, whose ranks may fail the conditions', () => {
    const start = thrownStart(thrown('capablanca-random-1a', 'die', '1 1 1 1 1 1 1'))!
    expect(start).toMatchObject({ number: undefined, missed: { kind: 'bishopsApart' } })
  })
})

describe('the instructions of the assistant', () => {
  const said = (id: string, equipment: Equipment, results: string): string => {
    const prompt = nextStep(thrown(id, equipment, results))!
    const ground = groundOf(procedureOf(id))
    return [`${promptTitle(ground, prompt)}.`, promptText(ground, prompt), reasonText(ground, prompt)]
      .join(' ')
      .trim()
  }

  test.each<[string, Equipment, string, string]>([
    [
      'fischer-benko',
      'die',
      '1 2 2 3',
      'White’s rook. Throw the die. The number is the square of the rook, counted from the left among the free squares. Every result counts.',
    ],
    [
      'fischer-benko',
      'die',
      '',
      'White’s light bishop. Throw the die. The number is the square of the bishop, counted from the left among the free light squares. 5 and 6 would be too high: throw again. The bishops stand on opposite colors.',
    ],
    [
      'fischer-random-2',
      'coins',
      'HH HH',
      'White’s king. Toss two coins. Look up the tosses in the chart: its number is the square of the king, counted from the left among the free squares except the two outermost. Every result counts. The outer free squares are left for rooks, so that the king stands between them.',
    ],
    [
      'ajax-random',
      'die',
      '',
      'White’s bishop: the color of its square. Throw the die. An odd number is for a dark square, an even one for a light one. Every result counts. The bishops may share a color, so the color is thrown first.',
    ],
    [
      'korean-random',
      'die',
      '',
      'White’s chariot. Throw the die. The number is the square of the chariot, counted from the left among the free squares on the left wing. Above 3, subtract 3 until it fits.',
    ],
    [
      'contemporary-random',
      'die',
      '',
      'White’s bishop. Throw the die. An odd number is for the first 6 of the 8 squares, an even one for the rest. Every result counts.',
    ],
    [
      'contemporary-random',
      'die',
      '2',
      'White’s bishop. Throw the die. The number is the square of the bishop, counted on from g1. 3, 4, 5 and 6 would be too high: throw both again.',
    ],
    [
      'arrangement-random',
      'die',
      '',
      'Both players’ king. Throw the die. The number is the square the king goes to: b1, c1, d1, e1 or g1. 6 would be too high: throw again. The king changes places with the piece on that square, or stays. One throw counts for both armies.',
    ],
    [
      'beautiful',
      'die',
      '4 2',
      'White’s rook and rook. Throw the die. An odd number puts the rook on a1, an even one on d1. The other rook goes to the mirroring square. Every result counts. The left half of the rank mirrors the right one.',
    ],
  ])('explain the throw in %s with %s after %j', (id, equipment, results, sentence) => {
    expect(said(id, equipment, results)).toBe(sentence)
  })
})
