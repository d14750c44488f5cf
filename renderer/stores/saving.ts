import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { ExportedFile, FileError, SaveAsRequest, SavedFile } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { useAppStore } from './app'
import { useArrangingStore } from './arranging'
import { useClashesStore } from './clashes'
import { useDialogsStore } from './dialogs'
import { isDirty, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFileChangesStore } from './fileChanges'
import { useFilesStore } from './files'
import { inTurnOf } from './fileTurns'
import { originOf } from './gameInFile'
import { fileNameFor } from './gameTitle'
import { headerOfGame } from './headerOfGame'
import { useNoticesStore } from './notices'
import { useSavingListsStore } from './savingLists'

/** What the user answers about the games of a file that stands where he wants to save. */
type HeldAnswer = Required<Pick<SaveAsRequest, 'path' | 'overwrite' | 'heldGames'>>

/** Writing games into files. */
export const useSavingStore = defineStore('saving', () => {
  const app = useAppStore()
  const arranging = useArrangingStore()
  const clashes = useClashesStore()
  const dialogs = useDialogsStore()
  const documents = useDocumentsStore()
  const changes = useFileChangesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const savingLists = useSavingListsStore()

  type Told = Pick<SavedFile, 'name' | 'convertedToUtf8' | 'leftOtherNames'>

  const tellSaved = ({ name: file, convertedToUtf8, leftOtherNames }: Told) => {
    notices.tell('done', t(convertedToUtf8 ? 'notices.savedInUtf8' : 'notices.saved', { file }))
    if (leftOtherNames) notices.tell('note', t('notices.leftOtherNames', { file }))
  }

  const tellExported = ({ path, losses }: ExportedFile) => {
    const file = fileNameOf(path)
    const count = losses.length
    notices.tell(
      'done',
      count === 0 ? t('notices.exported', { file }) : t('notices.exportedWithout', { file, count }),
    )
  }

  const fail = (error: FileError, fileId?: string) => {
    if (error.reason === 'changedOnDisk' && fileId !== undefined) changes.mark(fileId, 'changed')
    else notices.report(describeError(error), [{ label: t('shell.saveAs'), run: () => void saveAs() }])
  }

  /** Writes the list of a file as it is now, and the edits of some tabs with it. */
  const saveList = async (fileId: string, ids: readonly string[]) => {
    const saved = await savingLists.save(fileId, ids)
    if (!saved.ok) fail(saved.error, fileId)
    else {
      changes.settle(fileId)
      tellSaved({ ...saved.value, convertedToUtf8: saved.value.convertedToUtf8 > 0 })
    }
  }

  /** Takes in a file into which one game was written: all that it held stand where they stood. */
  const takeSaved = (saved: SavedFile, held: number) => {
    if (saved.foundChanged) changes.adoptChanged(saved)
    else arranging.rebase({ file: saved, movedTo: Array.from({ length: held }, (_, at) => at) })
  }

  const writeGame = async ({ id, game, origin }: GameDocument, force: boolean, index: number) => {
    const { fileId } = origin!
    const held = files.baseOf(fileId)?.games.length ?? 0
    const saved = await bridge().request('files:save', { fileId, index, game: flatten(game), force })
    if (!saved.ok) {
      fail(saved.error, fileId)
      return
    }
    const { index: place, foundChanged } = saved.value
    takeSaved(saved.value, held)
    documents.markSaved(id, game, arranging.originOfStored(fileId, place))
    clashes.settle(id)
    tellSaved(saved.value)
    if (foundChanged) await changes.bringToAgreement(fileId, id)
    else changes.settle(fileId)
  }

  /** Has a game stand behind the last of its list, as another one than it was. */
  const putBehindLast = async ({ id, game, origin }: GameDocument) => {
    const { fileId } = origin!
    const pgn = await bridge().request('games:write', flatten(game), false)
    arranging.edit(fileId, t('arranging.done.added'), slots => [
      ...slots,
      { header: headerOfGame(game), pgn },
    ])
    const file = files.files.get(fileId)
    if (file) documents.relink(id, originOf(file, file.games.length - 1))
  }

  /**
   * Puts a game at `index` of its own file; the number of games there adds it behind the last. Where the list of the
   * file is to be written, too, it is written with it.
   */
  const saveInPlace = async (document: GameDocument, force: boolean, index = document.origin!.index) => {
    const { id, origin } = document
    const { fileId } = origin!
    const isWritten = await inTurnOf(fileId, async () => {
      if (arranging.isPending(fileId)) return false
      await writeGame(document, force, index)
      return true
    })
    if (isWritten) return
    if (force) await changes.reload(fileId)
    if (index !== origin!.index) await putBehindLast(document)
    await saveList(fileId, [id])
  }

  const canSaveInPlace = ({ origin }: GameDocument): boolean => {
    const file = origin && files.files.get(origin.fileId)
    return file?.path !== undefined && !file.readOnly
  }

  /** Writes the game that is seen back into its file, with its list; one that has none is asked for its file. */
  const save = async (force = false) => {
    const document = documents.active
    const isPending = files.current !== undefined && arranging.isPending(files.current.fileId)
    if (!document) {
      if (files.current && isPending) await saveList(files.current.fileId, [])
      return
    }
    if (!canSaveInPlace(document)) return saveAs()
    const conflict = changes.conflicts.get(document.origin!.fileId)
    if (conflict === 'gone') return saveAs()
    if (!force && conflict) notices.tell('note', t('notices.notSavedChanged'))
    else if (!force && clashes.clashes.has(document.id)) notices.tell('note', t('notices.notSavedClash'))
    else if (isDirty(document) || force) await saveInPlace(document, force)
    else if (isPending) await saveList(document.origin!.fileId, [])
  }

  /** The path asked for in the page where the shell has no dialog; undefined leaves it to the shell. */
  const askedPath = async (title: string, suggestedName: string) =>
    app.shell === 'web' ? dialogs.askPath({ kind: 'save', title, suggestedName }) : undefined

  const writing = async (
    title: string,
    document: GameDocument,
    interoperable: boolean,
  ): Promise<SaveAsRequest | undefined> => {
    const suggestedName = fileNameFor(document.game)
    const path = await askedPath(title, suggestedName)
    if (app.shell === 'web' && path === undefined) return undefined
    const common = { game: flatten(document.game), suggestedName, interoperable }
    return path === undefined ? common : { ...common, path, overwrite: true }
  }

  /** The file has games of its own: they stay, or give way, as the user says now. */
  const askAboutHeld = (error: FileError, retry: (answer: HeldAnswer) => Promise<void>) => {
    const answering = (heldGames: HeldAnswer['heldGames']) => () =>
      void retry({ path: error.path, overwrite: true, heldGames })
    notices.report(describeError(error), [
      { label: t('notices.addThisGame'), run: answering('keep') },
      { label: t('notices.replaceAll', { count: Number(error.detail) }), run: answering('replace') },
    ])
  }

  const moveTo = (id: string, game: GameDocument['game'], file: SavedFile) => {
    files.keep(file)
    clashes.settle(id)
    documents.markSaved(id, game, originOf(file, file.index))
    tellSaved(file)
  }

  const sendSaveAs = async (id: string, game: GameDocument['game'], request: SaveAsRequest) => {
    const saved = await bridge().request('files:saveAs', request)
    if (saved.ok) {
      if (saved.value) moveTo(id, game, saved.value)
    } else if (saved.error.reason === 'holdsGames') {
      askAboutHeld(saved.error, answer => sendSaveAs(id, game, { ...request, ...answer }))
    } else fail(saved.error)
  }

  /** Writes the game that is seen into a new file, which it belongs to from then on. */
  const saveAs = async () => {
    const document = documents.active
    const request = document && (await writing(t('shell.path.saveAsTitle'), document, false))
    if (request) await sendSaveAs(document.id, document.game, request)
  }

  const sendExport = async (request: SaveAsRequest) => {
    const written = await bridge().request('files:export', request)
    if (written.ok) {
      if (written.value) tellExported(written.value)
    } else if (written.error.reason === 'holdsGames') {
      askAboutHeld(written.error, answer => sendExport({ ...request, ...answer }))
    } else fail(written.error)
  }

  /** Writes a copy that ordinary tools open; the tab stays with its own file. */
  const exportInteroperable = async () => {
    const document = documents.active
    const request = document && (await writing(t('shell.path.exportTitle'), document, true))
    if (request) await sendExport(request)
  }

  return { save, saveInPlace, saveAs, exportInteroperable }
})
