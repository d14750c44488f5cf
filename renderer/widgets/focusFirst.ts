import { nextTick } from 'vue'

/** In a view without a board, moves the focus to the element marked for it, so that Enter presses it. */
export const focusFirst = async (): Promise<void> => {
  await nextTick()
  document.querySelector<HTMLElement>('[data-focus-first]')?.focus({ preventScroll: true })
}
