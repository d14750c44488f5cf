import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { parseGame } from '@shared/notation/pgn/parser'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { thrownStart } from '@shared/procedures/throwing/finished'
import type { Procedure } from '@shared/procedures/model/procedure'
import { SEED_TAG, THROWS_TAG, writeThrowLog } from '@shared/procedures/throwing/throwLog'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { setFirstPosition, setTags } from '@shared/tree/gameEdit'
import { writeGame } from '@shared/tree/gamePgn'
import { auditThrows } from '@shared/tree/throwsAudit'
import { variantById } from '@shared/variants'
import { readGame } from '../../../../electron/rules/games/gameReader'
import { rulesService } from '../../../../electron/rules/rulesService'
import { theCore } from '../../../support/aPosition'
import { thrown, thrownByLot } from '../../../support/throwing'

const rules = rulesService(theCore())

const read = (text: string): Game => unwrap(readGame(theCore(), parseGame(text), text))

const variantOf = ({ variant }: Procedure) => variantById(variant!)

/** A game as the assistant opens it. */
const opened = (state: ReturnType<typeof thrown>): Game => {
  const variant = variantOf(state.procedure)
  const fen = makeFen(variant, thrownStart(state)!.setup)
  const created = unwrap(rules['games:create']({ variant: state.procedure.variant!, fen, options: [] }))
  return setTags(unflatten(created), [
    { name: THROWS_TAG, value: writeThrowLog(state) },
    { name: SEED_TAG, value: 'table 5' },
  ])
}

const KOREAN = thrown('korean-random', 'die', '4 4 5 2')

describe.each(PROCEDURES.map(one => [one.id, one] as const))('a start thrown by %s', (_, procedure) => {
  test('is a game whose throws fit its first position, even after it is saved and read again', () => {
    const state = thrownByLot(procedure, seededRandom(procedure.id))
    const game = opened(state)
    const verdict = { verdict: 'fits', throws: state.events.filter(one => one.thrown).length }
    expect(auditThrows(game, PROCEDURES)).toEqual(verdict)
    const text = writeGame(game)
    for (const tag of [
      `[Variant "${variantOf(procedure).pgnVariant[0]}"]`,
      `[FEN "${game.root.fen}"]`,
      `[Throws "${writeThrowLog(state)}"]`,
    ])
      expect(text).toContain(tag)
    const again = read(text)
    expect(again.variant).toBe(variantOf(procedure).id)
    expect(auditThrows(again, PROCEDURES)).toEqual(verdict)
  })
})

describe('a position edited by hand', () => {
  test('no longer claims the throws of the previous position and their seed', () => {
    const game = opened(KOREAN)
    const edited = setFirstPosition(game, game.root.fen.replace(' w ', ' b '))
    expect(edited.tags.filter(({ name }) => name === THROWS_TAG || name === SEED_TAG)).toEqual([])
    expect(edited.tags.find(({ name }) => name === 'Variant')?.value).toBe('Korean Random Chess')
    expect(auditThrows(edited, PROCEDURES)).toBeUndefined()
  })

  test('keeps its throws if nothing has changed', () => {
    const game = opened(KOREAN)
    expect(setFirstPosition(game, game.root.fen)).toBe(game)
  })
})

describe('the audit of a tag written by hand', () => {
  const withThrows = (value: string): Game => setTags(opened(KOREAN), [{ name: THROWS_TAG, value }])

  test.each<[string, string, object]>([
    ['of another start', 'korean-random die 4 4 5 5', { verdict: 'differs' }],
    ['of another system', 'fischer-benko die 1 2 2 3 3 5', { verdict: 'differs' }],
    ['that ends too early', 'korean-random die 4 4 5', { verdict: 'unfinished' }],
    [
      'with a throw too many',
      'korean-random die 4 4 5 2 1',
      { verdict: 'broken', fault: { reason: 'finished' } },
    ],
    ['with a seven', 'korean-random die 4 7', { verdict: 'broken', fault: { reason: 'noSuchSide' } }],
    ['that is no log', 'four four five two', { verdict: 'broken', fault: { reason: 'noEquipment' } }],
    ['by an unknown procedure', 'mine die 1', { verdict: 'unknownProcedure', found: 'mine' }],
  ])('reports a tag %s', (_, value, verdict) => {
    expect(auditThrows(withThrows(value), PROCEDURES)).toMatchObject(verdict)
  })

  test('reports nothing for a game without the tag', () => {
    expect(auditThrows(read('[Event "?"]\n\n1. e4 *\n'), PROCEDURES)).toBeUndefined()
  })
})
