/** Whether the user is in this window; true if there is no window. */
export const isAttended = (): boolean => typeof document === 'undefined' || document.hasFocus()

/** Resolves once the user comes back to the window; undefined while they are there. */
export const whenAttended = (): Promise<void> | undefined =>
  isAttended()
    ? undefined
    : new Promise(resolve => window.addEventListener('focus', () => resolve(), { once: true }))
