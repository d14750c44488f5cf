/** Distance in pixels from the left edge of the element that the menu belongs to. */
const INSET = 24

/**
 * Opens the menu of an element by key, at the row with the keyboard cursor and not in the middle of the list.
 *
 * @param about the element of that row; without it the menu opens at the top of the element
 */
export const openMenuAt = (element: HTMLElement, about: HTMLElement | null): void => {
  const { left, bottom, top } = (about ?? element).getBoundingClientRect()
  const at = { clientX: left + INSET, clientY: about ? bottom : top }
  element.dispatchEvent(new MouseEvent('contextmenu', { ...at, bubbles: true, cancelable: true }))
}
