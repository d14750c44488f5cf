import { Chessground } from 'chessgroundx/chessground'
import type { Config } from 'chessgroundx/config'
import type { DrawShape } from 'chessgroundx/draw'
import { watchDropOff } from './dropOff'
import { BRUSHES, handDrawings } from './handDrawings'
import { ANIMATION_MS, type LiveBoardView, type MakeLiveBoard } from './liveBoard'
import {
  largeDests,
  largeFen,
  largeKey,
  largePiece,
  largeShape,
  nameOfKey,
  roleOfLarge,
  shapesOfLarge,
} from './toChessgroundx'

type Watch = ReturnType<typeof watchDropOff>

const configOf = (view: LiveBoardView, { onMove, onChange }: Watch): Config => ({
  dimensions: { width: view.board.size.files, height: view.board.size.ranks },
  fen: largeFen(view.board, view.army),
  orientation: view.orientation,
  turnColor: view.turn,
  kingRoles: [largePiece({ color: view.turn, role: 'king' }, view.army).role],
  check: view.check,
  lastMove: view.lastMove.map(largeKey),
  coordinates: false,
  autoCastle: false,
  blockTouchScroll: true,
  animation: { enabled: view.animation, duration: ANIMATION_MS },
  movable: {
    free: view.gestures === 'free',
    ...(view.movable && { color: view.movable }),
    ...(view.gestures !== 'free' && { dests: largeDests(view.gestures) }),
    events: {
      after: (from, to) => view.onMove(nameOfKey(from), nameOfKey(to)),
      afterNewPiece: ({ role }, key) => {
        const known = roleOfLarge(role, view.army)
        if (known) view.onDrop(known, nameOfKey(key))
      },
    },
  },
  draggable: { deleteOnDropOff: view.gestures === 'free' },
  premovable: { enabled: false },
  drawable: { enabled: true, brushes: BRUSHES, autoShapes: view.shapes.map(largeShape) },
  events: { select: key => view.onPress(nameOfKey(key)), move: onMove, change: onChange },
})

/** A live board of any size, drawn by chessgroundx. */
export const largeBoard: MakeLiveBoard = (element, view) => {
  let shown = view

  const watch: Watch = watchDropOff(
    () => shown,
    () => ground.state.boardState.pieces.keys(),
  )

  const drawings = handDrawings<DrawShape>(
    () => shown,
    shapesOfLarge,
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
      shown = next
      const config = configOf(next, watch)
      if (!animated) delete ground.state.animation.current
      const still = { ...config, animation: { ...config.animation, enabled: false } }
      // Configurations are merged, so a color cannot be taken back by leaving it out.
      delete ground.state.movable.color
      ground.set(withShapes(animated ? config : still))
      // A configuration with a position forgets what was drawn, even with the same position.
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
