import type { watchDropOff } from './dropOff'
import { BRUSHES, type handDrawings } from './handDrawings'
import type { LiveBoardView } from './liveBoard'
import { groundDests, groundFen, groundKey, groundShape, nameOfKey } from './toChessground'

/** How long a piece takes to move, in ms. */
const ANIMATION_MS = 160

interface Reports<Drawn, Dropped> {
  readonly watch: ReturnType<typeof watchDropOff>
  readonly drawings: Pick<ReturnType<typeof handDrawings>, 'kept'> & {
    readonly onChange: (drawn: Drawn[]) => void
  }
  /** A piece from outside was dropped on a square. */
  readonly afterNewPiece: (piece: Dropped, key: string) => void
}

/** The part of the configuration that is the same for both libraries. */
export const liveConfig = <Drawn, Dropped>(
  view: LiveBoardView,
  animated: boolean,
  { watch, drawings, afterNewPiece }: Reports<Drawn, Dropped>,
) => ({
  fen: groundFen(view.board, view.army),
  orientation: view.orientation,
  turnColor: view.turn,
  check: view.check,
  lastMove: view.lastMove.map(groundKey),
  coordinates: false,
  autoCastle: false,
  blockTouchScroll: true,
  animation: { enabled: view.animation && animated, duration: ANIMATION_MS },
  movable: {
    free: view.gestures === 'free',
    ...(view.movable && { color: view.movable }),
    ...(view.gestures !== 'free' && { dests: groundDests(view.gestures) }),
    events: {
      after: (from: string, to: string) => view.onMove(nameOfKey(from), nameOfKey(to)),
      afterNewPiece,
    },
  },
  draggable: { deleteOnDropOff: view.gestures === 'free' },
  premovable: { enabled: false },
  drawable: {
    ...{ enabled: true, brushes: BRUSHES, autoShapes: view.shapes.map(groundShape) },
    ...{ shapes: drawings.kept(), onChange: drawings.onChange },
  },
  events: {
    select: (key: string) => view.onPress(nameOfKey(key)),
    move: watch.onMove,
    change: watch.onChange,
  },
})
