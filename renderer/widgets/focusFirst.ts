import { nextTick } from 'vue'

/** The focus goes to what asks for it in a view without a board to move on, so that Enter presses it. */
export const focusFirst = async (): Promise<void> => {
  await nextTick()
  document.querySelector<HTMLElement>('[data-focus-first]')?.focus({ preventScroll: true })
}
