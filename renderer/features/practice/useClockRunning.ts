import { useIntervalFn } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import type { ByColor, Color } from '@shared/board/color'
import type { PlayRequest } from '@shared/ipc/play'
import { afterMove, flagged, leftAt, started, stopped, type ChessClock } from './chessClock'

/** How often a running clock is looked at, in milliseconds. */
const TICK_MS = 100

interface ClockHolder {
  /** Undefined where there is none, or the game is over. */
  readonly clock: () => ChessClock | undefined
  readonly set: (clock: ChessClock) => void
  /** A side's time is up. */
  readonly flag: (side: Color) => void
}

/** Lets the clocks of a game run. */
export const useClockRunning = ({ clock, set, flag }: ClockHolder) => {
  const now = shallowRef(Date.now())

  useIntervalFn(() => {
    const current = clock()
    if (!current?.running) return
    now.value = Date.now()
    const side = flagged(current, now.value)
    if (side) flag(side)
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

  /** `side` is to move; `mover` has just moved, if it was a move that passed the turn. */
  const turnTo = (side: Color, mover: Color | undefined) =>
    change((current, at) =>
      mover === undefined ? started(current, side, at) : afterMove(current, mover, side, at),
    )

  /** The clocks as the engine is told them. */
  const forEngine = (): Pick<PlayRequest, 'clock'> => {
    const current = clock()
    if (!current) return {}
    const halted = stopped(current, Date.now())
    const { white, black } = halted.leftMs
    return {
      clock: {
        whiteMs: Math.max(0, Math.round(white)),
        blackMs: Math.max(0, Math.round(black)),
        incrementMs: current.control.incrementMs,
      },
    }
  }

  return { left, stop, turnTo, forEngine }
}
