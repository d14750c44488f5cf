import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { useArrangementsStore } from '../../stores/arrangements'
import { useDocumentsStore } from '../../stores/documents'

/** A game that waits for its report: the one of a tab, or one of a file. */
export type QueuedGame =
  | { readonly kind: 'tab'; readonly documentId: string }
  | { readonly kind: 'listed'; readonly fileId: string; readonly place: number }

/** Reads games when their turn comes: one that is open as it is now, others as their files have them. */
export const useQueuedGames = () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()

  return async (queued: QueuedGame): Promise<Game | undefined> => {
    if (queued.kind === 'tab') return documents.documentById(queued.documentId)?.game
    const { fileId, place } = queued
    const open = documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)
    if (open) return open.game
    const read = await arrangements.look(fileId, place)
    return read.ok ? unflatten(read.value) : undefined
  }
}
