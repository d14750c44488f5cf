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
import { originOf } from './gameInFile'
import { fileNameFor } from '@shared/tree/gameTitle'
import { FULL_DISK, topicOf, useNoticesStore } from './notices'
import { useSavingInPlaceStore, type FailedSave } from './savingInPlace'

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
  const inPlace = useSavingInPlaceStore()

  const tellExported = ({ path, losses }: ExportedFile) => {
    notices.settleTopic(FULL_DISK)
    const file = fileNameOf(path)
    const count = losses.length
    notices.tell(
      'done',
      count === 0 ? t('notices.exported', { file }) : t('notices.exportedWithout', { file, count }),
    )
  }

  const fail = (error: FileError, fileId?: string) => {
    if (error.reason === 'changedOnDisk' && fileId !== undefined) changes.mark(fileId, 'changed')
    else {
      const elsewhere = { label: t('shell.saveAs'), run: () => void saveAs() }
      notices.report(describeError(error), [elsewhere], topicOf(error) ?? `save ${fileId ?? error.path}`)
    }
  }

  const report = (failed: FailedSave | undefined) => {
    if (failed) fail(failed.error, failed.fileId)
  }

  const saveList = async (fileId: string, ids: readonly string[]) =>
    report(await inPlace.saveList(fileId, ids))

  /** Puts a game at `index` of its own file; the number of games there adds it behind the last. */
  const saveInPlace = async (document: GameDocument, force: boolean, index = document.origin!.index) =>
    report(await inPlace.saveGame(document, force, index))

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
    if (clashes.doubts.has(document.id)) notices.tell('note', t('notices.notSavedDoubt'))
    else if (!force && conflict) notices.tell('note', t('notices.notSavedChanged'))
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
    inPlace.tellSaved(file)
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
