import { flatten } from '@shared/tree/flat'
import { bridge } from '../../../ipc/client'
import { useArrangementsStore } from '../../../stores/arrangements'
import { useDocumentsStore } from '../../../stores/documents'
import { useFilesStore } from '../../../stores/files'
import { useCopying } from '../../../widgets/useCopying'

/** Games on the clipboard, with the edits of their tabs. */
export const useGamesToClipboard = () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const copy = useCopying()

  const textOf = async (fileId: string, place: number): Promise<string> => {
    const tab = documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)
    if (tab) return bridge().request('games:write', flatten(tab.game), false)
    const read = await arrangements.read(fileId, place)
    if (read.ok) return bridge().request('games:write', read.value, false)
    return read.error.kind === 'game' ? `${read.error.text.trim()}\n` : ''
  }

  /** Copies games of the current file as PGN. */
  return async (places: readonly number[]) => {
    const fileId = files.current?.fileId
    if (fileId === undefined) return
    const texts: string[] = []
    for (const place of places) texts.push(await textOf(fileId, place))
    await copy(texts.filter(Boolean).join('\n'), 'pgn')
  }
}
