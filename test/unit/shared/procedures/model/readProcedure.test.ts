import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { rankOdds } from '@shared/procedures/odds/odds'
import type { Procedure, Step } from '@shared/procedures/model/procedure'
import { readProcedure, readProcedureText, writeProcedure } from '@shared/procedures/model/readProcedure'
import { beginProcedure, throwResult } from '@shared/procedures/throwing/throwing'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { describeProcedure } from '@shared/procedures/words/brokenProcedure'
import { describeWalk } from '@shared/procedures/words/faults'
import { listedOdds, procedureOf } from '../../../../support/throwing'

const FAIR = procedureOf('fischer-random-1')

/** The fault of Fischer Random 1 with some fields changed. */
const faultOf = (changes: Readonly<Record<string, unknown>>): string => {
  const read = readProcedure({ ...FAIR, ...changes })
  return read.ok ? 'read' : describeProcedure(read.error)
}

/** Fischer Random 1 without a system, with some fields changed. */
const withoutVariant = (changes: Readonly<Record<string, unknown>>): unknown => ({
  ...FAIR,
  variant: undefined,
  ...changes,
})

const steps = (...changed: readonly unknown[]): Readonly<Record<string, unknown>> => ({ steps: changed })

describe('a procedure in a file', () => {
  test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
    '%s is written and read back',
    (_, procedure) => {
      const read = unwrap(readProcedureText(writeProcedure(procedure)))
      expect(read).toEqual({ format: 'backrank-procedure-1', ...procedure })
    },
  )

  test('may be JSON written by hand', () => {
    const text = `{
      "id": "mine", "name": "Mine", "rank": "????",
      "pieces": { "king": 1, "rook": 2, "queen": 1 },
      "equipment": ["d4"],
      "steps": [{ "kind": "place", "piece": "queen" }, { "kind": "kingAndRooksLast" }],
      "second": { "kind": "reversed" }
    }`
    const mine = unwrap(readProcedureText(text))
    expect(checkProcedure(mine).ok).toBe(true)
    expect([...listedOdds(mine).outcomes.keys()]).toEqual(['QRKR', 'RKQR', 'RKRQ', 'RQKR'])
  })

  test.each<[string, string]>([
    ['', 'this is not JSON: line 1 ends too early'],
    ['{\n  "id": "mine",\n', 'this is not JSON: line 3 ends too early'],
    ['{\n  "id": mine\n}', 'this is not JSON: line 2, column 9, has mine'],
    ['{ "id": "mine", }', 'this is not JSON: line 1, column 17, has }'],
    ['{ "id": "mine" } else', 'this is not JSON: line 1, column 18, has else'],
    ["{ 'id': 1 }", "this is not JSON: line 1, column 3, has '"],
    ['[]', 'the procedure must be an object, not a list'],
    ['null', 'the procedure must be an object, not nothing'],
    ['{}', 'id is missing'],
    [' '.repeat(70_000), 'the procedure has 70000 letters; at most 65536 can be read'],
  ])('%.40j is refused', (text, sentence) => {
    const read = readProcedureText(text)
    expect(read.ok ? 'read' : describeProcedure(read.error)).toBe(sentence)
  })
})

