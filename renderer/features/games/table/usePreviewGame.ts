import { watchDebounced } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import type { FileError, GameError } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { useFilesStore } from '../../../openFiles/files'
import { useGameSearchStore } from '../filters/gameSearchStore'

/**
 * How long the cursor stays on a row before its game is read, in milliseconds, so that scrolling past does not count.
 */
const REST_MS = 80

/** The game of a row as the preview shows it. */
interface Previewed {
  readonly index: number
  readonly game: Game | undefined
  readonly error?: FileError | GameError
}

/** The game at `index` of the current file, and the current ply of the preview in it. */
export const usePreviewGame = (index: () => number) => {
  const files = useFilesStore()
  const search = useGameSearchStore()

  const shown = shallowRef<Previewed>()
  const ply = shallowRef(0)

  const read = async (fileId: string, at: number): Promise<Previewed> => {
    const answer = await files.gameAt(fileId, at)
    return answer.ok ? { index: at, game: answer.value } : { index: at, game: undefined, error: answer.error }
  }

  const load = async () => {
    const [file, at] = [files.current, index()]
    const found = file && (await read(file.fileId, at))
    if (files.current === file && index() === at) shown.value = found
  }

  watchDebounced([index, () => files.current], load, { debounce: REST_MS, immediate: true })

  const line = computed(() => (shown.value?.game ? mainline(shown.value.game.root) : []))
  const last = computed(() => Math.max(0, line.value.length - 1))
  const variant = computed(() => shown.value?.game && variantById(shown.value.game.variant))

  const go = (to: number) => (ply.value = Math.max(0, Math.min(to, last.value)))

  watch(shown, (now, before) => {
    if (now && now.index === before?.index && now.game) go(ply.value)
    else go(now === undefined ? 0 : (search.plyFound(now.index) ?? setupPlies(line.value)))
  })

  const node = computed(() => line.value[ply.value])

  return { shown, line, last, node, ply, variant, go, step: (by: 1 | -1) => go(ply.value + by) }
}
