import { describe, expect, test } from 'vitest'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { groundOf } from '@shared/procedures/model/ground'
import type { Procedure } from '@shared/procedures/model/procedure'
import { readingWords } from '../../../../../../renderer/features/dice/sheet/readingWords'
import { secondSentence, stepSentence } from '../../../../../../renderer/features/dice/sheet/stepWords'
import { readSecond, type SecondOnSheet } from '../../../../../support/sheetReader'

const secondOf = ({ second }: Procedure): SecondOnSheet => {
  if (second.kind !== 'own') return second.kind
  return second.shared ? `shared ${second.shared}` : second.turns
}

describe('a printed sheet, read back sentence by sentence', () => {
  test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
    'of %s says how Black’s army is determined',
    (_, procedure) => {
      expect(readSecond(secondSentence(procedure.second))).toBe(secondOf(procedure))
    },
  )

  test('names a die used by a single step, and how to read it', () => {
    const procedure: Procedure = {
      id: 'mine',
      name: 'Mine',
      rank: '????????????',
      pieces: { king: 1 },
      equipment: ['die'],
      steps: [{ kind: 'place', piece: 'king', with: 'd12' }],
      second: { kind: 'mirrored' },
    }
    expect(stepSentence(groundOf(procedure), procedure.steps[0]!)).toContain(
      'Always throw this with a twelve-sided die.',
    )
    expect(readingWords(procedure).map(({ equipment }) => equipment)).toEqual(['die', 'd12'])
  })
})
