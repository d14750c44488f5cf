/** Moves the focus among the buttons of a list, wrapping around. */
export const stepFocus = (list: HTMLElement | null, by: number): void => {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex(button => button === document.activeElement)
  buttons.at((at + by) % buttons.length)?.focus()
}
