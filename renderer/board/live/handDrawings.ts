import type { LiveBoardView } from './liveBoard'
import { shapesOfGround, type GroundDrawing } from './toChessground'

/** The brushes for the user's own drawings: modifier keys select one of four colors, all with 85 % opacity. */
export const BRUSHES = {
  green: { key: 'green', color: 'var(--shape-1)', opacity: 0.85, lineWidth: 9 },
  red: { key: 'red', color: 'var(--shape-2)', opacity: 0.85, lineWidth: 9 },
  blue: { key: 'blue', color: 'var(--shape-3)', opacity: 0.85, lineWidth: 9 },
  yellow: { key: 'yellow', color: 'var(--shape-4)', opacity: 0.85, lineWidth: 9 },
}

/** The user's drawings in the library's own shapes: kept until the position changes, or reported one by one if the view keeps drawings. */
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
