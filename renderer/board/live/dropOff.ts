import type { LiveBoardView } from './liveBoard'
import { squareTakenOff } from './toChessground'

/**
 * Detects that a piece was dropped outside the board. The libraries do not report this: they only report every change, and a move
 * before the change that it makes.
 *
 * @param shown what the board should show
 * @param keys the squares that now have a piece, by the names of the library
 */
export const watchDropOff = (shown: () => LiveBoardView, keys: () => Iterable<string>) => {
  let hasMoved = false

  const onMove = () => (hasMoved = true)

  const onChange = () => {
    const isMove = hasMoved
    hasMoved = false
    const { board, gestures, onTakenOff } = shown()
    const square = isMove ? undefined : squareTakenOff(board, new Set(keys()))
    if (square !== undefined && gestures === 'free') onTakenOff(square)
  }

  return { onMove, onChange }
}
