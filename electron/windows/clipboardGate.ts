/** How long after a key or button was pressed the page may read the clipboard. */
const OPEN_MS = 5000

/** Input that a person makes on purpose; moving the pointer over the window is not. */
const PRESSES: ReadonlySet<string> = new Set([
  'mouseDown',
  'rawKeyDown',
  'keyDown',
  'touchStart',
  'gestureTap',
])

/**
 * Lets the page read the clipboard only right after the user has done something in the window. The main process decides this from real
 * input; events made by scripts do not count.
 */
export interface ClipboardGate {
  /** @param type of an input event, as Electron names it */
  readonly noteInput: (type: string) => void
  /** Notes that the user chose a line of the menu. */
  readonly noteChoice: () => void
  readonly isOpen: () => boolean
}

export const clipboardGate = (clock: () => number): ClipboardGate => {
  let last = -Infinity
  const note = () => {
    last = clock()
  }
  return {
    noteInput: type => {
      if (PRESSES.has(type)) note()
    },
    noteChoice: note,
    isOpen: () => clock() - last < OPEN_MS,
  }
}
