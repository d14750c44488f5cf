import type { Move } from '@shared/board/move'
import type { Axis } from '@shared/solver/setupGraph'
import type { Position } from '../../core/position'
import { takeBack } from '../positions/playMoves'

/** A state of a setup, as one of the ways that lead to it. */
export type Path = readonly Move[]

/** The states of a stage for each axis separately: as rows those in column 0, as columns those in row 0. */
export type Paths = Readonly<Record<Axis, readonly Path[]>>

/** Answers a question about the position at the end of a path of legal moves. The position is the same afterwards. */
export const askAt = <T>(position: Position, path: Path, question: () => T): T => {
  for (const move of path) position.playFound(move)
  const answer = question()
  takeBack(position, path.length)
  return answer
}
