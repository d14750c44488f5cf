/** Somebody works in this window; where there is none, as on no screen, nothing is missed. */
export const isAttended = (): boolean => typeof document === 'undefined' || document.hasFocus()

/** Resolves once somebody comes back to the window; undefined while he is there. */
export const whenAttended = (): Promise<void> | undefined =>
  isAttended()
    ? undefined
    : new Promise(resolve => window.addEventListener('focus', () => resolve(), { once: true }))
