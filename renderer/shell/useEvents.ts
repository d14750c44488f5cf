import { tryOnScopeDispose, useEventListener } from '@vueuse/core'
import type { EventName, Events } from '@shared/ipc/contract'
import { describeNotice } from '../errors/describeNotice'
import { bridge } from '../ipc/client'
import { useAnalysisStore } from '../features/engines/analysisStore'
import { useAppStore } from '../stores/app'
import { useArrangementJournalStore } from '../stores/arrangementJournal'
import { useEditorStore } from '../features/editor/editorStore'
import { useEnginesStore } from '../stores/engines'
import { useFileChangesStore } from '../stores/fileChanges'
import { useFilesStore } from '../stores/files'
import { useGameSearchStore } from '../features/games/filters/gameSearchStore'
import { useJournalStore } from '../stores/journal'
import { useJournalTroubleStore } from '../stores/journalTrouble'
import { useNoticesStore } from '../stores/notices'
import { progressAfter } from '../stores/readingProgress'
import { useSelfTestStore } from '../features/selfTest/selfTestStore'
import { useSessionStore } from '../stores/session'
import { useSettingsStore } from '../stores/settings'
import { usePracticeStore } from '../features/practice/practiceStore'
import { usePreparationsStore } from '../features/prepare/preparationsStore'
import { useReportQueueStore } from '../features/report/reportQueueStore'
import { useAnnotationStore } from '../features/solver/annotationStore'
import { useSolverStore } from '../features/solver/solverStore'
import { useTrainingStore } from '../features/training/trainingStore'
import type { ActionId } from '@shared/ipc/actionTable'

/** Listens to the main process as long as the component lives. */
const on = <N extends EventName>(name: N, listener: (event: Events[N]) => unknown) => {
  tryOnScopeDispose(bridge().subscribe(name, event => void listener(event)))
}

const hearOfPreparations = () => {
  const preparations = usePreparationsStore()
  on('preparations:changed', preparations.receive)
  on('preparations:now', preparations.receiveNow)
}

/** Carries the main process's news to the stores; once, at the root. */
export function useEvents(run: (id: ActionId) => void) {
  const analysis = useAnalysisStore()
  const app = useAppStore()
  const arrangementJournal = useArrangementJournalStore()
  const engines = useEnginesStore()
  const files = useFilesStore()
  const gameSearch = useGameSearchStore()
  const editor = useEditorStore()
  const journal = useJournalStore()
  const journalTrouble = useJournalTroubleStore()
  const notices = useNoticesStore()
  const changes = useFileChangesStore()
  const practice = usePracticeStore()
  const selfTest = useSelfTestStore()
  const session = useSessionStore()
  const settings = useSettingsStore()
  const solver = useSolverStore()
  const training = useTrainingStore()
  const annotation = useAnnotationStore()
  const reports = useReportQueueStore()

  on('menu:command', run)
  on('menu:openSample', ({ id }) => files.openSample(id))
  on('files:openRequest', ({ path }) => files.open(path))
  on('files:progress', news => (files.progress = progressAfter(files.progress, news)))
  on('files:changed', ({ fileId, gone }) => changes.meetChange(fileId, gone))
  on('settings:changed', settings.receive)
  on('recent:changed', recent => (app.recentFiles = recent))
  on('search:progress', gameSearch.receive)
  on('search:done', gameSearch.finish)
  on('selfTest:progress', selfTest.receive)
  on('selfTest:done', selfTest.finish)
  on('analysis:update', analysis.receive)
  on('solver:update', solver.receive)
  on('play:progress', news => {
    practice.receive(news)
    training.receiveProgress(news)
  })
  on('training:update', training.receive)
  on('solver:pricing', annotation.receive)
  on('report:update', reports.receive)
  hearOfPreparations()
  on('engines:changed', engines.receive)
  on('engines:notice', engines.meetNotice)
  on('journal:trouble', journalTrouble.receive)
  on('app:notice', notice => notices.report(describeNotice(notice), [], `app ${notice.kind}`))
  on('app:noticeOver', kind => notices.settleTopic(`app ${kind}`))

  // Clocks of a page that is not seen go slowly.
  useEventListener(document, 'visibilitychange', () => {
    void journal.flush()
    void arrangementJournal.flush()
  })
  // Edits that are in the window only would go with it.
  useEventListener(window, 'beforeunload', event => {
    if (journalTrouble.trouble) event.preventDefault()
  })
  useEventListener(window, 'pagehide', () => {
    void journal.flush()
    void arrangementJournal.flush()
    void session.keep()
    void editor.keep()
  })
}
