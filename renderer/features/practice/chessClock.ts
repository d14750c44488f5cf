import type { ByColor, Color } from '@shared/board/color'
import type { TimeControl } from './timeControl'

/** Two clocks, of which at most one runs. Replaced, never changed. */
export interface ChessClock {
  readonly controls: ByColor<TimeControl>
  /** What each side had left when the running clock was started. */
  readonly leftMs: ByColor<number>
  /**
   * The most moves that each side has ever made: the time of a stage is added only once, even if moves are taken
   * back.
   */
  readonly made: ByColor<number>
  readonly running?: { readonly side: Color; readonly since: number }
}

const NONE_MADE: ByColor<number> = { white: 0, black: 0 }

export const freshClock = (controls: ByColor<TimeControl>): ChessClock => ({
  controls,
  leftMs: { white: controls.white.baseMs, black: controls.black.baseMs },
  made: NONE_MADE,
})

/**
 * Stopped clocks with these times left.
 *
 * @param made moves that each has made
 */
export const keptClock = (
  controls: ByColor<TimeControl>,
  leftMs: ByColor<number>,
  made = NONE_MADE,
): ChessClock => ({ controls, leftMs, made })

/** The clocks with the full time again for a side whose time was up. */
export const refilled = (clock: ChessClock, side: Color): ChessClock => ({
  ...clock,
  leftMs: { ...clock.leftMs, [side]: clock.controls[side].baseMs },
})

/** The time that a side has left at a moment, in milliseconds; negative once its time is up. */
export const leftAt = ({ controls, leftMs, running }: ChessClock, side: Color, now: number): number => {
  if (running?.side !== side) return leftMs[side]
  const free = controls[side].delayMs ?? 0
  return leftMs[side] - Math.max(0, now - running.since - free)
}

/** Stops both clocks and subtracts the time that has run. */
export const stopped = (clock: ChessClock, now: number): ChessClock => ({
  controls: clock.controls,
  leftMs: { white: leftAt(clock, 'white', now), black: leftAt(clock, 'black', now) },
  made: clock.made,
})

/** Starts the clock of `side`. */
export const started = (clock: ChessClock, side: Color, now: number): ChessClock => ({
  ...stopped(clock, now),
  running: { side, since: now },
})

/** The time that the stages of a side add for the moves after `before` up to `made`. */
const addedBy = ({ stages = [] }: TimeControl, before: number, made: number): number =>
  stages
    .filter(({ afterMoves }) => afterMoves > before && afterMoves <= made)
    .reduce((sum, { addMs }) => sum + addMs, 0)

/**
 * The clocks after a move of `side`, which gets its increment and what a stage adds. The first move of a game only
 * starts the other clock.
 *
 * @param made moves that the side has made, including this one
 */
export const afterMove = (
  clock: ChessClock,
  side: Color,
  next: Color,
  now: number,
  made = clock.made[side] + 1,
): ChessClock => {
  const halted = stopped(clock, now)
  const control = clock.controls[side]
  const bonus = (clock.running ? control.incrementMs : 0) + addedBy(control, clock.made[side], made)
  return {
    ...halted,
    leftMs: { ...halted.leftMs, [side]: halted.leftMs[side] + bonus },
    made: { ...clock.made, [side]: Math.max(made, clock.made[side]) },
    running: { side: next, since: now },
  }
}

/** The side whose time is up; undefined if there is none. */
export const flagged = (clock: ChessClock, now: number): Color | undefined => {
  const side = clock.running?.side
  return side && leftAt(clock, side, now) <= 0 ? side : undefined
}

/** A number with two digits, `07`. */
export const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** A time as in a `clk` command, `1:02:30`: whole seconds, never below zero. */
export const clkText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

/** Reads `0:09:58`, with tenths or without, as milliseconds; undefined for anything else. */
export const readClk = (text: string): number | undefined => {
  const [found, hours, minutes, seconds] =
    /^(\d{1,3}):(\d{1,2}):(\d{1,2}(?:\.\d{1,3})?)$/.exec(text.trim()) ?? []
  if (found === undefined) return undefined
  return Math.round(1000 * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)))
}
