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

/** Games that begin here: analyses of a position, starts that were thrown, practice games. */
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
   * Opens a game from a position in a tab of its own; undefined, with a notice, where the position is invalid.  @param
   * tags what is known of the game, such as how its start was found or who plays @param complete adds what is there
   * beside the start
   */
  const open = async (
    request: PositionRequest,
    tags: readonly PgnTag[] = [],
    complete: (game: Game) => Game = game => game,
  ): Promise<GameDocument | undefined> => {
    const game = await create(request, tags)
    return game && documents.add(complete(game))
  }

  /** Opens a game that people have agreed on: with names and terms it counts as unsaved, and is kept, before its first move. */
  const openAgreed = async (
    request: PositionRequest,
    tags: readonly PgnTag[],
  ): Promise<GameDocument | undefined> => {
    const game = await create(request, tags)
    return game && documents.addUnsaved(game)
  }

  return { open, openAgreed }
})
