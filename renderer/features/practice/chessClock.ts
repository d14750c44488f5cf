import type { ByColor, Color } from '@shared/board/color'
import type { TimeControl } from './practice'

/** Two clocks of which one runs at most. Replaced, never changed. */
export interface ChessClock {
  readonly control: TimeControl
  /** What each had when the running one was started. */
  readonly leftMs: ByColor<number>
  readonly running?: { readonly side: Color; readonly since: number }
}

export const freshClock = (control: TimeControl): ChessClock => ({
  control,
  leftMs: { white: control.baseMs, black: control.baseMs },
})

/** Clocks that go on where they were. */
export const keptClock = (control: TimeControl, leftMs: ByColor<number>): ChessClock => ({ control, leftMs })

/** A side whose time was up has all of it again. */
export const refilled = (clock: ChessClock, side: Color): ChessClock => ({
  ...clock,
  leftMs: { ...clock.leftMs, [side]: clock.control.baseMs },
})

/** What a side has left at a moment; negative once its time is up. */
export const leftAt = ({ leftMs, running }: ChessClock, side: Color, now: number): number =>
  running?.side === side ? leftMs[side] - (now - running.since) : leftMs[side]

/** Both clocks stand; what has run is taken off. */
export const stopped = (clock: ChessClock, now: number): ChessClock => ({
  control: clock.control,
  leftMs: { white: leftAt(clock, 'white', now), black: leftAt(clock, 'black', now) },
})

/** The clock of `side` runs. */
export const started = (clock: ChessClock, side: Color, now: number): ChessClock => ({
  ...stopped(clock, now),
  running: { side, since: now },
})

/** `side` has moved: it gets its increment. The first move of a game starts the other clock only. */
export const afterMove = (clock: ChessClock, side: Color, next: Color, now: number): ChessClock => {
  const halted = stopped(clock, now)
  const bonus = clock.running ? clock.control.incrementMs : 0
  const leftMs = { ...halted.leftMs, [side]: halted.leftMs[side] + bonus }
  return { ...halted, leftMs, running: { side: next, since: now } }
}

/** The side whose time is up, if one's is. */
export const flagged = (clock: ChessClock, now: number): Color | undefined => {
  const side = clock.running?.side
  return side && leftAt(clock, side, now) <= 0 ? side : undefined
}