describe('a fault', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ id: 'Mine!' }, 'id is Mine!; it must be made of lower-case letters, digits and hyphens'],
    [{ id: 'x'.repeat(61) }, 'id has 61 letters; at most 60 can be read'],
    [{ name: '' }, 'name has 0 letters; at least 1 can be read'],
    [{ name: 7 }, 'name must be a text, not a number'],
    [{ colour: 'red' }, 'colour is not a field of a procedure'],
    [{ equipment: [] }, 'equipment has 0 entries; at least 1 can be read'],
    [{ equipment: ['cards'] }, 'equipment 1 is cards; it must be die, d4, d8, d10, d12, d20, dice or coins'],
    [{ rank: '???????' }, 'rank has 7 squares; the system has 8'],
    [{ rank: '???????x' }, 'rank has x as letter 8; it must be ?, . or a piece of the army'],
    [{ rank: '???????.' }, 'rank differs from the system at square 8'],
    [{ pieces: { ...FAIR.pieces, queen: -1 } }, 'pieces, queen is -1; at least 0 can be read'],
    [{ pieces: { ...FAIR.pieces, queen: 1.5 } }, 'pieces, queen is 1.5; it must be a whole number'],
    [{ pieces: { ...FAIR.pieces, pawn: 1 } }, 'pieces, pawn is not a field of a procedure'],
    [
      { pieces: { ...FAIR.pieces, guard: 1 } },
      'pieces, guard is guard; it must be knight, bishop, rook, queen or king',
    ],
    [{ pieces: { ...FAIR.pieces, queen: 2 } }, 'pieces, queen: the army has 2 queens, and the steps place 1'],
    [steps(), 'pieces, knight: the army has 2 knights, and the steps place 0'],
    [
      steps({ kind: 'dance' }),
      'step 1, kind is dance; it must be place, mirrored, bishopsOpposite, bishopsFree, kingInside, rooksAroundKing, kingAndRooksLast, fill, swap or check',
    ],
    [steps({ piece: 'king' }), 'step 1, kind is missing'],
    [steps({ kind: 'place' }), 'step 1, piece is missing'],
    [steps({ kind: 'place', peice: 'king' }), 'step 1, peice is not a field of a procedure'],
    [steps([]), 'step 1 must be an object, not a list'],
    [steps({ kind: 7 }), 'step 1, kind must be a text, not a number'],
    [
      steps({ kind: 'place', piece: 'king', where: [{ kind: 'color', color: 'red' }] }),
      'step 1, where 1, color is red; it must be dark, light, corner or beside',
    ],
    [steps({ kind: 'place', piece: 'king', where: 'inner' }), 'step 1, where must be a list, not a text'],
    [
      steps({ kind: 'place', piece: 'guard' }),
      'step 1, piece is guard; it must be knight, bishop, rook, queen or king',
    ],
    [
      steps({ kind: 'check', conditions: [{ kind: 'oppositeColors', roles: ['queen'] }] }),
      'step 1, condition 1, roles has 1 entry; at least 2 can be read',
    ],
    [steps(...Array<Step>(41).fill({ kind: 'bishopsFree' })), 'steps has 41 entries; at most 40 can be read'],
    [
      { second: { kind: 'own', turns: 'alternate', shared: 1 } },
      'second, shared: steps can be thrown once for both only where Black throws after White, and without checks',
    ],
  ])('in %j is reported with its place', (changes, sentence) => {
    expect(faultOf(changes)).toBe(sentence)
  })

  test('is reported if the army differs from that of the system', () => {
    const changes = {
      pieces: { king: 1, queen: 2, rook: 2, bishop: 2, knight: 1 },
      steps: [
        { kind: 'bishopsOpposite', first: 'dark' },
        { kind: 'place', piece: 'queen' },
        { kind: 'place', piece: 'queen' },
        { kind: 'place', piece: 'knight' },
        { kind: 'kingAndRooksLast' },
      ],
    }
    expect(faultOf(changes)).toBe('pieces, knight: the system has 2 knights to be thrown, here there are 1')
    expect(readProcedure(withoutVariant(changes)).ok).toBe(true)
  })

  test('is reported if there are more pieces than squares', () => {
    expect(readProcedure(withoutVariant({ rank: '???' }))).toMatchObject({
      ok: false,
      error: { reason: 'tooFewSquares', expected: 8, found: 3 },
    })
  })
})

/** A procedure without a system. */
const made = (changes: Partial<Procedure> & Pick<Procedure, 'rank' | 'pieces' | 'steps'>): Procedure =>
  unwrap(
    readProcedure({ id: 'made', name: 'Made', equipment: ['die'], second: { kind: 'mirrored' }, ...changes }),
  )

const endOf = (procedure: Procedure): string => {
  const checked = checkProcedure(procedure)
  return checked.ok ? 'ends' : describeWalk(procedure, checked.error)
}

