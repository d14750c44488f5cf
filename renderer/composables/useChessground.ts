import { Chessground } from '@lichess-org/chessground'
import type { Api } from '@lichess-org/chessground/api'
import type { Config } from '@lichess-org/chessground/config'
import type { DrawShape } from '@lichess-org/chessground/draw'
import type { MouchEvent, Piece } from '@lichess-org/chessground/types'
import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, onMounted, shallowRef, watch, type Ref } from 'vue'

/** Positions that follow each other faster than this, in ms, are shown without animation: a held arrow key. */
const HURRY_MS = 180

/**
 * Keeps a chessground in `element` that follows `config` while the component lives. The board is
 * told everything and believed nothing: whatever it did by itself, `reset` shows the config again.
 */
export function useChessground(element: Readonly<Ref<HTMLElement | null>>, config: () => Config) {
  const ground = shallowRef<Api>()
  let shapes: DrawShape[] = []
  let changedAt = Number.NEGATIVE_INFINITY

  const withShapes = (next: Config): Config => ({
    ...next,
    drawable: { ...next.drawable, shapes, onChange: drawn => (shapes = drawn) },
  })

  const still = (next: Config): Config => ({
    ...next,
    animation: { ...next.animation, enabled: false },
  })

  function isHurried(): boolean {
    const now = performance.now()
    const hurried = now - changedAt < HURRY_MS
    changedAt = now
    return hurried
  }

  function show(next: Config, animated: boolean) {
    if (!ground.value) return
    if (!animated) delete ground.value.state.animation.current
    ground.value.set(withShapes(animated ? next : still(next)))
  }

  onMounted(() => (ground.value = Chessground(element.value!, withShapes(config()))))
  onBeforeUnmount(() => ground.value?.destroy())

  // chessground remembers where the board is and hears of no move without a resize.
  useEventListener(window, 'pointerdown', () => ground.value?.state.dom.bounds.clear(), { capture: true })

  watch(config, (next, last) => {
    const isNewPosition = next.fen !== last.fen
    if (isNewPosition) {
      shapes = []
      ground.value?.cancelMove()
    }
    show(next, !(isNewPosition && isHurried()))
  })

  /** Takes back what the hand moved on the board but the game refused. */
  const reset = () => show(config(), false)

  /** Puts a piece from outside the board under the pointer; the board follows it until it is let go. */
  function dragPiece(piece: Piece, event: MouchEvent) {
    ground.value?.dragNewPiece(piece, event, true)
  }

  return { reset, dragPiece }
}
