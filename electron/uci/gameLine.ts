import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { parseFen } from '@shared/notation/fen'
import type { FenError } from '@shared/notation/fenError'
import type { PositionError } from '@shared/board/positionError'
import { findByUci } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import { startOf } from './startOf'
import type { StartText } from './uciCommand'

/** Why a position was not taken over. */
export type PositionFault =
  FenError | PositionError | { readonly kind: 'illegalMove'; readonly found: string; readonly ply: number }

/** The rules of a game, and where it begins. */
export interface LineStart {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly start: StartText
}

/** A game from its start to the position at hand. */
export interface GameLine extends LineStart {
  readonly setup: Setup
  readonly position: Position
  readonly moves: readonly Move[]
  /** The moves as they were written. */
  readonly texts: readonly string[]
}

const textOf = ({ start }: LineStart): string => (start.kind === 'fen' ? start.fen : '')

const isSameStart = (a: LineStart, b: LineStart): boolean =>
  a.variant === b.variant && textOf(a) === textOf(b) && a.options.join() === b.options.join()

const setupOf = ({ variant, options, start }: LineStart): Result<Setup, FenError> => {
  if (start.kind === 'startpos') return ok(startOf(variant, options))
  const read = parseFen(variant, start.fen)
  return read.ok ? ok(read.value.setup) : read
}

/** A game on which no move has been made. */
export const openLine = (core: Core, start: LineStart): Result<GameLine, PositionFault> => {
  const setup = setupOf(start)
  if (!setup.ok) return setup
  const position = Position.from(core, start.variant, setup.value, start.options)
  if (!position.ok) return position
  return ok({ ...start, setup: setup.value, position: position.value, moves: [], texts: [] })
}

/** How many moves two lines have in common from the start. */
const sharedLength = (a: readonly string[], b: readonly string[]): number => {
  const differs = b.findIndex((text, i) => a[i] !== text)
  return differs === -1 ? Math.min(a.length, b.length) : differs
}

const takeBack = (position: Position, plies: number): void => {
  for (let i = 0; i < plies; i++) position.undo()
}

/**
 * Plays the moves of `texts` on a line, of which those that it shares stay played: a game that grows by two
 * plies takes as long with three hundred moves as with three. If a move is not legal the line stays as it was.
 */
const replay = (line: GameLine, texts: readonly string[]): Result<GameLine, PositionFault> => {
  const { variant, position } = line
  const shared = sharedLength(line.texts, texts)
  takeBack(position, line.moves.length - shared)
  const moves = line.moves.slice(0, shared)
  for (const text of texts.slice(shared)) {
    const move = findByUci(variant, position.legalMoves(), text)
    if (!move) {
      takeBack(position, moves.length - shared)
      for (const old of line.moves.slice(shared)) position.playFound(old)
      return err({ kind: 'illegalMove', found: text.slice(0, 40), ply: moves.length + 1 })
    }
    position.playFound(move)
    moves.push(move)
  }
  return ok({ ...line, moves, texts })
}

/** The line with this start and these moves, made of the one at hand as far as they agree; frees that one. */
export const changeLine = (
  core: Core,
  line: GameLine,
  start: LineStart,
  texts: readonly string[],
): Result<GameLine, PositionFault> => {
  if (isSameStart(line, start)) return replay(line, texts)
  const opened = openLine(core, start)
  if (!opened.ok) return opened
  const played = replay(opened.value, texts)
  const leaving = played.ok ? line : opened.value
  leaving.position[Symbol.dispose]()
  return played
}
