import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { playMoves } from '../../rules/positions/playMoves'
import type { SearchFault, SearchQuestion } from './searcher'

/** The position of a question, with its past. The caller disposes of it. */
export interface OpenQuestion {
  /** The start of its line. */
  readonly start: Setup
  readonly moves: readonly Move[]
  readonly position: Position
}

/** Plays the line of a question. */
export const openQuestion = (
  core: Core,
  { variant, options, fen, moves }: SearchQuestion,
): Result<OpenQuestion, SearchFault> => {
  const illegal = err({ kind: 'illegalPosition', detail: fen } as const)
  const read = parseFen(variant, fen)
  if (!read.ok) return illegal
  const start = read.value.setup
  const opened = Position.from(core, variant, start, options)
  if (!opened.ok) return illegal
  const position = opened.value
  const played = playMoves(position, moves)
  if (played.ok) return ok({ start, moves: played.value.filter(move => move !== null), position })
  position[Symbol.dispose]()
  return illegal
}
