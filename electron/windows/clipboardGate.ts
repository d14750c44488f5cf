/** So long after a press of a key or button the page may look at what was copied. */
const OPEN_MS = 5000

/** Input that a person makes on purpose; moving over the window is none. */
const PRESSES: ReadonlySet<string> = new Set([
  'mouseDown',
  'rawKeyDown',
  'keyDown',
  'touchStart',
  'gestureTap',
])

/**
 * Lets the page read the clipboard only right after the user has done something in the window, as the main process sees
 * it; events made by scripts do not count.
 */
export interface ClipboardGate {
  /** @param type of an input event, as Electron names it */
  readonly noteInput: (type: string) => void
  /** A line of the menu was chosen. */
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
