import type { Move } from '@shared/board/move'
import type { Position } from '../../electron/core/position'
import { checkMark, sanStem } from '../../electron/rules/san/san'

const markOf = (position: Position, move: Move): string => {
  position.playFound(move)
  const mark = checkMark(position, move.kind)
  position.undo()
  return mark
}

/** A legal move in SAN, as short as the other legal moves allow. */
export const makeSan = (position: Position, move: Move): string =>
  sanStem(position, move) + markOf(position, move)
