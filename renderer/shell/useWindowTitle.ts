import { computed, watchEffect } from 'vue'
import { bridge } from '../ipc/client'
import { useArrangingStore } from '../stores/arranging'
import { isDirty } from '../stores/document'
import { useFilesStore } from '../stores/files'
import { useGameStore } from '../stores/game'
import { useTabsStore } from '../stores/tabs'

/** Names the window after the game that is seen; a dot stands before it while edits are unsaved. */
export function useWindowTitle() {
  const arranging = useArrangingStore()
  const game = useGameStore()
  const files = useFilesStore()
  const tabs = useTabsStore()

  const title = computed(() => {
    if (!game.document) return 'Backrank'
    const isUnsaved = isDirty(game.document) || arranging.isPending(files.current?.fileId ?? '')
    const mark = isUnsaved ? '• ' : ''
    const file = files.current ? ` (${files.current.name})` : ''
    return `${mark}${tabs.titles.get(game.document.id) ?? ''}${file} - Backrank`
  })

  watchEffect(() => {
    document.title = title.value
    void bridge().request('window:title', title.value)
  })
}
