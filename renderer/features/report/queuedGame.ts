import type { Game } from '@shared/tree/game'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import type { PlaceNow } from '../../openFiles/gameLists'

/** A game that waits for its report, in a tab or in a file. */
export type QueuedGame =
  | { readonly kind: 'tab'; readonly documentId: string }
  | { readonly kind: 'listed'; readonly fileId: string; readonly place: number }

/** The same game after a change of the list of its file; undefined if it is no longer listed. */
export const movedGame = (queued: QueuedGame, fileId: string, placeNow: PlaceNow): QueuedGame | undefined => {
  if (queued.kind === 'tab' || queued.fileId !== fileId) return queued
  const place = placeNow(queued.place)
  return place === undefined ? undefined : { ...queued, place }
}

/** Reads games when it is their turn: an open game as it is now, others as their files have them. */
export const useQueuedGames = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  return async (queued: QueuedGame): Promise<Game | undefined> => {
    if (queued.kind === 'tab') return documents.documentById(queued.documentId)?.game
    const read = await files.gameAt(queued.fileId, queued.place)
    return read.ok ? read.value : undefined
  }
}
