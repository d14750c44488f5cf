import type { LearnedGame } from '@shared/drill/makeCards'
import type { OpenedFile } from '@shared/ipc/contract'
import { titleOf } from '@shared/tree/gameTitle'
import type { TreePath } from '@shared/tree/node'
import type { GameDocument } from '../../openFiles/document'
import { useFilesStore } from '../../openFiles/files'
import type { DeckGames } from './deckDraft'

/** The games that were read, and the number of games that could not be. */
export interface ReadGames extends DeckGames {
  readonly unread: number
}

/** The number of games between two checks for cancellation. */
const STEP = 10

/** The games from which decks are made, in the current version of tabs and files. */
export const useDeckGames = () => {
  const files = useFilesStore()

  /** The game of a tab, from a position onward. */
  const ofDocument = ({ game, origin }: GameDocument, from: TreePath): DeckGames => {
    const stored = origin && files.storedAt(origin.fileId, origin.index)
    const isInFile = origin?.path !== undefined && stored !== undefined
    return {
      games: [{ game, from, ...(isInFile && { place: stored }) }],
      source: {
        ...(isInFile && { path: origin.path, indexes: [stored] }),
        ...(from.length > 0 && { from }),
      },
      title: titleOf(game),
    }
  }

  const gameAt = async (fileId: string, place: number): Promise<LearnedGame | undefined> => {
    const stored = files.storedAt(fileId, place)
    const at = { from: [], ...(stored !== undefined && { place: stored }) }
    const read = await files.gameAt(fileId, place)
    return read.ok ? { game: read.value, ...at } : undefined
  }

  /**
   * Games of a file, with the edits of their tabs; undefined if reading was cancelled.
   *
   * @param places in its list; by default all
   * @param news called while games are read; returns false once reading is cancelled
   */
  const ofFile = async (
    { fileId, name, path, games: listed }: OpenedFile,
    places: readonly number[] | undefined,
    news: (done: number) => boolean,
  ): Promise<ReadGames | undefined> => {
    const games: LearnedGame[] = []
    const wanted = places ?? listed.map((_, place) => place)
    for (const [done, place] of wanted.entries()) {
      if (done % STEP === 0 && !news(done)) return undefined
      const read = await gameAt(fileId, place)
      if (read) games.push(read)
    }
    const indexes = places?.flatMap(place => files.storedAt(fileId, place) ?? [])
    const source = { ...(path !== undefined && { path }), ...(indexes && { indexes }) }
    return { games, source, title: name, unread: wanted.length - games.length }
  }

  return { ofDocument, ofFile }
}
