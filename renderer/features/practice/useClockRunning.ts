import { useIntervalFn } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import { opposite, type ByColor, type Color } from '@shared/board/color'
import type { PlayRequest } from '@shared/ipc/play'
import { afterMove, flagged, leftAt, started, stopped, type ChessClock } from './chessClock'

/** The interval at which a running clock is updated, in milliseconds. */
const TICK_MS = 100

/** The interval at which running clocks are saved for the next run, in milliseconds. */
const KEEP_MS = 5000

interface ClockHolder {
  /** Undefined if there is none, or the game is over. */
  readonly clock: () => ChessClock | undefined
  readonly set: (clock: ChessClock) => void
  /** A side's time is up. */
  readonly flag: (side: Color) => void
  /** Saves the times left, at intervals while a clock runs. */
  readonly keep: () => void
}

/** Runs the clocks of a game. */
export const useClockRunning = ({ clock, set, flag, keep }: ClockHolder) => {
  const now = shallowRef(Date.now())
  let keptAt = 0

  useIntervalFn(() => {
    const current = clock()
    if (!current?.running) return
    now.value = Date.now()
    const side = flagged(current, now.value)
    if (side) flag(side)
    else if (now.value - keptAt >= KEEP_MS) {
      keptAt = now.value
      keep()
    }
  }, TICK_MS)

  const left = computed((): ByColor<number> | undefined => {
    const current = clock()
    if (!current) return undefined
    const at = Math.max(now.value, current.running?.since ?? 0)
    return { white: leftAt(current, 'white', at), black: leftAt(current, 'black', at) }
  })

  const change = (f: (clock: ChessClock, now: number) => ChessClock) => {
    const current = clock()
    if (current) set(f(current, Date.now()))
  }

  const stop = () => change(stopped)

  /**
   * Starts the clock of `side`, after a move of `mover` if one passed the turn.
   *
   * @param made moves that the mover has made, including this one
   */
  const turnTo = (side: Color, mover: Color | undefined, made?: number) =>
    change((current, at) =>
      mover === undefined ? started(current, side, at) : afterMove(current, mover, side, at, made),
    )

  /** The time that `mover` would have left after a move now, in milliseconds. */
  const leftAfter = (mover: Color, made: number): number | undefined => {
    const current = clock()
    return current && afterMove(current, mover, opposite(mover), Date.now(), made).leftMs[mover]
  }

  /** The clocks as sent to the engine, which plays `side`. */
  const forEngine = (side: Color): Pick<PlayRequest, 'clock'> => {
    const current = clock()
    if (!current) return {}
    const { white, black } = stopped(current, Date.now()).leftMs
    return {
      clock: {
        whiteMs: Math.max(0, Math.round(white)),
        blackMs: Math.max(0, Math.round(black)),
        incrementMs: current.controls[side].incrementMs,
      },
    }
  }

  return { left, stop, turnTo, leftAfter, forEngine }
}
