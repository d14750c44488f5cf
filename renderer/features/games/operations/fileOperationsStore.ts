import { defineStore } from 'pinia'
import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import type { ExtendedFile, GamePiece, OpenedFile } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { describeError } from '../../../errors/describeError'
import { bridge } from '../../../ipc/client'
import { askedPath } from '../../../openFiles/askedPath'
import { isDirty } from '../../../openFiles/document'
import { inTurnOf } from '../../../openFiles/fileChanges'
import { requestFile, useFilesStore } from '../../../openFiles/files'
import { isWritable } from '../../../openFiles/gameInFile'
import { piecesOf, type Slot } from '../../../openFiles/gameList'
import { useGameListsStore } from '../../../openFiles/gameLists'
import { useNoticesStore } from '../../../stores/notices'
import { useGameOperations } from './gameOperationsStore'

/** Where games are copied or moved to: an open file, one that a dialog asks for, or a new one. */
export type CopyTarget = { readonly fileId: string } | 'anotherFile' | 'newFile'

/**
 * Copying and moving games of the current file to another one. The other file is written at once, in one step; moved
 * games are taken out of the current file only after that, as a change that is pending until it is saved. So after
 * any interruption, each game is in at least one of the files.
 */
export const useFileOperations = defineStore('fileOperations', () => {
  const lists = useGameListsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const operations = useGameOperations()

  /** Open files that games of the current one can be added to. */
  const targets = computed(() =>
    [...files.files.values()].filter(file => isWritable(file) && file.fileId !== files.current?.fileId),
  )

  const askedFile = async (): Promise<OpenedFile | undefined> => {
    const asked = await askedPath('open', t('shell.path.openTitle'))
    const opened = asked && (await requestFile(asked.path))
    if (opened && !opened.ok) notices.report(describeError(opened.error))
    return opened?.ok && opened.value ? files.keep(opened.value) : undefined
  }

  /** These games as the user sees them: with the edits of their tabs. */
  const piecesAt = (
    fileId: string,
    slots: readonly Slot[],
    places: readonly number[],
  ): readonly GamePiece[] =>
    places.flatMap((place): readonly GamePiece[] => {
      const tab = files.tabAt(fileId, place)
      return tab && isDirty(tab) ? [{ game: flatten(tab.game) }] : piecesOf(slots.slice(place, place + 1))
    })

  /** Takes in a file that games were added to at the end: all its other games keep their places. */
  const takeExtended = (extended: ExtendedFile) => {
    if (!files.baseOf(extended.fileId)) files.keep(extended)
    else lists.rebase({ file: extended, movedTo: Array.from({ length: extended.index }, (_, at) => at) })
  }

  const send = async (from: OpenedFile, slots: readonly Slot[], places: readonly number[], to?: string) => {
    const suggestedName = 'games.pgn'
    const asked = to === undefined ? await askedPath('save', t('shell.saveAs'), suggestedName) : {}
    if (!asked) return undefined
    const answer = await bridge().request('games:copy', {
      fileId: from.fileId,
      hash: from.hash,
      pieces: piecesAt(from.fileId, slots, places),
      suggestedName,
      ...(to !== undefined && { to }),
      ...asked,
    })
    if (!answer.ok) notices.report(describeError(answer.error))
    else if (answer.value) takeExtended(answer.value)
    return answer.ok ? (answer.value ?? undefined) : undefined
  }

  /** Adds the games to the target and returns its file; undefined if nothing was written. */
  const add = async (places: readonly number[], target: CopyTarget): Promise<OpenedFile | undefined> => {
    const from = files.current && files.baseOf(files.current.fileId)
    if (!from || places.length === 0) return undefined
    const { slots } = files.listOf(from.fileId)!
    if (target === 'newFile') return send(from, slots, places)
    const to = target === 'anotherFile' ? (await askedFile())?.fileId : target.fileId
    if (to === undefined) return undefined
    if (to === from.fileId) {
      notices.tell('note', t('gameList.sameFile'))
      return undefined
    }
    return inTurnOf(to, () => send(from, slots, places, to))
  }

  /** Adds copies of these games to the end of another file, which is written at once. */
  const copyTo = async (places: readonly number[], target: CopyTarget) => {
    const words = operations.titled(operations.headersAt(places))
    const file = await add(places, target)
    if (file) notices.tell('done', t('gameList.copiedToFile', { ...words, file: file.name }))
  }

  /** Adds these games to another file and takes them out of the current one, a change that is still to be saved. */
  const moveTo = async (places: readonly number[], target: CopyTarget) => {
    const from = operations.editableFile(places)
    if (!from) return
    const words = operations.titled(operations.headersAt(places))
    const moved = places.flatMap(place => files.listOf(from.fileId)!.slots[place] ?? [])
    const file = await add(places, target)
    if (!file) return
    const now = files.listOf(from.fileId)!.slots
    const left = moved.map(slot => now.indexOf(slot)).filter(place => place >= 0)
    if (left.length < moved.length) {
      // The list has changed meanwhile: nothing unknown is taken out of it.
      notices.tell('done', t('gameList.copiedToFile', { ...words, file: file.name }))
      return
    }
    await operations.remove(left, t('gameList.done.movedToFile', { ...words, file: file.name }))
    notices.tell('done', t('gameList.movedToFile', { ...words, file: file.name, from: from.name }))
  }

  return { targets, copyTo, moveTo }
})
