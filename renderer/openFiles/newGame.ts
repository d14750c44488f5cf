import { defineStore } from 'pinia'
import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { setTags } from '@shared/tree/gameEdit'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'
import type { GameDocument } from './document'
import { useDocumentsStore } from './documents'

/** Games that start here: analyses of a position, thrown starts, practice games. */
export const useNewGameStore = defineStore('newGame', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  const create = async (request: PositionRequest, tags: readonly PgnTag[]): Promise<Game | undefined> => {
    const created = await bridge().request('games:create', request)
    if (created.ok) return setTags(unflatten(created.value), tags)
    notices.report(describeError(created.error))
    return undefined
  }

  /**
   * Opens a game from a position in a new tab; undefined, with a notice, if the position is invalid.
   *
   * @param tags what is known about the game, such as how its start was found or who plays
   * @param complete adds what the game has besides its start
   */
  const open = async (
    request: PositionRequest,
    tags: readonly PgnTag[] = [],
    complete: (game: Game) => Game = game => game,
  ): Promise<GameDocument | undefined> => {
    const game = await create(request, tags)
    return game && documents.add(complete(game))
  }

  /** Opens a game that people have agreed to play. With names and terms it counts as unsaved, and is kept, even before its first move. */
  const openAgreed = async (
    request: PositionRequest,
    tags: readonly PgnTag[],
  ): Promise<GameDocument | undefined> => {
    const game = await create(request, tags)
    return game && documents.addUnsaved(game)
  }

  return { open, openAgreed }
})
