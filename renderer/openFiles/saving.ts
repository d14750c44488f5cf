import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { ExportedFile, FileError, SaveAsRequest, SavedFile } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { fileNameFor } from '@shared/tree/gameTitle'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { FULL_DISK, topicOf, useNoticesStore } from '../stores/notices'
import { askedPath } from './askedPath'
import { useClashesStore } from './clashes'
import { isDirty, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFileChangesStore } from './fileChanges'
import { useFilesStore } from './files'
import { isWritable, originOf } from './gameInFile'
import { useGameListsStore } from './gameLists'
import { useSaveAll } from './saveAll'
import { useWriting, type WrittenInPlace } from './writing'

const saveElsewhere = (request: SaveAsRequest) => bridge().request('files:saveAs', request)
const exportCopy = (request: SaveAsRequest) => bridge().request('files:export', request)

/** Writes games into files: into their own, all of them, into a new one, or as a copy. */
export const useSavingStore = defineStore('saving', () => {
  const lists = useGameListsStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const changes = useFileChangesStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const writing = useWriting()

  const tellSaved = ({ fileId, name: file, convertedToUtf8, leftOtherNames }: WrittenInPlace) => {
    notices.settleTopic(FULL_DISK)
    notices.settleTopic(`save ${fileId}`)
    notices.tell('done', t(convertedToUtf8 ? 'notices.savedInUtf8' : 'notices.saved', { file }))
    if (leftOtherNames) notices.tell('note', t('notices.leftOtherNames', { file }))
  }

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

  const tellWritten = (written: Result<WrittenInPlace, FileError>, fileId: string) => {
    if (written.ok) tellSaved(written.value)
    else fail(written.error, fileId)
  }

  const saveList = async (fileId: string) => tellWritten(await writing.writeList(fileId, []), fileId)

  /** Writes a game to index `index` of its own file; an index after the last game appends it. */
  const saveInPlace = async (document: GameDocument, force: boolean, index = document.origin!.index) =>
    tellWritten(await writing.writeGame(document, force, index), document.origin!.fileId)

  const canSaveInPlace = ({ origin }: GameDocument): boolean => {
    const file = origin && files.files.get(origin.fileId)
    return file !== undefined && isWritable(file)
  }

  /** Saves the current game to its file, with its list; asks for a file if it has none. */
  const save = async (force = false) => {
    const document = documents.active
    const fileId = files.current?.fileId
    const isPending = fileId !== undefined && lists.isPending(fileId)
    if (!document) {
      if (isPending) await saveList(fileId)
      return
    }
    if (!canSaveInPlace(document)) return saveAs()
    const conflict = changes.conflicts.get(document.origin!.fileId)
    if (conflict === 'gone') return saveAs()
    if (clashes.doubts.has(document.id)) notices.tell('note', t('notices.notSavedDoubt'))
    else if (!force && conflict) notices.tell('note', t('notices.notSavedChanged'))
    else if (!force && clashes.clashes.has(document.id)) notices.tell('note', t('notices.notSavedClash'))
    else if (isDirty(document) || force) await saveInPlace(document, force)
    else if (isPending) await saveList(fileId)
  }

  const requestFor = async (
    title: string,
    document: GameDocument,
    interoperable: boolean,
  ): Promise<SaveAsRequest | undefined> => {
    const suggestedName = fileNameFor(document.game)
    const asked = await askedPath('save', title, suggestedName)
    if (!asked) return undefined
    const { path } = asked
    const place = path === undefined ? {} : { path, overwrite: true }
    return { game: flatten(document.game), suggestedName, interoperable, ...place }
  }

  /** Writes to another file. If that has games already, the user decides whether they are kept or replaced. */
  const send = async <F>(
    write: (request: SaveAsRequest) => Promise<Result<F | null, FileError>>,
    request: SaveAsRequest,
    done: (file: F) => void,
  ) => {
    const written = await write(request)
    if (written.ok) {
      if (written.value) done(written.value)
    } else if (written.error.reason === 'holdsGames') {
      const { error } = written
      const answering = (heldGames: 'keep' | 'replace') => () =>
        void send(write, { ...request, path: error.path, overwrite: true, heldGames }, done)
      notices.report(describeError(error), [
        { label: t('notices.addThisGame'), run: answering('keep') },
        { label: t('notices.replaceAll', { count: Number(error.detail) }), run: answering('replace') },
      ])
    } else fail(written.error)
  }

  const moveTo = ({ id, game }: GameDocument, file: SavedFile) => {
    files.keep(file)
    clashes.settle(id)
    documents.markSaved(id, game, originOf(file, file.index))
    tellSaved(file)
  }

  /** Saves the active game to a new file, to which it belongs from then on. */
  const saveAs = async () => {
    const document = documents.active
    const request = document && (await requestFor(t('shell.path.saveAsTitle'), document, false))
    if (request) await send(saveElsewhere, request, file => moveTo(document, file))
  }

  /** Writes a copy that other programs can open; the tab stays linked to its own file. */
  const exportInteroperable = async () => {
    const document = documents.active
    const request = document && (await requestFor(t('shell.path.exportTitle'), document, true))
    if (request) await send(exportCopy, request, tellExported)
  }

  return { save, saveAll: useSaveAll(), saveInPlace, saveAs, exportInteroperable }
})
