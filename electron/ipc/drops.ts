/**
 * The channel on which the preload reports files that were dropped on the window. It is not a request of the contract: nothing that the
 * page can call sends on it.
 */
export const DROPPED_CHANNEL = 'files:dropped'

/** The part of a browser event that is used here; this folder compiles without the DOM. */
export interface DragEvent {
  /** True for an event of the browser itself, false for one dispatched by a script. */
  readonly isTrusted: boolean
  readonly dataTransfer?: { readonly files: Iterable<unknown> } | null
}

export interface DropWindow {
  addEventListener(type: string, listener: (event: DragEvent) => void, capture: true): void
}

/**
 * Reports every file that is dropped on the window from outside. It gets a drop before any script of the page does, and ignores drags that
 * begin in the page, because a script chooses what they carry.
 *
 * @param pathOf returns an empty text for a file that does not come from the disk
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
  // A drag whose element has been removed never reports its end; but a user who presses a button is not dragging.
  for (const type of ['dragend', 'pointerdown']) hear(type, () => (isOwn = false))
  hear('drop', ({ dataTransfer }) => {
    if (isOwn || !dataTransfer) return
    const files = [...dataTransfer.files].map(pathOf).filter(path => path !== '')
    if (files.length > 0) tell(files)
  })
}
