import { tryOnScopeDispose, useEventListener } from '@vueuse/core'
import type { EventName, Events } from '@shared/ipc/contract'
import { describeNotice } from '../errors/describeNotice'
import { bridge } from '../ipc/client'
import { useAnalysisStore } from '../stores/analysis'
import { useAppStore } from '../stores/app'
import { useEditorStore } from '../stores/editor'
import { useEnginesStore } from '../stores/engines'
import { useFileChangesStore } from '../stores/fileChanges'
import { useFilesStore } from '../stores/files'
import { useJournalStore } from '../stores/journal'
import { useNoticesStore } from '../stores/notices'
import { progressAfter } from '../stores/readingProgress'
import { useSelfTestStore } from '../stores/selfTest'
import { useSessionStore } from '../stores/session'
import { useSettingsStore } from '../stores/settings'
import type { ActionId } from '@shared/actionTable'

/** Listens to the main process as long as the component lives. */
const on = <N extends EventName>(name: N, listener: (event: Events[N]) => unknown) => {
  tryOnScopeDispose(bridge().subscribe(name, event => void listener(event)))
}

/** Carries the main process's news to the stores; once, at the root. */
export function useEvents(run: (id: ActionId) => void) {
  const analysis = useAnalysisStore()
  const app = useAppStore()
  const engines = useEnginesStore()
  const files = useFilesStore()
  const editor = useEditorStore()
  const journal = useJournalStore()
  const notices = useNoticesStore()
  const changes = useFileChangesStore()
  const selfTest = useSelfTestStore()
  const session = useSessionStore()
  const settings = useSettingsStore()

  on('menu:command', run)
  on('menu:openSample', ({ id }) => files.openSample(id))
  on('files:openRequest', ({ path }) => files.open(path))
  on('files:progress', news => (files.progress = progressAfter(files.progress, news)))
  on('files:changed', ({ fileId, gone }) => changes.meetChange(fileId, gone))
  on('settings:changed', settings.receive)
  on('recent:changed', recent => (app.recentFiles = recent))
  on('selfTest:progress', selfTest.receive)
  on('selfTest:done', selfTest.finish)
  on('analysis:update', analysis.receive)
  on('engines:changed', engines.receive)
  on('engines:notice', engines.meetNotice)
  on('app:notice', notice => notices.report(describeNotice(notice)))

  useEventListener(window, 'pagehide', () => {
    void journal.flush()
    void session.keep()
    void editor.keep()
  })
}
