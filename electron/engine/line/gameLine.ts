import { NULL_UCI } from '@shared/notation/uci'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import { readPositionText } from '../../rules/positions/openPosition'
import type { IllegalMove } from '../../rules/positions/playMoves'
import { contextOf, keptLine, type PositionContext } from './playedLine'

/** A line of play as the window sends it. */
export interface LineText {
  readonly variant: string
  readonly options: readonly string[]
  readonly startFen: string
  /** In UCI; null moves may be among them. */
  readonly moves: readonly string[]
}

/** A start or a move that is not valid under the rules. */
export interface LineFault {
  readonly kind: 'illegalPosition'
  /** The position in which the line went wrong. */
  readonly fen: string
  readonly detail: string
}

/** Follows the user through a game, from position to position. */
export interface GameLine {
  goTo(line: LineText): Result<PositionContext, LineFault>
  close(): void
}

/** Turns a move that is not legal into a fault of the line. */
export const moveFault = ({ uci, fen }: IllegalMove): LineFault => ({
  kind: 'illegalPosition',
  fen,
  detail: `${uci} is not a legal move`,
})

/** Makes the positions of lines; a step through a long game costs one move, not all of them. */
export const gameLine = (core: Core): GameLine => {
  const kept = keptLine(core)
  return {
    goTo: ({ variant, options, startFen, moves }) => {
      const startFault = (error: unknown) =>
        err<LineFault>({ kind: 'illegalPosition', fen: startFen, detail: JSON.stringify(error) })
      const read = readPositionText({ variant, options, fen: startFen })
      if (!read.ok) return startFault(read.error)
      const start = { variant: read.value.variant, options, start: read.value.setup }
      const steps = moves.map(uci => (uci === NULL_UCI ? null : uci))
      const line = kept.goTo(start, steps)
      if (line.ok) return ok(contextOf(line.value))
      return line.error.kind === 'illegalMove' ? err(moveFault(line.error)) : startFault(line.error)
    },
    close: () => kept.close(),
  }
}
