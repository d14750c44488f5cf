import { watchDebounced } from '@vueuse/core'
import { useFilesStore } from '../../../openFiles/files'
import { useChecksStore } from './checksStore'

/**
 * How long a row stays on the screen before it is looked at, in milliseconds, so that scrolling past does not count.
 */
const REST_MS = 150

/**
 * Has the games of the current file that are on the screen checked, once they stay there.
 *
 * @param onScreen their places in the file
 */
export const useGamesOnScreen = (onScreen: () => readonly number[]) => {
  const files = useFilesStore()
  const { see } = useChecksStore()
  watchDebounced([onScreen, () => files.current], () => see(onScreen()), {
    debounce: REST_MS,
    immediate: true,
  })
}
