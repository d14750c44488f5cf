import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { useArrangementsStore } from './arrangements'
import { useDocumentsStore } from './documents'

/** Reads a game at a place of the list of a file: with the edits of its tab if it is open, else as the file has it; undefined if it cannot be read. */
export const useListedGame = () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()

  return async (fileId: string, place: number): Promise<Game | undefined> => {
    const open = documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)
    if (open) return open.game
    const read = await arrangements.look(fileId, place)
    return read.ok ? unflatten(read.value) : undefined
  }
}
