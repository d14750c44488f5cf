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

/** Where a line begins, and by which rules it goes on. */
export interface LineStart {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly start: Setup
}

/** A position as engines are asked about it: with the moves that led to it, since they see repetitions in them. */
export interface PositionContext extends LineStart {
  /** From the start to the position, all legal. */
  readonly moves: readonly Move[]
}

/** A line played out. */
export interface PlayedLine extends LineStart {
  /** At its end; it knows the positions on the way. */
  readonly position: Position
  /** From the start on, null for a pass. */
  readonly moves: readonly (Move | null)[]
}

/** The line last played, of which the next one plays only what it does not share. */
export interface KeptLine {
  /**
   * Plays a line out, which then takes the place of the one before. On a fault that one stays as it was.
   * The position belongs to the kept line: it moves with the next one.
   */
  goTo(start: LineStart, steps: readonly LineStep[]): Result<PlayedLine, PositionError | IllegalMove>
  close(): void
}

/** With the steps as they were asked for, by which the next line is compared. */
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

/** How many of the first steps are the same. */
const sharedLength = (a: readonly LineStep[], b: readonly LineStep[]): number => {
  const differs = b.findIndex((step, i) => !isSameStep(a[i], step))
  return differs === -1 ? b.length : differs
}

/** Leads a line elsewhere; if a step is not legal it stays as it was. */
const replay = (line: OpenLine, steps: readonly LineStep[]): Result<OpenLine, IllegalMove> => {
  const shared = sharedLength(line.steps, steps)
  const left = line.moves.slice(shared)
  takeBack(line.position, left.length)
  const played = playMoves(line.position, steps.slice(shared))
  if (played.ok) return ok({ ...line, steps, moves: [...line.moves.slice(0, shared), ...played.value] })
  unwrap(playMoves(line.position, left))
  return err({ ...played.error, ply: shared + played.error.ply })
}

/** Keeps one line of a core, so that a step through a long game costs one move and not all of them. */
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
 * The moves since the last capture, pawn move or pass: no earlier position can come back. No more of them than make a
 * draw by themselves: after those it does not matter what has stood on the board before. Where nothing is drawn by them, pawns
 * may come back as well.
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

/** The end of a line with as much of its past as the rules still remember. */
export const contextOf = (line: PlayedLine): PositionContext => {
  const { variant, options, position } = line
  const moves = reversible(variant, line.moves, position.setup())
  takeBack(position, moves.length)
  const start = position.setup()
  unwrap(playMoves(position, moves))
  return { variant, options, start, moves }
}

/** The position of a context, with its past; it is the caller's. Moves that are not legal are a broken invariant. */
export const openContext = (core: Core, { variant, options, start, moves }: PositionContext): Position => {
  const position = unwrap(Position.from(core, variant, start, options))
  unwrap(playMoves(position, moves))
  return position
}
