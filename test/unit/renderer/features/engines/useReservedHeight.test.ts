import { expect, test } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useReservedHeight } from '../../../../../renderer/features/engines/useReservedHeight'

test('the height of engine lines stays reserved until another game is shown', () => {
  const lines = shallowRef(false)
  const game = shallowRef('first')
  const scope = effectScope()
  const kept = scope.run(() =>
    useReservedHeight(
      () => lines.value,
      () => game.value,
    ),
  )!
  expect(kept.value).toBe(false)
  lines.value = true
  expect(kept.value).toBe(true)
  lines.value = false
  expect(kept.value).toBe(true)
  game.value = 'second'
  expect(kept.value).toBe(false)
  scope.stop()
})
