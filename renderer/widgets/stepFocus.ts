/** Moves the focus among the buttons of a list, or among those that match `selector`, wrapping around. */
export const stepFocus = (list: HTMLElement | null, by: number, selector = 'button'): void => {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const at = buttons.findIndex(button => button === document.activeElement)
  buttons.at((at + by) % buttons.length)?.focus()
}
