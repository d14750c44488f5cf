import type { Game } from '@shared/tree/game'
import { useListedGame } from '../../stores/listedGame'

/** Games of a file, with the edits of their tabs. */
export interface GatheredGames {
  readonly games: readonly Game[]
  /** How many could not be read. */
  readonly unreadable: number
}

/** Reads games of the list of a file one after the other. */
export const useGatheredGames = () => {
  const gameAt = useListedGame()

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
