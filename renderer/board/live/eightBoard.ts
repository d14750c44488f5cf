import { Chessground } from '@lichess-org/chessground'
import type { Config } from '@lichess-org/chessground/config'
import type { DragCurrent } from '@lichess-org/chessground/drag'
import type { DrawShape } from '@lichess-org/chessground/draw'
import type { State } from '@lichess-org/chessground/state'
import type { Role as GroundRole } from '@lichess-org/chessground/types'
import type { Role } from '@shared/board/role'
import { watchDropOff } from './dropOff'
import { handDrawings } from './handDrawings'
import type { LiveBoardView, MakeLiveBoard } from './liveBoard'
import { liveConfig } from './liveConfig'
import { groundFen } from './toChessground'

/** The piece that is being dragged from outside the board, if any. */
const fromOutside = ({ draggable: { current } }: State): DragCurrent | undefined =>
  current?.newPiece ? current : undefined

const positionOf = ({ board, army }: LiveBoardView): string => groundFen(board, army)

/** A live board of eight by eight, drawn by chessground. */
export const eightBoard: MakeLiveBoard = (element, view) => {
  let shown = view

  const watch = watchDropOff(
    () => shown,
    () => ground.state.pieces.keys(),
  )

  const drawings = handDrawings<DrawShape>(
    () => shown,
    () => ground.setShapes([]),
  )

  const configOf = (next: LiveBoardView, animated: boolean): Config =>
    liveConfig(next, animated, {
      ...{ watch, drawings },
      afterNewPiece: (role: Role, key: string) => next.onDrop(role, key),
    }) as Config

  const ground = Chessground(element, configOf(view, true))
  if (!view.movable) delete ground.state.movable.color

  return {
    show: (next, animated) => {
      // A piece being dragged from outside only stays while the position is the same.
      const held = positionOf(next) === positionOf(shown) ? fromOutside(ground.state) : undefined
      shown = next
      const isStill = !animated || held !== undefined
      if (isStill) delete ground.state.animation.current
      // Configurations are merged, so a color is not removed by leaving it out.
      delete ground.state.movable.color
      ground.set(configOf(next, !isStill))
      // Setting a position removes the dragged piece, even if it is the same position.
      if (held) ground.state.pieces.set(held.orig, held.piece)
    },
    forget: () => {
      drawings.forget()
      ground.cancelMove()
    },
    drawn: drawings.shapes,
    measureAgain: () => ground.state.dom.bounds.clear(),
    // Boards of this size only have armies with the six orthodox pieces.
    drag: ({ color, role }, event) => ground.dragNewPiece({ color, role: role as GroundRole }, event, true),
    destroy: () => ground.destroy(),
  }
}
