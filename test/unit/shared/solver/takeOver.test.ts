import { expect, test } from 'vitest'
import { setImmediate as breathe } from 'node:timers/promises'
import { err, ok, unwrap } from '@shared/result'
import { errorsAt } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import type { Question } from '@shared/solver/refinement'
import { ROOT } from '@shared/solver/setupGraph'
import { noKnowledge, solveSetup, takeOver, type KnownValue } from '@shared/solver/solving'
import { answering } from '../../../support/answering'
import { simulateThrow } from '../../../property/solver/simulatedThrow'

const thrown = simulateThrow('take over', OWN_ERRORS)
const plan = {
  graph: thrown.graph,
  state: ROOT,
  reading: 'sequential',
  ladder: [1000, 4000],
  model: OWN_ERRORS,
  isThorough: false,
  budget: Infinity,
} as const

test('values found elsewhere count as if found here, even if taken over twice', async () => {
  const findings: KnownValue[] = []
  const first = noKnowledge(plan)
  const evaluate = (question: Question) => {
    const value = thrown.search(question)
    findings.push({ ...question, value })
    return Promise.resolve(ok(value))
  }
  expect(unwrap(await answering(solveSetup(plan, first, breathe), evaluate))).toBe('settled')

  const second = noKnowledge(plan)
  takeOver(second, OWN_ERRORS, findings.toReversed())
  expect(second.measured).toEqual(first.measured)
  expect(second.asked).toBe(first.asked)
  expect(second.changes.count).toBe(first.changes.count)
  takeOver(second, OWN_ERRORS, findings)
  expect(second.asked).toBe(first.asked)
})

test('an interrupted search learns the same from its values as the next run does', async () => {
  const findings: KnownValue[] = []
  const first = noKnowledge(plan)
  let deep = 0
  const evaluate = (question: Question) => {
    if (question.nodes > 1000 && ++deep > 20) return Promise.resolve(err('stopped'))
    const value = thrown.search(question)
    findings.push({ ...question, value })
    return Promise.resolve(ok(value))
  }
  expect(await answering(solveSetup(plan, first, breathe), evaluate)).toEqual(err('stopped'))
  expect(first.changes.count).toBe(20)

  const second = noKnowledge(plan)
  takeOver(second, OWN_ERRORS, findings)
  expect(errorsAt(first.model, 4000).own).toBeCloseTo(errorsAt(second.model, 4000).own, 9)
  expect(errorsAt(first.model, 4000).own).not.toBeCloseTo(errorsAt(OWN_ERRORS, 4000).own, 3)
})

test('a budget that is used up is reported', async () => {
  const evaluate = (question: Question) => Promise.resolve(ok(thrown.search(question)))
  const asking = solveSetup({ ...plan, budget: 1 }, noKnowledge(plan), breathe)
  expect(unwrap(await answering(asking, evaluate))).toBe('spent')
})
