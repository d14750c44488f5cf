import type { Game } from '@shared/tree/game'
import { useFilesStore } from '../../openFiles/files'

/** Games of a file, with the edits of their tabs. */
export interface GatheredGames {
  readonly games: readonly Game[]
  /** How many could not be read. */
  readonly unreadable: number
}

/** Reads games of the list of a file one after the other. */
export const useGatheredGames = () => {
  const files = useFilesStore()

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
      const read = await files.gameAt(fileId, place)
      if (read.ok) games.push(read.value)
    }
    return { games, unreadable: places.length - games.length }
  }
}
