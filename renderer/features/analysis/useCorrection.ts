import { t } from '@shared/i18n/t'
import type { GameError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import type { FlatGame } from '@shared/tree/game'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { type BrokenGame, useFilesStore } from '../../openFiles/files'
import { headerOfFlatGame, headerOfTags, isWritable } from '../../openFiles/gameInFile'
import type { Slot } from '../../openFiles/gameList'
import { useGameListsStore } from '../../openFiles/gameLists'
import { headerTitle } from '../../stores/headerTitle'
import { useNoticesStore } from '../../stores/notices'

/** Corrects the text of a game that cannot be opened. */
export function useCorrection() {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const lists = useGameListsStore()
  const notices = useNoticesStore()

  /** Reads a text that must be one game; otherwise tells the user, and returns undefined. */
  const readOne = async (text: string): Promise<Result<FlatGame, GameError> | undefined> => {
    const games = await bridge().request('games:read', text)
    if (games.length === 1) return games[0]
    notices.tell('note', t('shell.brokenGame.oneGame'))
    return undefined
  }

  /** Replaces a game in the list of its file, as one edit. A list that no longer has it stays as it is. */
  const replace = (fileId: string, old: Slot | undefined, slot: Slot) => {
    if (!old || old.pgn === slot.pgn || !files.listOf(fileId)?.slots.includes(old)) return
    const slotNow = (one: Slot) => (one === old ? slot : one)
    const name = t('shell.brokenGame.corrected', { game: headerTitle(slot.header) })
    lists.edit(fileId, name, slots => slots.map(slotNow), slotNow)
  }

  const showError = ({ file, index }: BrokenGame, error: GameError) => {
    const shown = files.broken
    if (shown?.file.fileId === file.fileId && shown.index === index) files.broken = { ...shown, error }
  }

  /**
   * Reads the corrected text, and shows what is still wrong with it. If the file may be written, the list has the text
   * from then on, right or wrong, so that it survives a crash and can be undone.
   */
  const keep = async (broken: BrokenGame, text: string) => {
    const { file, index } = broken
    const old = files.listOf(file.fileId)?.slots[index]
    const read = await readOne(text)
    if (!read) return undefined
    const header = read.ok ? headerOfFlatGame(read.value) : headerOfTags(read.error.tags, 0)
    if (isWritable(file)) replace(file.fileId, old, { header: { ...header, index }, pgn: text })
    if (!read.ok) showError(broken, read.error)
    return read
  }

  /** Opens the game with the corrected text, in place of the broken one or, if its file cannot be changed, as a new one. */
  const open = async (broken: BrokenGame, text: string) => {
    const read = await keep(broken, text)
    if (!read?.ok) return
    if (isWritable(broken.file)) await files.openGame(broken.file.fileId, broken.index)
    else documents.addUnsaved(unflatten(read.value))
  }

  return { keep, open }
}
