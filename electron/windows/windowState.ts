import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import { integer, object, type Schema } from '@shared/ipc/schemas'

/** A rectangle on the screen in device-independent pixels. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The state of the window when it was last closed. */
export interface WindowState {
  /** The bounds of the window when it is not maximized. */
  readonly bounds: Bounds
  readonly maximized: boolean
}

export const MIN_WINDOW_SIZE = { width: 1024, height: 640 } as const
const FIRST_WINDOW = { width: 1440, height: 900 } as const
/** How many pixels of the title bar must be on a screen so that the user can reach the window. */
const REACHABLE = 64

const coordinate = integer(-100_000, 100_000)
const length = integer(1, 100_000)
const STATE: Schema<WindowState> = object({
  bounds: object({ x: coordinate, y: coordinate, width: length, height: length }),
  maximized: v.boolean(),
})

const isReachable = ({ x, y, width }: Bounds, area: Bounds): boolean =>
  x + width - REACHABLE >= area.x &&
  x + REACHABLE <= area.x + area.width &&
  y >= area.y &&
  y + REACHABLE <= area.y + area.height

const centered = (area: Bounds): Bounds => {
  const width = Math.min(FIRST_WINDOW.width, area.width)
  const height = Math.min(FIRST_WINDOW.height, area.height)
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  }
}

/**
 * Where to open the window: as it was left, if its title bar can still be reached on one of the screens; otherwise in the middle of the
 * main screen.
 *
 * @param stored the untrusted content of the state file
 * @param areas work areas of the screens, the main one first
 */
export const placeWindow = (stored: unknown, areas: readonly [Bounds, ...Bounds[]]): WindowState => {
  const state = read(STATE, stored)
  if (!state.ok) return { bounds: centered(areas[0]), maximized: false }
  const { bounds, maximized } = state.value
  const area = areas.find(candidate => isReachable(bounds, candidate))
  if (!area) return { bounds: centered(areas[0]), maximized }
  const width = Math.max(MIN_WINDOW_SIZE.width, Math.min(bounds.width, area.width))
  const height = Math.max(MIN_WINDOW_SIZE.height, Math.min(bounds.height, area.height))
  return { bounds: { ...bounds, width, height }, maximized }
}
