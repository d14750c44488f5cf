import { watchDebounced } from '@vueuse/core'
import type { OpenedFile } from '@shared/ipc/contract'

/** A row that is scrolled past is not looked at; in milliseconds. */
const REST_MS = 150

/**
 * Reports which games are on the screen, once they stay there.
 *
 * @param onScreen their places in the file
 */
export const useGamesOnScreen = (
  file: () => OpenedFile,
  onScreen: () => readonly number[],
  see: (indexes: readonly number[]) => void,
) => watchDebounced([onScreen, file], () => see(onScreen()), { debounce: REST_MS, immediate: true })
