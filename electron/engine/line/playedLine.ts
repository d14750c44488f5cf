import { isSameMove, type Move } from '@shared/board/move'
import type { PositionError } from '@shared/board/positionError'
import type { Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, type Result, unwrap } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { FIFTY_MOVES } from '../../core/layout/position'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import { type IllegalMove, type LineStep, playMoves, takeBack } from '../../rules/positions/playMoves'

/** The start of a line, and the rules by which it goes on. */
export interface LineStart {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly start: Setup
}

/**
 * A position as it is given to engines: with the moves that led to it, because engines need them to see repetitions.
 */
export interface PositionContext extends LineStart {
  /** From the start to the position; all are legal. */
  readonly moves: readonly Move[]
}

/** A line played out. */
export interface PlayedLine extends LineStart {
  /** The position at the end of the line; it knows the positions on the way. */
  readonly position: Position
  /** From the start; null for a pass. */
  readonly moves: readonly (Move | null)[]
}

/** Keeps the line played last. The next line replays only the moves in which it differs. */
export interface KeptLine {
  /** Plays a line, which replaces the previous one. If that fails, the previous line stays as it was. */
  goTo(start: LineStart, steps: readonly LineStep[]): Result<PlayedLine, PositionError | IllegalMove>
  close(): void
}

/** A line with the steps as they were requested; the next line is compared with them. */
interface OpenLine extends PlayedLine {
  readonly steps: readonly LineStep[]
}

const openLine = (core: Core, from: LineStart): Result<OpenLine, PositionError> => {
  const { variant, options, start } = from
  const position = Position.from(core, variant, start, options)
  return position.ok
    ? ok({ variant, options, start, position: position.value, moves: [], steps: [] })
    : position
}

const isSameStart = (a: LineStart, b: LineStart): boolean =>
  a.variant === b.variant &&
  a.options.join() === b.options.join() &&
  (a.start === b.start || makeFen(a.variant, a.start) === makeFen(b.variant, b.start))

const isMove = (step: LineStep | undefined): step is Move => typeof step === 'object' && step !== null

const isSameStep = (a: LineStep | undefined, b: LineStep): boolean =>
  a === b || (isMove(a) && isMove(b) && isSameMove(a, b))

/** The number of steps that both lines share at their beginning. */
const sharedLength = (a: readonly LineStep[], b: readonly LineStep[]): number => {
  const differs = b.findIndex((step, i) => !isSameStep(a[i], step))
  return differs === -1 ? b.length : differs
}

/** Changes a line to these steps; if one is not legal, the line stays as it was. */
const replay = (line: OpenLine, steps: readonly LineStep[]): Result<OpenLine, IllegalMove> => {
  const shared = sharedLength(line.steps, steps)
  const left = line.moves.slice(shared)
  takeBack(line.position, left.length)
  const played = playMoves(line.position, steps.slice(shared))
  if (played.ok) return ok({ ...line, steps, moves: [...line.moves.slice(0, shared), ...played.value] })
  unwrap(playMoves(line.position, left))
  return err({ ...played.error, ply: shared + played.error.ply })
}

/** Keeps one line in a core, so that a step through a long game costs one move, not all of them. */
export const keptLine = (core: Core): KeptLine => {
  let current: OpenLine | undefined
  const leave = (line: OpenLine | undefined) => line?.position[Symbol.dispose]()
  return {
    goTo: (start, steps) => {
      const line = current && isSameStart(current, start) ? ok(current) : openLine(core, start)
      if (!line.ok) return line
      const played = replay(line.value, steps)
      const isOther = line.value.position !== current?.position
      if (isOther) leave(played.ok ? current : line.value)
      if (played.ok) current = played.value
      return played
    },
    close: () => {
      leave(current)
      current = undefined
    },
  }
}

/**
 * The moves since the last capture, pawn move or pass; no position before those can come back. At most as many as make
 * a draw by themselves, since earlier positions do not matter then. In systems without such a draw, pawn moves can be
 * undone as well.
 */
export const reversible = (
  { fiftyMoves }: VariantDefinition,
  moves: readonly (Move | null)[],
  { halfmoves }: Setup,
): readonly Move[] => {
  const kept = fiftyMoves ? Math.min(halfmoves, FIFTY_MOVES) : FIFTY_MOVES
  const last = moves.slice(Math.max(0, moves.length - kept))
  return last.slice(last.lastIndexOf(null) + 1).filter(move => move !== null)
}

/** The end of a line with as much of its past as still matters to the rules. */
export const contextOf = (line: PlayedLine): PositionContext => {
  const { variant, options, position } = line
  const moves = reversible(variant, line.moves, position.setup())
  takeBack(position, moves.length)
  const start = position.setup()
  unwrap(playMoves(position, moves))
  return { variant, options, start, moves }
}

/** The position of a context, with its past. The caller disposes of it. Throws if a move is not legal. */
export const openContext = (core: Core, { variant, options, start, moves }: PositionContext): Position => {
  const position = unwrap(Position.from(core, variant, start, options))
  unwrap(playMoves(position, moves))
  return position
}
