import type { Move } from '@shared/board/move'
import type { Axis } from '@shared/solver/setupGraph'
import type { Position } from '../../core/position'
import { takeBack } from '../positions/playMoves'

/** A state of a setup by one way to it. */
export type Path = readonly Move[]

/** The states of a stage, each axis by itself: those of column 0 as rows, those of row 0 as columns. */
export type Paths = Readonly<Record<Axis, readonly Path[]>>

/** Asks something of the position at the end of a path of legal moves; leaves it as it was. */
export const askAt = <T>(position: Position, path: Path, question: () => T): T => {
  for (const move of path) position.playFound(move)
  const answer = question()
  takeBack(position, path.length)
  return answer
}
