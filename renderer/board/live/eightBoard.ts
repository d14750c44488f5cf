import { Chessground } from '@lichess-org/chessground'
import type { Config } from '@lichess-org/chessground/config'
import type { DragCurrent } from '@lichess-org/chessground/drag'
import type { DrawShape } from '@lichess-org/chessground/draw'
import type { State } from '@lichess-org/chessground/state'
import { watchDropOff } from './dropOff'
import { BRUSHES, handDrawings } from './handDrawings'
import { ANIMATION_MS, type LiveBoardView, type MakeLiveBoard } from './liveBoard'
import { groundDests, groundFen, groundPiece, groundShape, keyOf, shapesOfGround } from './toChessground'

type Watch = ReturnType<typeof watchDropOff>

const configOf = (view: LiveBoardView, { onMove, onChange }: Watch): Config => ({
  fen: groundFen(view.board),
  orientation: view.orientation,
  turnColor: view.turn,
  check: view.check,
  lastMove: view.lastMove.map(keyOf),
  coordinates: false,
  autoCastle: false,
  blockTouchScroll: true,
  animation: { enabled: view.animation, duration: ANIMATION_MS },
  movable: {
    free: view.gestures === 'free',
    ...(view.movable && { color: view.movable }),
    ...(view.gestures !== 'free' && { dests: groundDests(view.gestures) }),
    events: { after: view.onMove, afterNewPiece: (role, key) => view.onDrop(role, key) },
  },
  draggable: { deleteOnDropOff: view.gestures === 'free' },
  premovable: { enabled: false },
  drawable: { enabled: true, brushes: BRUSHES, autoShapes: view.shapes.map(groundShape) },
  events: { select: view.onPress, move: onMove, change: onChange },
})

/** The piece from outside the board that is being dragged, if any. */
const fromOutside = ({ draggable: { current } }: State): DragCurrent | undefined =>
  current?.newPiece ? current : undefined

/** A live board of eight by eight, drawn by chessground. */
export const eightBoard: MakeLiveBoard = (element, view) => {
  let shown = view

  const watch: Watch = watchDropOff(
    () => shown,
    () => ground.state.pieces.keys(),
  )

  const drawings = handDrawings<DrawShape>(
    () => shown,
    shapesOfGround,
    () => ground.setShapes([]),
  )

  const withShapes = (config: Config): Config => ({
    ...config,
    drawable: { ...config.drawable, shapes: drawings.kept(), onChange: drawings.onChange },
  })

  const ground = Chessground(element, withShapes(configOf(view, watch)))
  if (!view.movable) delete ground.state.movable.color

  return {
    show: (next, animated) => {
      // What is on its way to the board is for the position that it was taken up on.
      const held = groundFen(next.board) === groundFen(shown.board) ? fromOutside(ground.state) : undefined
      shown = next
      const config = configOf(next, watch)
      const isStill = !animated || held !== undefined
      if (isStill) delete ground.state.animation.current
      // Configurations are merged, so a color cannot be taken back by leaving it out.
      delete ground.state.movable.color
      const still = { ...config, animation: { ...config.animation, enabled: false } }
      ground.set(withShapes(isStill ? still : config))
      // A configuration with a position takes it away, even with the same position.
      if (held) ground.state.pieces.set(held.orig, held.piece)
    },
    forget: () => {
      drawings.forget()
      ground.cancelMove()
    },
    drawn: drawings.shapes,
    measureAgain: () => ground.state.dom.bounds.clear(),
    drag: (piece, event) => ground.dragNewPiece(groundPiece(piece), event, true),
    destroy: () => ground.destroy(),
  }
}
