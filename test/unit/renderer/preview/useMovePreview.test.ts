// @vitest-environment happy-dom
import { effectScope } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMovePreview } from '../../../../renderer/preview/useMovePreview'
import { rootStep } from '../../../../renderer/edits/step'
import { aNode, START_FEN } from '../../../support/aGame'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the preview board of a move closes on a key, which may lead to another game', () => {
  const list = document.body.appendChild(document.createElement('div'))
  list.className = 'move-tree'
  const move = list.appendChild(document.createElement('button'))
  const scope = effectScope()
  scope.run(() => {
    const { shown, hover } = useMovePreview()
    hover(rootStep(aNode({ uci: 'e2e4', san: 'e4', fen: START_FEN })), move)
    vi.advanceTimersByTime(1000)
    expect(shown.value).toBeDefined()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', ctrlKey: true }))
    expect(shown.value).toBeUndefined()
  })
  scope.stop()
  list.remove()
})
