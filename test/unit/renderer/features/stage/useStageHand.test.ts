// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { LegalMove } from '@shared/ipc/contract'
import { variantById } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { useStageHand } from '../../../../../renderer/features/stage/useStageHand'

const fen = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
const rules = variantById('half-random-transcendental')

let scope = effectScope()
afterEach(() => scope.stop())

test('the slash key also begins a typed move while pieces are placed', () => {
  scope = effectScope()
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

test('a piece placed before the legal moves arrive is played when they arrive', async () => {
  const moves = shallowRef<readonly LegalMove[]>()
  const play = vi.fn()
  scope = effectScope()
  const { placing } = scope.run(() =>
    useStageHand(
      () => ({
        fen,
        setup: shownSetup(rules, fen),
        rules,
        phase: 'placement',
        moves: moves.value,
        worth: undefined,
      }),
      () => false,
      play,
      vi.fn(),
    ),
  )!
  placing.hold('N')
  expect(placing.placeSelected('b1')).toBe(true)
  expect(play).not.toHaveBeenCalled()
  moves.value = [{ uci: 'N@b1', san: 'N@b1', kind: 'placement', ways: 1 }]
  await nextTick()
  expect(play).toHaveBeenCalledExactlyOnceWith('N@b1')
})

test.each([
  [[{ uci: 'e2e2', san: '--', kind: 'pass' }], 'e2e2'],
  [[{ uci: 'e2e1', san: 'Ke1', kind: 'normal' }], undefined],
] as const)('Alt+0 passes the turn only if passing is legal', (moves, played) => {
  const start = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'
  const janggi = variantById('korean-random')
  const play = vi.fn<(uci: string) => void>()
  scope = effectScope()
  scope.run(() =>
    useStageHand(
      () => ({
        fen: start,
        setup: shownSetup(janggi, start),
        rules: janggi,
        phase: 'game',
        moves,
        worth: undefined,
      }),
      () => true,
      play,
      vi.fn(),
    ),
  )
  const event = new KeyboardEvent('keydown', { key: '0', altKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(play.mock.calls.flat()).toEqual(played === undefined ? [] : [played])
  expect(event.defaultPrevented).toBe(played !== undefined)
})
