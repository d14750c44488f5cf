import type { LiveBoardView } from './liveBoard'
import { shapesOfGround, type GroundDrawing } from './toChessground'

/** Own arrows: the four colors go by modifier key, all 85 % opaque. */
export const BRUSHES = {
  green: { key: 'green', color: 'var(--shape-1)', opacity: 0.85, lineWidth: 9 },
  red: { key: 'red', color: 'var(--shape-2)', opacity: 0.85, lineWidth: 9 },
  blue: { key: 'blue', color: 'var(--shape-3)', opacity: 0.85, lineWidth: 9 },
  yellow: { key: 'yellow', color: 'var(--shape-4)', opacity: 0.85, lineWidth: 9 },
}

/**
 * What the user draws on a live board, in the library's own shapes: reported one by one where the view keeps drawings and
 * shows them again; otherwise kept here until the position changes.
 */
export const handDrawings = <Drawn extends GroundDrawing>(
  view: () => Pick<LiveBoardView, 'onDraw'>,
  wipe: () => void,
) => {
  let kept: Drawn[] = []
  return {
    kept: () => kept,
    forget: () => {
      kept = []
    },
    shapes: () => shapesOfGround(kept),
    onChange: (drawn: Drawn[]) => {
      const { onDraw } = view()
      kept = onDraw ? [] : drawn
      if (!onDraw || drawn.length === 0) return
      wipe()
      for (const shape of shapesOfGround(drawn)) onDraw(shape)
    },
  }
}
