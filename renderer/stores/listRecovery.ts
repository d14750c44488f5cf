import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { ArrangementEntry, GameHeader, OpenedFile } from '@shared/ipc/contract'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { useAppStore } from './app'
import { restoredSlots, type Arrangement } from './arrangement'
import { useArrangingStore } from './arranging'
import { useFilesStore } from './files'
import { headerOfFlatGame, headerOfTags } from './headerOfGame'
import { useNoticesStore } from './notices'

/** What a list shows of a game of the journal that its file has no more, or has changed. */
const UNLISTED: GameHeader = headerOfTags([], 0)

/** Bringing back lists of games that the last session left unsaved. */
export const useListRecoveryStore = defineStore('listRecovery', () => {
  const app = useAppStore()
  const arranging = useArrangingStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  const forget = ({ documentId }: ArrangementEntry) => {
    app.recoveredLists = app.recoveredLists.filter(one => one.documentId !== documentId)
  }

  /** What the list shows of games that no file holds. */
  const headersOf = async (pieces: ArrangementEntry['pieces']): Promise<ReadonlyMap<string, GameHeader>> => {
    const headers = new Map<string, GameHeader>()
    for (const piece of pieces) {
      if (!('pgn' in piece)) continue
      const [read] = await bridge().request('games:read', piece.pgn)
      const header = read?.ok ? headerOfFlatGame(read.value) : headerOfTags(read?.error.tags ?? [], 0)
      headers.set(piece.pgn, header)
    }
    return headers
  }

  /** Where the games that the entry is about stand now; undefined where that cannot be said. */
  const placesOf = async (
    { hash, fingerprints, movesFingerprints }: ArrangementEntry,
    file: OpenedFile,
  ): Promise<readonly number[] | undefined> => {
    if (file.hash === hash) return file.games.map((_, place) => place)
    if (fingerprints === undefined) return undefined
    const marks = { fingerprints, ...(movesFingerprints !== undefined && { movesFingerprints }) }
    return bridge().request('games:find', file.fileId, marks)
  }

  /** The list as it was left, of the file as it is now; undefined if the two cannot be brought together. */
  const arrangementFor = async (
    entry: ArrangementEntry,
    file: OpenedFile,
  ): Promise<Arrangement | undefined> => {
    const headers = await headersOf(entry.pieces)
    const movedTo = await placesOf(entry, file)
    if (!movedTo) return undefined
    const begun = arranging.current(file)
    const { pieces, documentId, lastEdit } = entry
    const headerOf = (pgn: string) => headers.get(pgn) ?? UNLISTED
    return {
      ...begun,
      documentId,
      lastEdit,
      slots: restoredSlots(begun.slots, { pieces, movedTo, headerOf }),
    }
  }

  const failed = (entry: ArrangementEntry) =>
    notices.report({
      title: t('arranging.recovery.failed', { file: fileNameOf(entry.path) }),
      kept: t('arranging.recovery.inJournal'),
    })

  /** Has a list be as it was left. It keeps its place in the journal until it is saved. */
  const restore = async (entry: ArrangementEntry) => {
    const opened = await bridge().request('files:open', entry.path)
    if (!opened.ok) notices.report(describeError(opened.error))
    if (!opened.ok || !opened.value) return
    const file = files.keep(opened.value)
    const arrangement = await arrangementFor(entry, file)
    if (!arrangement) {
      failed(entry)
      return
    }
    arranging.adopt(arrangement)
    forget(entry)
    if (opened.value.hash !== entry.hash) notices.tell('note', t('arranging.reloaded', { file: file.name }))
    if (files.current === undefined) await files.openGame(file.fileId, 0)
  }

  /** Lets a list go; until the toast has gone it can be had back. */
  const discard = (entry: ArrangementEntry) => {
    forget(entry)
    notices.tell('deleted', t('arranging.recovery.discarded', { file: fileNameOf(entry.path) }), {
      action: { label: t('common.undo'), run: () => (app.recoveredLists = [...app.recoveredLists, entry]) },
      onGone: () => void bridge().request('arrangements:discard', entry.documentId),
    })
  }

  return { restore, discard }
})
