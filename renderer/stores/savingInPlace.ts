import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { FileError, SavedFile } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import { useArrangingStore } from './arranging'
import { useClashesStore } from './clashes'
import type { GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFileChangesStore } from './fileChanges'
import { useFilesStore } from './files'
import { inTurnOf } from './fileTurns'
import { originOf } from './gameInFile'
import { headerOfGame } from './headerOfGame'
import { FULL_DISK, useNoticesStore } from './notices'
import { useSavingListsStore } from './savingLists'

/** What is said of a file that has been written. */
type Told = Pick<SavedFile, 'fileId' | 'name' | 'convertedToUtf8' | 'leftOtherNames'>

/** What kept a file from being written. */
export interface FailedSave {
  readonly error: FileError
  readonly fileId: string
}

/** Writing games, and the lists of them, back into the files that they came from. */
export const useSavingInPlaceStore = defineStore('savingInPlace', () => {
  const arranging = useArrangingStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const changes = useFileChangesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const savingLists = useSavingListsStore()

  const tellSaved = ({ fileId, name: file, convertedToUtf8, leftOtherNames }: Told) => {
    notices.settleTopic(FULL_DISK)
    notices.settleTopic(`save ${fileId}`)
    notices.tell('done', t(convertedToUtf8 ? 'notices.savedInUtf8' : 'notices.saved', { file }))
    if (leftOtherNames) notices.tell('note', t('notices.leftOtherNames', { file }))
  }

  /** Writes the list of a file as it is now, and the edits of some tabs with it. */
  const saveList = async (fileId: string, ids: readonly string[]): Promise<FailedSave | undefined> => {
    const saved = await savingLists.save(fileId, ids)
    if (!saved.ok) return { error: saved.error, fileId }
    changes.settle(fileId)
    const { name, convertedToUtf8 } = saved.value
    tellSaved({ fileId, name, convertedToUtf8: convertedToUtf8 > 0 })
    return undefined
  }

  /** Takes in a file into which one game was written: all that it held stand where they stood. */
  const takeSaved = async ({ movedTo, ...file }: SavedFile, held: number) => {
    if (movedTo) await changes.adoptChanged({ file, movedTo })
    else arranging.rebase({ file, movedTo: Array.from({ length: held }, (_, at) => at) })
  }

  const writeGame = async (
    { id, game, origin }: GameDocument,
    force: boolean,
    index: number,
  ): Promise<FailedSave | undefined> => {
    const { fileId } = origin!
    const held = files.baseOf(fileId)?.games.length ?? 0
    const saved = await bridge().request('files:save', { fileId, index, game: flatten(game), force })
    if (!saved.ok) return { error: saved.error, fileId }
    const { index: place, movedTo } = saved.value
    await takeSaved(saved.value, held)
    documents.markSaved(id, game, arranging.originOfStored(fileId, place))
    clashes.settle(id)
    tellSaved(saved.value)
    if (movedTo) await changes.bringToAgreement(fileId, id)
    else changes.settle(fileId)
    return undefined
  }

  /** Has a game stand behind the last of its list, as another one than it was. */
  const putBehindLast = async ({ id, game, origin }: GameDocument) => {
    const { fileId } = origin!
    const pgn = await bridge().request('games:write', flatten(game), false)
    const added = { header: headerOfGame(game), pgn }
    arranging.edit(fileId, t('arranging.done.added'), slots => [...slots, added])
    const file = files.files.get(fileId)
    if (file) documents.relink(id, originOf(file, file.games.length - 1))
  }

  /**
   * Puts a game at `index` of its own file; the number of games there adds it behind the last. Where the list of the
   * file is to be written, too, it is written with it.
   */
  const saveGame = async (
    document: GameDocument,
    force: boolean,
    index: number,
  ): Promise<FailedSave | undefined> => {
    const { id, origin } = document
    const { fileId } = origin!
    const written = await inTurnOf(fileId, async () =>
      arranging.isPending(fileId) ? undefined : { failed: await writeGame(document, force, index) },
    )
    if (written) return written.failed
    if (force) await changes.reload(fileId)
    if (index !== origin!.index) await putBehindLast(document)
    return saveList(fileId, [id])
  }

  return { tellSaved, saveList, saveGame }
})
