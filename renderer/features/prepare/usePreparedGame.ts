import type { Color } from '@shared/board/color'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { setTags } from '@shared/tree/gameEdit'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { usePreparationsStore } from './model/preparationsStore'
import { titleOfPreparation } from './model/preparationWords'

/** A preparation as a game, for whatever is done with games. */
export interface PreparedOpening {
  readonly game: Game
  /** Whom it prepares. */
  readonly color: Color
}

/** A preparation leaves its place: as a game, with what is known of every move. */
export const usePreparedGame = () => {
  const documents = useDocumentsStore()
  const preparations = usePreparationsStore()

  /** The preparation as it stands now; undefined, with a notice, where it cannot be had. */
  const gameOf = async (id: string): Promise<PreparedOpening | undefined> => {
    const one = preparations.all.find(other => other.id === id)
    const flat = one && preparations.told(await bridge().request('preparations:game', id))
    if (!flat) return undefined
    const event = { name: 'Event', value: titleOfPreparation(one) }
    return { game: setTags(unflatten(flat), [event]), color: one.color }
  }

  /** Opens the preparation that is seen in a tab of its own, unsaved. */
  const open = async (): Promise<boolean> => {
    const id = preparations.selected?.id
    const opening = id === undefined ? undefined : await gameOf(id)
    if (!opening) return false
    const document = documents.add(opening.game)
    documents.orient(document.id, opening.color)
    return true
  }

  return { gameOf, open }
}
