/**
 * The channel by which the preload reports files that were dropped on the window. It is no request of the contract:
 * nothing that the page can call sends on it.
 */
export const DROPPED_CHANNEL = 'files:dropped'

/** What is looked at of an event of the page; its folder compiles without the DOM. */
export interface DragEvent {
  /** It is the browser's own; what a script dispatches is not. */
  readonly isTrusted: boolean
  readonly dataTransfer?: { readonly files: Iterable<unknown> } | null
}

export interface DropWindow {
  addEventListener(type: string, listener: (event: DragEvent) => void, capture: true): void
}

/**
 * Reports every file that is dropped on the window from outside. It hears of a drop before any script of the page
 * does, and ignores drags that begin in the page: a script chooses what they carry.
 *
 * @param pathOf empty for a file that does not come from the disk
 */
export const reportDrops = (
  window: DropWindow,
  pathOf: (file: unknown) => string,
  tell: (files: readonly string[]) => void,
): void => {
  let isOwn = false
  const hear = (type: string, listener: (event: DragEvent) => void) =>
    window.addEventListener(type, event => event.isTrusted && listener(event), true)

  hear('dragstart', () => (isOwn = true))
  // A drag whose element is gone never reports its end; but a user who presses a button is not dragging.
  for (const type of ['dragend', 'pointerdown']) hear(type, () => (isOwn = false))
  hear('drop', ({ dataTransfer }) => {
    if (isOwn || !dataTransfer) return
    const files = [...dataTransfer.files].map(pathOf).filter(path => path !== '')
    if (files.length > 0) tell(files)
  })
}
