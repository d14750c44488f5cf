import { t } from '@shared/i18n/t'
import type { GameError } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { type BrokenGame, useFilesStore } from '../../openFiles/files'
import { headerOfFlatGame, headerOfTags, isWritable } from '../../openFiles/gameInFile'
import { useGameListsStore } from '../../openFiles/gameLists'
import { headerTitle } from '../../stores/headerTitle'

/** What a corrected text is: a game that can be opened, one that still cannot, or not one game. */
export type CorrectedText = 'readable' | 'faulty' | 'several'

/** Corrects the text of a game that cannot be opened. */
export function useCorrection() {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const lists = useGameListsStore()

  let lastTurn = 0

  const showError = ({ file, index }: BrokenGame, error: GameError) => {
    const shown = files.broken
    if (shown?.file.fileId === file.fileId && shown.index === index) files.broken = { ...shown, error }
  }

  /**
   * Reads a changed text, and shows what is still wrong with it. If the file may be written, the text goes into its
   * list, right or wrong, so that it is saved with the list and survives a crash. Undefined if a later change is being
   * read already.
   */
  const keep = async (broken: BrokenGame, text: string): Promise<CorrectedText | undefined> => {
    const { file, index } = broken
    const turn = ++lastTurn
    const old = files.listOf(file.fileId)?.slots[index]
    const [read, ...others] = await bridge().request('games:read', text)
    if (turn !== lastTurn) return undefined
    if (!read || others.length > 0) return 'several'
    const tagged = read.ok ? headerOfFlatGame(read.value) : headerOfTags(read.error.tags, 0)
    const header = { ...tagged, index }
    if (old && old.pgn !== text && isWritable(file)) {
      const name = t('shell.brokenGame.corrected', { game: headerTitle(header) })
      lists.rewrite(file.fileId, name, old, { header, pgn: text })
    }
    // The error has the text without the space around the game.
    if (!read.ok) showError(broken, { ...read.error, text })
    return read.ok ? 'readable' : 'faulty'
  }

  /** Opens the game with the corrected text: in its place or, if its file cannot be changed, as a new one. */
  const open = async ({ file, index }: BrokenGame, text: string) => {
    if (isWritable(file)) return files.openGame(file.fileId, index)
    const [read] = await bridge().request('games:read', text)
    if (read?.ok) documents.addUnsaved(unflatten(read.value))
  }

  return { keep, open }
}
