import { watchDebounced } from '@vueuse/core'
import type { OpenedFile } from '@shared/ipc/contract'
import { useChecksStore } from './checksStore'

/**
 * How long a row stays on the screen before it is looked at, in milliseconds, so that scrolling past does not count.
 */
const REST_MS = 150

/**
 * Has the games on the screen checked, once they stay there.
 *
 * @param onScreen their places in the file
 */
export const useGamesOnScreen = (file: () => OpenedFile, onScreen: () => readonly number[]) => {
  const { see } = useChecksStore()
  watchDebounced([onScreen, file], () => see(onScreen()), { debounce: REST_MS, immediate: true })
}
