import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { OpenedFile } from '@shared/ipc/contract'
import { titleOf } from '@shared/tree/gameTitle'
import { describeError } from '../errors/describeError'
import { FULL_DISK, topicOf, useNoticesStore } from '../stores/notices'
import { useClashesStore } from './clashes'
import { isDirty, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFileChangesStore } from './fileChanges'
import { useFilesStore } from './files'
import { isWritable } from './gameInFile'
import { useGameListsStore } from './gameLists'
import { useWriting } from './writing'

/** The results of saving everything. */
interface Tally {
  /** The names of files. */
  readonly saved: string[]
  /** What was not saved, and why. */
  readonly notSaved: string[]
  /** The subject of the notice. The notice disappears with the next successful save, or is renewed when everything is saved again. */
  topic: string
}

/** The subject of notices about what could not be saved when everything was saved. */
const NOT_SAVED = 'save all'

/** Saves every file with unsaved changes, each in one step, and reports what was saved, what was not, and why. */
export const useSaveAll = () => {
  const lists = useGameListsStore()
  const changes = useFileChangesStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const { writeList } = useWriting()

  /** Why a file must not be written; undefined if it may be. */
  const obstacleOf = (file: OpenedFile): string | undefined => {
    const { name, fileId } = file
    if (!isWritable(file)) return t('gameList.saveAll.readOnly', { file: name })
    const conflict = changes.conflicts.get(fileId)
    if (conflict === undefined) return undefined
    return t(conflict === 'gone' ? 'gameList.saveAll.gone' : 'gameList.saveAll.changed', { file: name })
  }

  const saveFile = async (file: OpenedFile, edited: readonly GameDocument[], tally: Tally) => {
    const obstacle = obstacleOf(file)
    if (obstacle !== undefined) {
      tally.notSaved.push(obstacle)
      return
    }
    const clashing = edited.filter(({ id }) => clashes.isOpen(id))
    for (const { game } of clashing) tally.notSaved.push(t('gameList.saveAll.clash', { game: titleOf(game) }))
    const ids = edited.filter(one => !clashing.includes(one)).map(({ id }) => id)
    if (ids.length === 0 && !lists.isPending(file.fileId)) return
    const saved = await writeList(file.fileId, ids)
    if (saved.ok) tally.saved.push(saved.value.name)
    else {
      if (saved.error.reason === 'changedOnDisk') changes.mark(file.fileId, 'changed')
      const why = describeError(saved.error).title
      tally.topic = topicOf(saved.error) ?? tally.topic
      tally.notSaved.push(t('gameList.saveAll.failed', { file: file.name, why }))
    }
  }

  const tell = ({ saved, notSaved, topic }: Tally) => {
    if (saved.length > 0) notices.settleTopic(FULL_DISK)
    notices.settleTopic(NOT_SAVED)
    const done = t('gameList.saveAll.saved', { count: saved.length, file: saved[0] ?? '' })
    if (notSaved.length > 0)
      notices.report(
        {
          title: t('gameList.saveAll.notSaved', { count: notSaved.length }),
          detail: formatList(notSaved),
          ...(saved.length > 0 && { kept: done }),
        },
        [],
        topic,
      )
    else if (saved.length > 0) notices.tell('done', done)
    else notices.tell('note', t('gameList.saveAll.nothing'))
  }

  return async () => {
    const tally: Tally = { saved: [], notSaved: [], topic: NOT_SAVED }
    const unsaved = documents.documents.filter(isDirty)
    for (const file of files.files.values()) {
      const edited = unsaved.filter(({ origin }) => origin?.fileId === file.fileId)
      if (edited.length > 0 || lists.isPending(file.fileId)) await saveFile(file, edited, tally)
    }
    for (const { origin, game } of unsaved)
      if (!origin) tally.notSaved.push(t('gameList.saveAll.noFile', { game: titleOf(game) }))
    tell(tally)
  }
}
