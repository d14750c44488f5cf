import type { Move } from '@shared/board/move'
import type { IllegalMoveError } from '@shared/ipc/rules'
import { findByUci, makeUci, NULL_UCI } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Position } from '../../core/position'

/** A step of a line: a move in UCI, a legal move found before, or null, which passes the turn. */
export type LineStep = string | Move | null

/** A step that is not legal in its position, as it was written. */
export interface IllegalMove extends IllegalMoveError {
  /** The number of the step in the line, from 1. */
  readonly ply: number
}

/** The legal move that a step means here, null for a pass; undefined if there is none. */
const findStep = (position: Position, step: LineStep): Move | null | undefined => {
  if (step === null) return position.canPass() ? null : undefined
  if (typeof step === 'string') return findByUci(position.variant, position.legalMoves(), step)
  return position.isLegal(step) ? step : undefined
}

/** Plays steps up to the first that is not legal, and returns what was played. */
const playOn = (position: Position, steps: readonly LineStep[]): readonly (Move | null)[] => {
  const played: (Move | null)[] = []
  for (const step of steps) {
    const move = findStep(position, step)
    if (move === undefined) break
    if (move === null) position.playNull()
    else position.playFound(move)
    played.push(move)
  }
  return played
}

/** Takes back a number of plies. */
export const takeBack = (position: Position, plies: number): void => {
  for (let ply = 0; ply < plies; ply++) position.undo()
}

const uciOf = ({ variant }: Position, step: LineStep): string => {
  if (step === null) return NULL_UCI
  return typeof step === 'string' ? step : makeUci(variant, step)
}

/** Plays steps that follow one another. If one of them is not legal, the position is left unchanged. */
export const playMoves = (
  position: Position,
  steps: readonly LineStep[],
): Result<readonly (Move | null)[], IllegalMove> => {
  const played = playOn(position, steps)
  const illegal = steps[played.length]
  if (illegal === undefined) return ok(played)
  const fen = position.fen()
  takeBack(position, played.length)
  return err({ kind: 'illegalMove', uci: uciOf(position, illegal), ply: played.length + 1, fen })
}

/** The moves of a line, given in UCI, up to the first that is not legal. The position is the same afterwards. */
export const legalPrefix = (position: Position, ucis: readonly string[]): readonly Move[] => {
  const played = playOn(position, ucis)
  takeBack(position, played.length)
  return played.filter(move => move !== null)
}

/** The legal moves of a position that texts in UCI name. If a text names none, the fault has the first such text, as ply 1. */
export const findMoves = (
  position: Position,
  ucis: readonly string[],
): Result<readonly Move[], IllegalMove> => {
  const legal = position.legalMoves()
  const moves: Move[] = []
  for (const uci of ucis) {
    const move = findByUci(position.variant, legal, uci)
    if (!move) return err({ kind: 'illegalMove', uci, ply: 1, fen: position.fen() })
    moves.push(move)
  }
  return ok(moves)
}