describe('the check whether a procedure always ends', () => {
  test.each(['dark', 'light', 'corner', 'beside'] as const)(
    'accepts four bishops, which end up two on each color, %s first',
    first => {
      const procedure = made({
        rank: '????????',
        pieces: { bishop: 4, queen: 4 },
        steps: [
          { kind: 'bishopsOpposite', first },
          { kind: 'bishopsOpposite', first },
          { kind: 'fill', pieces: ['queen', 'queen', 'queen', 'queen'] },
        ],
      })
      expect(endOf(procedure)).toBe('ends')
      for (const player of ['white', 'black'] as const) {
        const ranks = [...listedOdds(procedure, 'die', player).outcomes.keys()]
        expect(ranks).toHaveLength(36)
        expect(
          ranks.filter(
            rank => Array.from(rank).filter((letter, at) => letter === 'B' && at % 2 === 0).length !== 2,
          ),
        ).toEqual([])
      }
    },
  )

  test('finds a king that can leave no square for a rook', () => {
    const procedure = made({
      rank: '????',
      pieces: { king: 1, rook: 2 },
      steps: [{ kind: 'place', piece: 'king' }, { kind: 'rooksAroundKing' }],
    })
    expect(endOf(procedure)).toBe(
      'step 2 (rooks on both sides of the king) can come to a dead end: on White’s K??? it finds no square',
    )
  })

  test('finds a piece that can take all squares of a color', () => {
    const procedure = made({
      rank: '???',
      pieces: { knight: 1, bishop: 2 },
      steps: [
        { kind: 'place', piece: 'knight' },
        { kind: 'bishopsOpposite', first: 'light' },
      ],
    })
    expect(endOf(procedure)).toBe(
      'step 2 (bishops on opposite colors) can come to a dead end: on White’s ?x? it finds no square',
    )
  })

  test('accepts the same steps on four squares', () => {
    const procedure = made({
      rank: '????',
      pieces: { knight: 1, bishop: 2 },
      steps: [
        { kind: 'place', piece: 'knight' },
        { kind: 'bishopsOpposite', first: 'light' },
      ],
    })
    expect(endOf(procedure)).toBe('ends')
  })

  test('checks Black’s squares too, whose corner has the other color', () => {
    const procedure = made({
      rank: '???',
      pieces: { bishop: 2 },
      steps: [
        { kind: 'place', piece: 'bishop', where: [{ kind: 'color', color: 'dark' }] },
        { kind: 'place', piece: 'bishop', where: [{ kind: 'color', color: 'dark' }] },
      ],
      second: { kind: 'own', turns: 'after' },
    })
    expect(endOf(procedure)).toContain('on Black’s ?x? it finds no square')
  })

  test('finds a different number of pieces than of squares left', () => {
    const procedure = made({
      rank: '????',
      pieces: { queen: 1, knight: 2 },
      steps: [
        { kind: 'place', piece: 'queen' },
        { kind: 'fill', pieces: ['knight', 'knight'] },
      ],
    })
    expect(endOf(procedure)).toBe(
      'step 2 (the remaining pieces) can come to a dead end: on White’s x??? it has 2 pieces for 3 free squares',
    )
  })

  test('finds too few sides in any of the equipment', () => {
    const wide = {
      rank: '????????????',
      pieces: { queen: 1 },
      steps: [{ kind: 'place', piece: 'queen' } as const],
    }
    expect(endOf(made({ ...wide, equipment: ['die', 'coins', 'd8', 'd12', 'd20', 'dice'] }))).toBe('ends')
    expect(endOf(made({ ...wide, equipment: ['die', 'd4'] }))).toBe(
      'step 1 (a piece on a free square) may have to choose among 12 squares, too many for a four-sided die',
    )
  })

  test('finds conditions that cannot be met', () => {
    const procedure = made({
      rank: '???',
      pieces: { king: 1, rook: 2 },
      steps: [
        { kind: 'place', piece: 'king', where: [{ kind: 'leftOf', piece: 'rook' }] },
        { kind: 'fill', pieces: ['rook', 'rook'] },
      ],
    })
    expect(endOf(procedure)).toContain('it finds no square')
    const hopeless = made({
      rank: '???',
      pieces: { king: 1, rook: 2 },
      steps: [
        { kind: 'fill', pieces: ['king', 'rook', 'rook'] },
        { kind: 'check', conditions: [{ kind: 'kingBetweenRooks' }] },
      ],
    })
    expect(endOf(hopeless)).toBe(
      'step 2 (check the conditions) can never be met, so throwing would never end',
    )
    const state = beginProcedure(hopeless)
    expect([state.stuck?.step, nextStep(state), throwResult(state, '1').ok]).toEqual([1, undefined, false])
  })

  test('is quick for twelve pieces, whose ranks are too many to list', () => {
    const twelve = made({
      rank: '????????????',
      pieces: {
        king: 1,
        queen: 1,
        rook: 2,
        bishop: 2,
        knight: 2,
        archbishop: 1,
        chancellor: 1,
        primeMinister: 1,
        cannon: 1,
      },
      steps: [
        { kind: 'bishopsFree' },
        { kind: 'kingInside' },
        { kind: 'rooksAroundKing' },
        { kind: 'place', piece: 'queen' },
        { kind: 'place', piece: 'archbishop' },
        { kind: 'place', piece: 'chancellor' },
        { kind: 'place', piece: 'primeMinister' },
        { kind: 'place', piece: 'cannon' },
        { kind: 'fill', pieces: ['knight', 'knight'] },
      ],
    })
    expect(endOf(twelve)).toBe('ends')
    const odds = unwrap(rankOdds(twelve))
    expect(odds.outcomes).toBeUndefined()
    // 12!/(2! 2! 2!) arrangements, the king between the rooks in a third of them.
    expect(odds.positions).toBe(19_958_400)
  }, 30_000)
})
