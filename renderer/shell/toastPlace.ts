/** What is on the screen; sizes are in pixels. */
export interface ToastObstacles {
  /** Whether there is a board on the stage and no dialog in front of it. */
  readonly hasBoard: boolean
  /** Whether errors are shown, which are whole sentences. */
  readonly hasErrors?: boolean
  /** Whether there is text about a question below the board. */
  readonly isAsking?: boolean
  readonly window: { readonly width: number; readonly height: number }
  /** 0 if it is not shown. */
  readonly sideWidth: number
  readonly notesWidth: number
}

/** The region that toasts cover, and the width of toasts. */
export interface ToastPlace {
  readonly over: 'page' | 'side' | 'notes' | 'stage' | 'top'
  readonly width: number
}

const DEFAULT_WIDTH = 340
/** The least readable widths; in narrower ones text breaks after every word. */
const READABLE = { toast: 196, error: 300 }
const MIN_WIDTH = 190

/** The margin between a toast and the edge of its region. */
const GAP = 12

/** The width of the rail left of the stage, and the height of the bars above and below it together. */
const RAIL = 48
const BARS = 40 + 26

/** The width of what is beside the board in its column. */
const BESIDE_BOARD = 76

/** A board is at most square, and at most as high as the stage; half of the remaining width is left of it. */
const besideBoard = ({ width, height }: ToastObstacles['window']): number =>
  Math.floor((width - RAIL - (height - BARS) - BESIDE_BOARD) / 2)

const within = (width: number): number => Math.max(MIN_WIDTH, Math.min(DEFAULT_WIDTH, width - 2 * GAP))

/** Chooses a place in which toasts are readable and cover neither board, moves nor players, if there is one. */
export const toastPlace = ({
  hasBoard,
  hasErrors,
  isAsking,
  window,
  sideWidth,
  notesWidth,
}: ToastObstacles): ToastPlace => {
  if (!hasBoard) return { over: 'page', width: DEFAULT_WIDTH }
  if (within(sideWidth) >= READABLE[hasErrors ? 'error' : 'toast'])
    return { over: 'side', width: within(sideWidth) }
  if (notesWidth > 0) return { over: 'notes', width: within(notesWidth) }
  return { over: isAsking ? 'top' : 'stage', width: within(besideBoard(window)) }
}
