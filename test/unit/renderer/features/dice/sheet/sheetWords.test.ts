import { describe, expect, test } from 'vitest'
import type { Color } from '@shared/board/color'
import { PROCEDURES } from '@shared/procedures/catalogue'
import type { Fraction } from '@shared/procedures/model/fraction'
import { groundOf, isCornerDark } from '@shared/procedures/model/ground'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { Outcomes } from '@shared/procedures/odds/odds'
import { sharedSteps } from '@shared/procedures/model/state'
import { equipmentName } from '@shared/procedures/words/names'
import { readingWords } from '../../../../../../renderer/features/dice/sheet/readingWords'
import { secondSentence, stepSentence } from '../../../../../../renderer/features/dice/sheet/stepWords'
import { follow, readSecond, readStep, type SecondOnSheet } from '../../../../../support/sheetReader'
import { readReading } from '../../../../../support/sheetReadings'
import { listedOdds } from '../../../../../support/throwing'

/** The odds of a player's rank, derived from the sheet alone. */
const oddsBySheet = (procedure: Procedure, equipment: Equipment, player: Color) => {
  const ground = groundOf(procedure)
  const choices = procedure.steps.flatMap(step => readStep(stepSentence(ground, step)))
  const rules = readingWords(procedure).find(({ equipment: one }) => one === equipment)!
  expect(rules.title).toBe(`With ${equipmentName(equipment)}`)
  const reading = readReading(rules.title, rules.lines.join(' '))
  const found = follow(procedure.rank, choices, reading, isCornerDark(ground, player))
  const all = [...found.values()].reduce((sum, weight) => sum + weight, 0n)
  return { all, weights: new Map(Array.from(found, ([rank, weight]) => [rank.replaceAll('?', '.'), weight])) }
}

const isShare = (share: Fraction | undefined, weight: bigint, all: bigint): boolean =>
  share !== undefined && weight * share.q === all * share.p

const secondOf = ({ second }: Procedure): SecondOnSheet => {
  if (second.kind !== 'own') return second.kind
  return second.shared ? `shared ${second.shared}` : second.turns
}

/** The odds by the steps, which do not depend on the equipment; caches the last procedure for its next cases. */
const oddsBySteps = (() => {
  let last: { readonly procedure: Procedure; readonly of: Map<Color, Outcomes> } | undefined
  return (procedure: Procedure, player: Color): Outcomes => {
    if (last?.procedure !== procedure) last = { procedure, of: new Map() }
    const outcomes = last.of.get(player) ?? listedOdds(procedure, procedure.equipment[0], player).outcomes
    last.of.set(player, outcomes)
    return outcomes
  }
})()

const CASES = PROCEDURES.flatMap(procedure =>
  procedure.equipment.map(equipment => [procedure.id, equipment, procedure] as const),
)

describe('a printed sheet, read back sentence by sentence', () => {
  test.each(CASES)(
    'of %s with %s gives the same odds as the steps',
    { timeout: 60_000 },
    (_, equipment, procedure) => {
      const players: readonly Color[] =
        procedure.second.kind === 'own' && sharedSteps(procedure) === 0 ? ['white', 'black'] : ['white']
      for (const player of players) {
        const steps = oddsBySteps(procedure, player)
        const { all, weights } = oddsBySheet(procedure, equipment, player)
        const wrong = [...weights].filter(([rank, weight]) => !isShare(steps.get(rank), weight, all))
        expect(wrong.slice(0, 3)).toEqual([])
        expect(weights.size).toBe(steps.size)
      }
    },
  )

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
