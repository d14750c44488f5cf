/** From the left edge of what a menu is about, in pixels. */
const INSET = 24

/**
 * Opens the menu of an element by key: at the row that the keys are at, and not in the middle of the list.
 *
 * @param about on the screen; without it the menu opens at the top of the element
 */
export const openMenuAt = (element: HTMLElement, about: HTMLElement | null): void => {
  const { left, bottom, top } = (about ?? element).getBoundingClientRect()
  const at = { clientX: left + INSET, clientY: about ? bottom : top }
  element.dispatchEvent(new MouseEvent('contextmenu', { ...at, bubbles: true, cancelable: true }))
}
