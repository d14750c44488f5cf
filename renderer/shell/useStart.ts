import { nextTick } from 'vue'
import type { OpenedFile, RailPlace, StartState } from '@shared/ipc/contract'
import { describeError } from '../errors/describeError'
import { describeNotice } from '../errors/describeNotice'
import { useAppStore } from '../stores/app'
import { useDocumentsStore } from '../openFiles/documents'
import { FEATURES } from '../features'
import { useEnginesStore } from '../stores/engines'
import { useFilesStore } from '../openFiles/files'
import { useNoticesStore } from '../stores/notices'
import { useRecoveryStore } from '../openFiles/recovery'
import { useSessionStore } from '../workbench/session'
import { openPlace, placeById } from '../features/places'

/** How long the first picture waits for the tabs of the last session, in milliseconds. */
const PATIENCE_MS = 800

/** Starts the page: requests what it needs from the main process, and opens the last session's tabs and the files named at the start. */
export function useStart() {
  const app = useAppStore()
  const documents = useDocumentsStore()
  const engines = useEnginesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const recovery = useRecoveryStore()
  const session = useSessionStore()

  const restore = async ({ session: tabs }: StartState) => {
    const waiting = setTimeout(app.release, PATIENCE_MS)
    await session.restore(tabs)
    clearTimeout(waiting)
  }

  /** Shows the file: the tab that it has from the last session, or its first game. */
  const show = async (file: OpenedFile) => {
    const tab = documents.documents.find(({ origin }) => origin?.fileId === file.fileId)
    if (tab) documents.activate(tab.id)
    else await files.adopt(file)
  }

  /** Goes where the user was last; the analysis is there by itself, and would ask for a game where none is open. */
  const resume = (place: RailPlace) => {
    if (place !== 'analysis') openPlace(placeById(place))
  }

  const start = async () => {
    const [state] = await Promise.all([app.begin(), engines.load()])
    for (const feature of FEATURES) feature.restore?.(state)
    for (const notice of state.notices) notices.report(describeNotice(notice))
    for (const error of state.notOpened) notices.report(describeError(error))
    for (const file of state.opened) files.keep(file)
    await restore(state)
    // A page that is loaded again has had its tabs back.
    if (!state.isReload || !state.settings.reopenTabs) for (const file of state.opened) await show(file)
    // Opening tabs leads to the analysis; restored tabs do not, as the user did not ask for them.
    await nextTick()
    // Games come first: those that were asked for, and those that can be reopened.
    if (state.opened.length === 0 && recovery.left.length === 0) resume(state.settings.place)
    app.release()
    session.follow()
    await Promise.all(FEATURES.map(feature => feature.ready?.()))
  }

  return { start }
}
