// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { variantById } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { useStageHand } from '../../../../../renderer/features/stage/useStageHand'

const fen = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
const rules = variantById('half-random-transcendental')

const scope = effectScope()
afterEach(() => scope.stop())

test('the slash begins a typed move while pieces are placed, too', () => {
  const hand = scope.run(() =>
    useStageHand(
      () => ({ fen, setup: shownSetup(rules, fen), rules, phase: 'placement', moves: [], worth: undefined }),
      () => false,
      vi.fn(),
      vi.fn(),
    ),
  )!
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(hand.typed.value).toBe('')
  expect(event.defaultPrevented).toBe(true)
})
