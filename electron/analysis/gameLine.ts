import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { findByUci, NULL_UCI } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import type { Position } from '../core/position'
import { openPosition } from '../rules/openPosition'

/** A line of play as the window names it. */
export interface LineText {
  readonly variant: string
  readonly options: readonly string[]
  readonly startFen: string
  /** In UCI; null moves may be among them. */
  readonly moves: readonly string[]
}

/** Where a line has come to, with as much of its past as the rules still remember. */
export interface Stand {
  readonly variant: VariantDefinition
  /** The last position before this one that cannot come back: from here repetitions count. */
  readonly start: Setup
  readonly moves: readonly Move[]
  /** The position itself. */
  readonly setup: Setup
}

/** A start or a move that the rules do not know. */
export interface LineFault {
  readonly kind: 'illegalPosition'
  /** The position in which it went wrong. */
  readonly fen: string
  readonly detail: string
}

/** Follows the user through a game. */
export interface GameLine {
  goTo(line: LineText): Result<Stand, LineFault>
  close(): void
}

interface OpenLine {
  readonly key: string
  readonly variant: VariantDefinition
  readonly position: Position
  readonly steps: { readonly uci: string; readonly move: Move | undefined }[]
}

const keyOf = ({ variant, options, startFen }: LineText): string =>
  JSON.stringify([variant, startFen, ...options])

const open = (core: Core, line: LineText): Result<OpenLine, LineFault> => {
  const { variant, options, startFen } = line
  const opened = openPosition(core, { variant, options, fen: startFen })
  if (opened.ok) return ok({ ...opened.value, key: keyOf(line), steps: [] })
  return err({ kind: 'illegalPosition', fen: startFen, detail: JSON.stringify(opened.error) })
}

/** Plays one more move; undefined for a pass. */
const step = ({ variant, position, steps }: OpenLine, uci: string): boolean => {
  if (uci === NULL_UCI) {
    if (!position.canPass()) return false
    position.playNull()
    steps.push({ uci, move: undefined })
    return true
  }
  const move = findByUci(variant, position.legalMoves(), uci)
  if (!move) return false
  position.playFound(move)
  steps.push({ uci, move })
  return true
}

/** How many of the first moves are the same. */
const inCommon = ({ steps }: OpenLine, moves: readonly string[]): number => {
  let count = 0
  while (count < steps.length && steps[count]!.uci === moves[count]) count += 1
  return count
}

const walk = (line: OpenLine, moves: readonly string[]): LineFault | undefined => {
  const { position, steps } = line
  for (let left = steps.length - inCommon(line, moves); left > 0; left -= 1) {
    position.undo()
    steps.pop()
  }
  for (const uci of moves.slice(steps.length))
    if (!step(line, uci))
      return { kind: 'illegalPosition', fen: position.fen(), detail: `${uci} is not a legal move` }
  return undefined
}

/** The moves since the last capture, pawn move or pass: no earlier position can come back. */
const reversible = ({ steps }: OpenLine, { halfmoves }: Setup): readonly Move[] => {
  const last = steps.slice(Math.max(0, steps.length - halfmoves)).map(({ move }) => move)
  return last.slice(last.lastIndexOf(undefined) + 1) as readonly Move[]
}

const standOf = (line: OpenLine): Stand => {
  const { variant, position } = line
  const setup = position.setup()
  const moves = reversible(line, setup)
  moves.forEach(() => position.undo())
  const start = position.setup()
  for (const move of moves) position.playFound(move)
  return { variant, start, moves, setup }
}

/**
 * Makes positions of lines. The line last asked for is kept, so that a step through a long game costs
 * one move and not all of them.
 */
export const gameLine = (core: Core): GameLine => {
  let current: OpenLine | undefined
  const close = () => {
    current?.position[Symbol.dispose]()
    current = undefined
  }
  return {
    goTo: line => {
      if (current?.key !== keyOf(line)) {
        close()
        const opened = open(core, line)
        if (!opened.ok) return opened
        current = opened.value
      }
      const fault = walk(current, line.moves)
      return fault ? err(fault) : ok(standOf(current))
    },
    close,
  }
}
