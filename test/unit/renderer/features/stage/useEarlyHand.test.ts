import { afterEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowReactive } from 'vue'
import { useEarlyHand } from '../../../../../renderer/features/stage/useStageHand'

let scope = effectScope()
afterEach(() => scope.stop())

const aHand = (isKnown: boolean) => {
  const position = shallowReactive({ fen: 'first', isKnown })
  scope = effectScope()
  return { position, whenKnown: scope.run(() => useEarlyHand(() => position))! }
}

test('an action runs at once when the rules have answered, and returns its result', () => {
  const { whenKnown } = aHand(true)
  expect(whenKnown(() => true)).toBe(true)
  expect(whenKnown(() => false)).toBe(false)
})

test('an early action runs once, as soon as the rules have answered', async () => {
  const { position, whenKnown } = aHand(false)
  const act = vi.fn(() => true)
  expect(whenKnown(act)).toBe(true)
  await nextTick()
  expect(act).not.toHaveBeenCalled()
  position.isKnown = true
  await nextTick()
  position.isKnown = false
  position.isKnown = true
  await nextTick()
  expect(act).toHaveBeenCalledOnce()
})

test('only the last of several early actions runs', async () => {
  const { position, whenKnown } = aHand(false)
  const done: string[] = []
  for (const name of ['one', 'two']) whenKnown(() => done.push(name) > 0)
  position.isKnown = true
  await nextTick()
  expect(done).toEqual(['two'])
})

test('an early action is dropped when the position changes', async () => {
  const { position, whenKnown } = aHand(false)
  const act = vi.fn(() => true)
  whenKnown(act)
  Object.assign(position, { fen: 'second', isKnown: true })
  await nextTick()
  expect(act).not.toHaveBeenCalled()
})

test('an action is not deferred while a known answer is withheld', async () => {
  const { position, whenKnown } = aHand(true)
  position.isKnown = false
  await nextTick()
  const act = vi.fn(() => false)
  expect(whenKnown(act)).toBe(false)
  position.isKnown = true
  await nextTick()
  expect(act).toHaveBeenCalledOnce()
})
