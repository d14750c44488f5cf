import { useBesideStore } from '../../../stores/beside'
import { useDocumentsStore } from '../../../stores/documents'
import { useFilesStore } from '../../../stores/files'

/** Games of a list side by side: two that are meant, or one beside the game that is open. */
export const useGamesBeside = () => {
  const beside = useBesideStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** The game that is open, if it is one of this file. */
  const openPlace = (): number | undefined => {
    const origin = documents.active?.origin
    return origin?.fileId === files.current?.fileId ? origin?.index : undefined
  }

  const canShow = (places: readonly number[]): boolean =>
    places.length === 2 ||
    (places.length === 1 && documents.active !== undefined && places[0] !== openPlace())

  const show = async (places: readonly number[]) => {
    const [first, second] = places
    if (files.current && first !== undefined && canShow(places))
      await beside.showGames(files.current.fileId, [first, second])
  }

  return { openPlace, canShow, show }
}
