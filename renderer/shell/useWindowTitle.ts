import { computed, watchEffect } from 'vue'
import { shortened } from '@shared/cutText'
import { MAX_WINDOW_TITLE_LENGTH } from '@shared/ipc/known'
import { bridge } from '../ipc/client'
import { useGameListsStore } from '../openFiles/gameLists'
import { isDirty } from '../openFiles/document'
import { useFilesStore } from '../openFiles/files'
import { useGameStore } from '../workbench/game'
import { useTabsStore } from '../openFiles/tabs'

const PROGRAM = ' - Backrank'

/** Names the window after the current game, with a dot in front while edits are unsaved. */
export function useWindowTitle() {
  const lists = useGameListsStore()
  const game = useGameStore()
  const files = useFilesStore()
  const tabs = useTabsStore()

  const title = computed(() => {
    if (!game.document) return 'Backrank'
    const isUnsaved = isDirty(game.document) || lists.isPending(files.current?.fileId ?? '')
    const mark = isUnsaved ? '• ' : ''
    const file = files.current ? ` (${files.current.name})` : ''
    const name = `${mark}${tabs.titles.get(game.document.id) ?? ''}${file}`
    return `${shortened(name, MAX_WINDOW_TITLE_LENGTH - PROGRAM.length)}${PROGRAM}`
  })

  watchEffect(() => {
    document.title = title.value
    void bridge().request('window:title', title.value)
  })
}
