import { shortened } from '@shared/cutText'
import { t } from '@shared/i18n/t'
import { MAX_NOTIFICATION_LENGTH } from '@shared/ipc/known'
import { bridge } from '../../ipc/client'
import { isAttended, whenAttended } from '../../stores/attention'
import { useSplitViewStore } from '../../workbench/splitView'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { type NoticeAction, useNoticesStore } from '../../stores/notices'
import { usePlaceStore } from '../../workbench/place'
import type { QueuedGame } from './queuedGame'
import type { RunningReport, WishedReports } from './wishedReports'
import { useReportStore } from './reportStore'

/** Announces finished reports when the window is out of sight, with a link to them. */
export const useReportEnds = () => {
  const splitView = useSplitViewStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const store = useReportStore()

  const isSeen = ({ key }: RunningReport): boolean =>
    isAttended() && place.current === 'analysis' && store.key === key && !splitView.isShown

  const isThere = (queued: QueuedGame): boolean =>
    queued.kind === 'listed' || documents.documentById(queued.documentId) !== undefined

  const show = async (queued: QueuedGame) => {
    splitView.close()
    if (queued.kind === 'tab') documents.activate(queued.documentId)
    else await files.openGame(queued.fileId, queued.place)
    store.show()
  }

  const wayTo = ({ queued }: RunningReport): NoticeAction | undefined =>
    isThere(queued) ? { label: t('report.queue.show'), run: () => void show(queued) } : undefined

  const announce = (text: string, last: RunningReport | undefined) => {
    const action = last && wayTo(last)
    notices.tell('done', text, { ...(action && { action }), waitsFor: whenAttended() })
    if (!isAttended()) void bridge().request('window:notify', shortened(text, MAX_NOTIFICATION_LENGTH))
  }

  /** All games of these requests have had their turn. */
  return (wishes: readonly WishedReports[]) => {
    const skipped = wishes.reduce((sum, wish) => sum + wish.skipped, 0)
    const games = wishes.flatMap(wish => wish.games.filter(one => one)).length - skipped
    const last = wishes.findLast(wish => wish.last)?.last
    if (skipped > 0) announce(t('report.queue.doneSkipped', { games, skipped }), last)
    else if (games > 1) announce(t('report.queue.done', { games }), last)
    else if (last && !isSeen(last)) announce(t('report.queue.doneOne', { game: last.name }), last)
  }
}
