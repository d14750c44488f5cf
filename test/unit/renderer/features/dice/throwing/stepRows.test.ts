import { describe, expect, test } from 'vitest'
import { procedureById, PROCEDURES } from '@shared/procedures/catalogue'
import type { Equipment } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { replayThrows, throwResult, beginProcedure } from '@shared/procedures/throwing/throwing'
import { seededRandom } from '@shared/setup/starts/random'
import { unwrap } from '@shared/result'
import { stepRows } from '../../../../../../renderer/features/dice/throwing/stepRows'

const thrown = (id: string, results: string, equipment: Equipment = 'die') =>
  unwrap(replayThrows(procedureById(id)!, equipment, results.split(' ').filter(Boolean)))

const shown = (id: string, results: string, equipment?: Equipment) =>
  stepRows(thrown(id, results, equipment)).map(({ label, state, throws, result }) =>
    `${label} ${state} ${throws.length} ${result}`.trimEnd(),
  )

describe('the list of steps', () => {
  test('shows both players in turn with the squares thrown', () => {
    expect(shown('fischer-benko', '1 2 2 3')).toEqual([
      'White’s light bishop done 1 b1',
      'Black’s light bishop done 1 c8',
      'White’s dark bishop done 1 c1',
      'Black’s dark bishop done 1 f8',
      'White’s rook now 0',
      'Black’s rook next 0',
    ])
  })

  test('counts throws that were too high toward their step', () => {
    expect(shown('fischer-benko', '6 5 1')[0]).toBe('White’s light bishop done 3 b1')
  })

  test('combines a bishop’s color and square in one row, and omits the name of a single player', () => {
    expect(shown('ajax-random', '1 2').slice(0, 2)).toEqual(['Bishop done 2 c1', 'Bishop now 0'])
  })

  test('names the wing of pieces with one on each wing', () => {
    expect(shown('korean-random', '').map(row => row.replace(/ (?:now|next) 0$/, ''))).toEqual([
      'Chariot, left wing',
      'Horse, left wing',
      'Elephant, left wing',
      'Chariot, right wing',
      'Horse, right wing',
      'Elephant, right wing',
    ])
  })

  test('shows pieces that are placed without a throw', () => {
    const rows = shown('fischer-random-1', '1 1 1 1 1')
    expect(rows.at(-1)).toMatch(/^Rooks and king done 0 /)
  })

  test('starts over when conditions fail', () => {
    const procedure = procedureById('capablanca-random')!
    const random = seededRandom('again')
    let state = beginProcedure(procedure)
    const failed = () => state.events.at(-1)?.outcome.kind === 'failed'
    for (let prompt = nextStep(state); prompt && !failed(); prompt = nextStep(state))
      state = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
    expect(failed()).toBe(true)
    const rows = stepRows(state)
    expect(rows.every(({ throws }) => throws.length === 0)).toBe(true)
    expect(rows.findIndex(row => row.state === 'now')).toBe(0)
  })

  test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
    'of %s is done at the end, with every throw since the last restart',
    (id, procedure) => {
      const random = seededRandom(id)
      let state = beginProcedure(procedure)
      for (let prompt = nextStep(state); prompt; prompt = nextStep(state)) {
        expect(stepRows(state).filter(row => row.state === 'now')).toHaveLength(1)
        state = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
      }
      const rows = stepRows(state)
      expect(rows.every(row => row.state === 'done')).toBe(true)
      const last = state.events.findLastIndex(({ outcome }) => outcome.kind === 'failed')
      const throws = state.events.slice(last + 1).filter(one => one.thrown)
      expect(rows.flatMap(row => row.throws)).toHaveLength(throws.length)
    },
  )
})
