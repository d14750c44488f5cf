import { t } from '@shared/i18n/t'
import type { StartState } from '@shared/ipc/contract'
import { useEventListener } from '@vueuse/core'
import { useAppStore } from '../../stores/app'
import { askedPath } from '../../openFiles/askedPath'
import { useFileChangesStore } from '../../openFiles/fileChanges'
import { progressAfter, useFilesStore } from '../../openFiles/files'
import { useJournalStore } from '../../openFiles/journal'
import { useRecoveryStore } from '../../openFiles/recovery'
import { useSavingStore } from '../../openFiles/saving'
import { useSessionStore } from '../../workbench/session'
import { defineFeature, type Listen } from '../../registry/feature'
import { foundEntries, paletteEntry } from '../../widgets/palette'
import FilesStatus from './FilesStatus.vue'
import PathDialog from './PathDialog.vue'

const openFile = async () => {
  const asked = await askedPath('open', t('shell.path.openTitle'))
  if (asked) await useFilesStore().open(asked.path)
}

const actions = () => {
  const saving = useSavingStore()

  return {
    open: openFile,
    save: () => saving.save(),
    saveAs: () => saving.saveAs(),
    saveAll: () => saving.saveAll(),
    exportInteroperable: () => saving.exportInteroperable(),
  }
}

const events = (on: Listen) => {
  const app = useAppStore()
  const changes = useFileChangesStore()
  const files = useFilesStore()

  on('menu:openSample', ({ id }) => files.openSample(id))
  on('files:openRequest', ({ path }) => files.open(path))
  on('files:progress', news => (files.progress = progressAfter(files.progress, news)))
  on('files:changed', ({ fileId, gone }) => changes.meetChange(fileId, gone))
  on('recent:changed', recent => (app.recentFiles = recent))
  on('journal:trouble', useJournalStore().receive)
}

/** Saves what exists only in the window before the window is hidden or closed. */
const keepOnLeaving = () => {
  const journal = useJournalStore()
  const session = useSessionStore()
  // Timers of a hidden page run slowly, so edits are saved at once.
  useEventListener(document, 'visibilitychange', () => void journal.flush())
  useEventListener(window, 'pagehide', () => {
    void journal.flush()
    void session.keep()
  })
  // Asks before closing if edits could not be saved to the journal and would be lost.
  useEventListener(window, 'beforeunload', event => {
    if (journal.trouble) event.preventDefault()
  })
}

/** Takes over what the main process kept of earlier sessions. */
const restore = ({ recovered, journalTrouble }: StartState) => {
  useRecoveryStore().receive(recovered)
  useJournalStore().receive(journalTrouble)
}

const recentFiles = (query: string) => {
  const files = useFilesStore()
  const entries = useAppStore().recentFiles.map(({ path, name }) =>
    paletteEntry(`file ${path}`, name, () => files.open(path), { note: path }),
  )
  return [foundEntries(query, t('shell.palette.groups.recent'), entries)]
}

/** Opening and saving files of games, and keeping their edits in the journal. */
export const files = defineFeature({
  dialogs: { path: { view: PathDialog } },
  actions,
  events,
  setup: keepOnLeaving,
  restore,
  status: FilesStatus,
  palette: recentFiles,
})
