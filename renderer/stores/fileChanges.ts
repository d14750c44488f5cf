import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { OpenedFile } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { useArrangementsStore } from './arrangements'
import { useArrangingStore } from './arranging'
import { useClashesStore } from './clashes'
import { isDirty, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { inTurnOf } from './fileTurns'
import { originOf, placeInFile, savedHashOf } from './gameInFile'
import { useNoticesStore } from './notices'

/** What happened to a file behind our back, while edits of it were unsaved. */
export type Conflict = 'changed' | 'gone'

/** Files that other programs change or remove while their games are open here. */
export const useFileChangesStore = defineStore('fileChanges', () => {
  const arrangements = useArrangementsStore()
  const arranging = useArrangingStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** By file id. */
  const conflicts = shallowRef<ReadonlyMap<string, Conflict>>(new Map())

  const mark = (fileId: string, conflict: Conflict) => {
    conflicts.value = new Map(conflicts.value).set(fileId, conflict)
  }

  const settle = (fileId: string) => {
    const rest = new Map(conflicts.value)
    if (rest.delete(fileId)) conflicts.value = rest
  }

  const tabsOf = (fileId: string) => documents.documents.filter(one => one.origin?.fileId === fileId)

  /** Takes in a file as it is now and finds the games of its tabs in it again. */
  const adoptChanged = (file: OpenedFile) => {
    files.keep(file)
    for (const { id, origin } of tabsOf(file.fileId)) {
      const place = placeInFile(file, origin!.listed, origin!.index)
      documents.relink(id, place === undefined ? undefined : originOf(file, place))
    }
  }

  /** Shows a clean tab as its file has it, and notes an edited one that began with another game; false if nothing could be read. */
  const refresh = async (document: GameDocument): Promise<boolean> => {
    const { fileId, index } = document.origin!
    const read = await arrangements.read(fileId, index)
    if (!read.ok) {
      notices.report(describeError(read.error))
      return false
    }
    const inFile = unflatten(read.value)
    if (!isDirty(document)) documents.refresh(document.id, inFile)
    else if (document.saved && savedHashOf(document.saved) === savedHashOf(inFile))
      clashes.settle(document.id)
    else clashes.mark(document.id, inFile)
    return true
  }

  /** Has the tabs of a file, but for one just saved, agree with it; where edits do not, the user has to decide. */
  const bringToAgreement = async (fileId: string, justSaved?: string) => {
    const agree = await Promise.all(
      tabsOf(fileId)
        .filter(({ id }) => id !== justSaved)
        .map(refresh),
    )
    if (agree.includes(false)) mark(fileId, 'changed')
    else settle(fileId)
  }

  /** Reads a file again. Tabs with unsaved edits keep theirs; those whose games changed in the file, too, clash. */
  const reload = (fileId: string) =>
    inTurnOf(fileId, async () => {
      const answer = await bridge().request('files:reload', fileId)
      if (!answer.ok) {
        notices.report(describeError(answer.error))
        return
      }
      const { movedTo, ...file } = answer.value
      arranging.rebase({ file, movedTo })
      await bringToAgreement(fileId)
      const isPending = arranging.isPending(fileId)
      const text = t(isPending ? 'arranging.reloaded' : 'notices.reloaded', { file: file.name })
      notices.tell('note', text)
    })

  /** The file was changed or removed by another program. */
  const meetChange = async (fileId: string, gone: boolean) => {
    const tabs = tabsOf(fileId)
    if (gone) for (const { id } of tabs) documents.markUnsaved(id)
    if (gone) mark(fileId, 'gone')
    else if (tabs.some(isDirty) || arranging.isPending(fileId)) mark(fileId, 'changed')
    else await reload(fileId)
  }

  return { conflicts, mark, settle, adoptChanged, bringToAgreement, reload, meetChange }
})
