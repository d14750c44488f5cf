import type { SearchLimits } from '@shared/analysis/analysis'
import type { Color } from '@shared/board/color'
import { makeGo } from '../uciClient/uciCommands'

/** Time for all moves, or for a number of moves at a time. */
export interface TimeControl {
  readonly baseMs: number
  readonly incrementMs: number
  /** The moves for which `baseMs` is given, each time anew; if undefined, it is given once for the whole game. */
  readonly moves?: number
}

/** How far an engine may search for a move. At least one of them is set. */
export interface MatchLimits extends Omit<SearchLimits, 'mate'> {
  readonly clock?: TimeControl
}

/** The state of an engine's clock. */
export interface ClockState {
  readonly control: TimeControl
  readonly leftMs: number
  /** Moves until time is added; undefined if it never is. */
  readonly movesToGo?: number
}

/** A clock that has not been started. */
export const freshClock = (control: TimeControl): ClockState => ({
  control,
  leftMs: control.baseMs,
  ...(control.moves !== undefined && { movesToGo: control.moves }),
})

/** The clock after a move. Time may have run out; `leftMs` is negative then. */
export const afterMove = (clock: ClockState, elapsedMs: number): ClockState => {
  const { control, movesToGo } = clock
  const leftMs = clock.leftMs - elapsedMs + control.incrementMs
  if (movesToGo === undefined) return { control, leftMs }
  return movesToGo > 1
    ? { control, leftMs, movesToGo: movesToGo - 1 }
    : { control, leftMs: leftMs + control.baseMs, movesToGo: control.moves! }
}

/** The most time for a move; undefined if it is not limited. */
export const allowedMs = ({ moveTimeMs }: MatchLimits, clock: ClockState | undefined): number | undefined => {
  if (!clock) return moveTimeMs
  return moveTimeMs === undefined ? clock.leftMs : Math.min(moveTimeMs, clock.leftMs)
}

/** UCI wants whole milliseconds, and some engines fail at 0. */
const shown = (milliseconds: number): number => Math.max(1, Math.round(milliseconds))

const clockWords = (turn: Color, own: ClockState, other: ClockState): string => {
  const [white, black] = turn === 'white' ? [own, other] : [other, own]
  const times = `wtime ${shown(white.leftMs)} btime ${shown(black.leftMs)}`
  const increments = `winc ${white.control.incrementMs} binc ${black.control.incrementMs}`
  return own.movesToGo === undefined
    ? `${times} ${increments}`
    : `${times} ${increments} movestogo ${own.movesToGo}`
}

/** The `go` command that begins a search. If the opponent has no clock, the time of the own one is sent for both. */
export const goCommand = (
  limits: MatchLimits,
  turn: Color,
  own: ClockState | undefined,
  other: ClockState | undefined,
): string => {
  const go = makeGo(limits, [])
  if (!own) return go
  const rest = go === makeGo({}, []) ? '' : go.slice('go'.length)
  return `go ${clockWords(turn, own, other ?? own)}${rest}`
}

/** Reads `10+0.1` or `40/60+0`: seconds, and seconds added for each move; undefined for anything else. */
export const parseTimeControl = (text: string): TimeControl | undefined => {
  const [, moves, base, increment = '0'] =
    /^(?:([1-9]\d{0,3})\/)?(\d{1,6}(?:\.\d{1,3})?)(?:\+(\d{1,4}(?:\.\d{1,3})?))?$/.exec(text) ?? []
  if (base === undefined || Number(base) === 0) return undefined
  const control = {
    baseMs: Math.round(1000 * Number(base)),
    incrementMs: Math.round(1000 * Number(increment)),
  }
  return moves === undefined ? control : { ...control, moves: Number(moves) }
}

/** The limits in a few words: `10+0.1`, `100 ms`, `16000 nodes`. */
export const describeLimits = ({ clock, moveTimeMs, nodes, depth }: MatchLimits): string => {
  const words: string[] = []
  if (clock) {
    const moves = clock.moves === undefined ? '' : `${clock.moves}/`
    words.push(`${moves}${clock.baseMs / 1000}+${clock.incrementMs / 1000} s`)
  }
  if (moveTimeMs !== undefined) words.push(`${moveTimeMs} ms`)
  if (nodes !== undefined) words.push(`${nodes} nodes`)
  if (depth !== undefined) words.push(`depth ${depth}`)
  return words.join(', ')
}
