import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { useArrangementsStore } from '../../stores/arrangements'
import { useDocumentsStore } from '../../stores/documents'

/** Games of a file, with the edits of their tabs. */
export interface GatheredGames {
  readonly games: readonly Game[]
  /** How many could not be read. */
  readonly unreadable: number
}

/** Reads games of the list of a file one after the other. */
export const useGatheredGames = () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()

  const gameAt = async (fileId: string, place: number): Promise<Game | undefined> => {
    const tab = documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)
    if (tab) return tab.game
    const read = await arrangements.look(fileId, place)
    return read.ok ? unflatten(read.value) : undefined
  }

  return async (
    fileId: string,
    places: readonly number[],
    onRead: (done: number) => void,
    signal: AbortSignal,
  ): Promise<GatheredGames> => {
    const games: Game[] = []
    for (const [done, place] of places.entries()) {
      signal.throwIfAborted()
      onRead(done)
      const game = await gameAt(fileId, place)
      if (game) games.push(game)
    }
    return { games, unreadable: places.length - games.length }
  }
}
