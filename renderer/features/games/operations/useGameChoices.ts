import { useAppStore } from '../../../stores/app'
import { useDialogsStore, type DialogArguments } from '../../../stores/dialogs'
import { useFilesStore } from '../../../openFiles/files'
import { useAddedGames } from './addedGamesStore'
import type { GameKeyChoice, GameMenuFacts } from './gameMenu'
import { useGameOperations } from './gameOperationsStore'
import { useMergeOperations } from './mergeOperationsStore'
import { useSelectionStore } from './selectionStore'
import { flatten } from '@shared/tree/flat'
import { bridge } from '../../../ipc/client'
import { useDocumentsStore } from '../../../openFiles/documents'
import { useCopying } from '../../../widgets/useCopying'
import { useSplitViewStore } from '../../../workbench/splitView'

/** Shows games of a list side by side: two given ones, or one beside the open game. */
const useGamesBeside = () => {
  const splitView = useSplitViewStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** The place of the open game, if it is in this file. */
  const openPlace = (): number | undefined => {
    const origin = documents.active?.origin
    return origin?.fileId === files.current?.fileId ? origin?.index : undefined
  }

  const canShow = (places: readonly number[]): boolean =>
    places.length === 2 ||
    (places.length === 1 && documents.active !== undefined && places[0] !== openPlace())

  const show = async (places: readonly number[]) => {
    const [first, second] = places
    if (files.current && first !== undefined && canShow(places))
      await splitView.showGames(files.current.fileId, [first, second])
  }

  return { openPlace, canShow, show }
}

/** Copies games to the clipboard, with the edits of their tabs. */
const useGamesToClipboard = () => {
  const files = useFilesStore()
  const copy = useCopying()

  const textOf = async (fileId: string, place: number): Promise<string> => {
    const read = await files.gameAt(fileId, place)
    if (read.ok) return bridge().request('games:write', flatten(read.value), false)
    return read.error.kind === 'game' ? `${read.error.text.trim()}\n` : ''
  }

  /** Copies games of the current file as PGN. */
  return async (places: readonly number[]) => {
    const fileId = files.current?.fileId
    if (fileId === undefined) return
    const texts: string[] = []
    for (const place of places) texts.push(await textOf(fileId, place))
    await copy(texts.filter(Boolean).join('\n'), 'pgn')
  }
}

/** Carries out the choices of the menu of games, in every view of the list. */
export const useGameChoices = () => {
  const added = useAddedGames()
  const app = useAppStore()
  const beside = useGamesBeside()
  const dialogs = useDialogsStore()
  const files = useFilesStore()
  const merging = useMergeOperations()
  const operations = useGameOperations()
  const selection = useSelectionStore()
  const toClipboard = useGamesToClipboard()

  /** The selected games, else the open one. */
  const meant = (): readonly number[] => {
    if (selection.places.length > 0) return selection.places
    return files.currentIndex === undefined ? [] : [files.currentIndex]
  }

  const ask = (question: DialogArguments['games']['question'], places: readonly number[]) => {
    if (places.length > 0) dialogs.show('games', { question, places })
  }

  const open = async (places: readonly number[], inNewTab: boolean) => {
    const [place] = places
    if (files.current && place !== undefined) await files.openGame(files.current.fileId, place, { inNewTab })
  }

  const runs: Readonly<
    Record<GameKeyChoice, (places: readonly number[], shown: readonly number[]) => unknown>
  > = {
    open: places => open(places, false),
    openInNewTab: places => open(places, true),
    sideBySide: places => beside.show(places),
    addGame: () => added.addGame(),
    duplicate: places => added.duplicate(places),
    delete: places => operations.remove(places),
    moveUp: places => operations.moveBy(places, -1),
    moveDown: places => operations.moveBy(places, 1),
    moveTo: places => operations.editableFile() && ask('position', places),
    copyToFile: places => ask('copyToFile', places),
    moveToFile: places => operations.editableFile(places) && ask('moveToFile', places),
    train: places => dialogs.show('deck', { of: 'selection', places }),
    merge: places => merging.mergeIntoOpen(places),
    copyPgn: places => toClipboard(places),
    selectAll: (_, shown) => selection.selectAll(shown),
    undo: () => operations.undo(),
    redo: () => operations.redo(),
  }

  /**
   * Carries out a choice.
   *
   * @param places of the games that it applies to
   * @param shown places of all games that the view shows, in its order
   */
  const choose = (choice: GameKeyChoice, places = meant(), shown: readonly number[] = []) =>
    void runs[choice](places, shown)

  /** What the menu of these games can offer. */
  const factsOf = (places: readonly number[], isInFileOrder: boolean): GameMenuFacts => {
    const open = beside.openPlace()
    return {
      count: places.length,
      canEditList: operations.canEditList,
      isInFileOrder,
      canBeBeside: beside.canShow(places),
      canMerge: open !== undefined && places.some(place => place !== open),
      isMac: app.platform === 'darwin',
    }
  }

  return { choose, factsOf }
}
