import { isDirty, type GameDocument } from '../../../openFiles/document'
import { useDocumentsStore } from '../../../openFiles/documents'
import { useFilesStore } from '../../../openFiles/files'
import { originOf } from '../../../openFiles/gameInFile'

/** The game that is looked at once others are deleted: the next one that stays, else the one before them. */
export const neighborOf = (count: number, places: readonly number[], seen: number): number | undefined => {
  const gone = new Set(places)
  for (let place = seen + 1; place < count; place += 1) if (!gone.has(place)) return place
  for (let place = seen - 1; place >= 0; place -= 1) if (!gone.has(place)) return place
  return undefined
}

/** Prepares tabs for the deletion of their games, so that none is left with a game without a file. */
export const useTabsOfDeleted = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** Shows another game of the list in a tab without edits. */
  const replaceGame = async ({ id }: GameDocument, fileId: string, place: number) => {
    const file = files.files.get(fileId)
    const read = await files.read(fileId, place)
    if (file && read.ok) documents.replace(id, read.value, originOf(file, place))
    else {
      await files.openGame(fileId, place)
      documents.close(id)
    }
  }

  const leaveSeen = async (seen: GameDocument, fileId: string, place: number) => {
    if (!files.tabAt(fileId, place) && !isDirty(seen)) await replaceGame(seen, fileId, place)
    else {
      await files.openGame(fileId, place)
      if (!isDirty(seen)) documents.close(seen.id)
    }
  }

  /** Closes tabs of these games that have no unsaved edits; the tab beside a visible one is shown instead. */
  const leave = async (fileId: string, places: readonly number[]) => {
    const gone = new Set(places)
    const tabs = documents.documents.filter(
      ({ origin }) => origin?.fileId === fileId && gone.has(origin.index),
    )
    for (const { id } of tabs.filter(one => !isDirty(one) && one.id !== documents.activeId))
      documents.close(id)
    const seen = files.currentIndex
    if (files.current?.fileId !== fileId || seen === undefined || !gone.has(seen)) return
    const place = neighborOf(files.current.games.length, places, seen)
    if (place === undefined) return
    if (documents.active) await leaveSeen(documents.active, fileId, place)
    else await files.openGame(fileId, place)
  }

  return { leave }
}
