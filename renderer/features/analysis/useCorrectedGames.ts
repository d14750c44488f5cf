import { t } from '@shared/i18n/t'
import type { Answer, GameError, OpenedFile } from '@shared/ipc/contract'
import { textsOfGames } from '@shared/notation/pgn/gameScan'
import { unflatten } from '@shared/tree/flat'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { type BrokenGame, useFilesStore } from '../../openFiles/files'
import { headerOfRead, isWritable } from '../../openFiles/gameInFile'
import type { Slot } from '../../openFiles/gameList'
import { useGameListsStore } from '../../openFiles/gameLists'
import { headerTitle } from '../../stores/headerTitle'

/** What a corrected text contains. */
export interface CorrectedText {
  /** The number of its games. */
  readonly count: number
  /** The error that keeps the first game from being opened; undefined if there is no error or no game. */
  readonly error: GameError | undefined
}

/** The text of a game that cannot be opened; empty if it is too large to be read. */
export const textOfBroken = ({ error }: BrokenGame): string => (error.kind === 'game' ? error.text : '')

/** Reads the corrected text of a game that cannot be opened, and puts its games where they belong. */
export function useCorrectedGames() {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const lists = useGameListsStore()

  let lastTurn = 0
  /** The games of the text that was read last, as its list has them. */
  let written: readonly Slot[] = []

  /** The text in the list: the last correction, or the text of the file if there is none. */
  const textInList = (broken: BrokenGame): string =>
    files.listOf(broken.file.fileId)?.slots[broken.index]?.pgn ?? textOfBroken(broken)

  /** The games of the list in whose place the text is. */
  const replaced = ({ fileId }: OpenedFile, index: number): readonly Slot[] => {
    const slots = files.listOf(fileId)?.slots ?? []
    const isThere = written.length > 0 && written.every((slot, at) => slots[index + at] === slot)
    return isThere ? written : slots.slice(index, index + 1)
  }

  /** Replaces games in the list of their file by the games of a text. */
  const rewrite = (
    broken: BrokenGame,
    old: readonly Slot[],
    after: readonly string[],
    reads: Answer<'games:read'>,
  ) => {
    const { file, index } = broken
    const before = old.map(({ pgn }) => pgn ?? textOfBroken(broken))
    if (after.length === 0 || JSON.stringify(before) === JSON.stringify(after)) return
    written = after.map((pgn, at) => ({ header: { ...headerOfRead(reads[at]), index: index + at }, pgn }))
    const name = t('shell.brokenGame.corrected', { game: headerTitle(written[0]!.header) })
    lists.rewrite(file.fileId, name, old, written)
  }

  /**
   * Reads a changed text, and returns what is still wrong with it. If the file may be written, the games of the text go into
   * its list, right or wrong, so that they are saved with the list and survive a crash. Undefined if a later change is
   * being read already.
   */
  const keep = async (broken: BrokenGame, text: string): Promise<CorrectedText | undefined> => {
    const turn = ++lastTurn
    const old = replaced(broken.file, broken.index)
    const reads = await bridge().request('games:read', text)
    if (turn !== lastTurn) return undefined
    const texts = textsOfGames(text)
    // The text of a single game keeps the blanks around it.
    if (isWritable(broken.file)) rewrite(broken, old, texts.length === 1 ? [text] : texts, reads)
    const [first] = reads
    return { count: texts.length, error: first?.ok === false ? first.error : undefined }
  }

  /** Opens the game with the corrected text: in its place or, if its file cannot be changed, as a new one. */
  const open = async ({ file, index }: BrokenGame, text: string) => {
    if (isWritable(file)) return files.openGame(file.fileId, index)
    const [read] = await bridge().request('games:read', text)
    if (read?.ok) documents.addUnsaved(unflatten(read.value))
  }

  return { textInList, keep, open }
}
