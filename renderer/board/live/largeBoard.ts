import { Chessground } from 'chessgroundx/chessground'
import type { Config } from 'chessgroundx/config'
import type { DrawShape } from 'chessgroundx/draw'
import type { Piece as GroundPiece } from 'chessgroundx/types'
import { watchDropOff } from './dropOff'
import { handDrawings } from './handDrawings'
import type { LiveBoardView, MakeLiveBoard } from './liveBoard'
import { liveConfig } from './liveConfig'
import { largePiece, nameOfKey, roleOfLarge } from './toChessground'

/** A live board of any size, drawn by chessgroundx. */
export const largeBoard: MakeLiveBoard = (element, view) => {
  let shown = view

  const watch = watchDropOff(
    () => shown,
    () => ground.state.boardState.pieces.keys(),
  )

  const drawings = handDrawings<DrawShape>(
    () => shown,
    () => ground.setShapes([]),
  )

  const configOf = (next: LiveBoardView, animated: boolean): Config => {
    const afterNewPiece = ({ role }: GroundPiece, key: string) => {
      const known = roleOfLarge(role, next.army)
      if (known) next.onDrop(known, nameOfKey(key))
    }
    return {
      ...(liveConfig(next, animated, { watch, drawings, afterNewPiece }) as Config),
      dimensions: { width: next.board.size.files, height: next.board.size.ranks },
      kingRoles: [largePiece({ color: next.turn, role: 'king' }, next.army).role],
    }
  }

  const ground = Chessground(element, configOf(view, true))
  if (!view.movable) delete ground.state.movable.color

  return {
    show: (next, animated) => {
      shown = next
      if (!animated) delete ground.state.animation.current
      // Configurations are merged, so a color is not removed by leaving it out.
      delete ground.state.movable.color
      ground.set(configOf(next, animated))
      // Setting a position removes drawings, even if it is the same position.
      if (drawings.kept().length > 0) ground.setShapes(drawings.kept())
    },
    forget: () => {
      drawings.forget()
      ground.cancelMove()
    },
    drawn: drawings.shapes,
    measureAgain: () => ground.state.dom.bounds.clear(),
    drag: (piece, event) => ground.dragNewPiece(largePiece(piece, shown.army), false, event, true),
    destroy: () => ground.destroy(),
  }
}
