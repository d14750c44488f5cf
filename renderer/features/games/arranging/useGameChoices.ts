import { useAppStore } from '../../../stores/app'
import { useDialogsStore } from '../../../stores/dialogs'
import { useFilesStore } from '../../../stores/files'
import { useAddedGames } from './addedGamesStore'
import { useGamesToClipboard } from './copyGames'
import type { GameKeyChoice, GameMenuFacts } from './gameMenu'
import { useGameOperations } from './gameOperationsStore'
import { useGamesDialogStore } from './gamesDialogStore'
import { useMergeOperations } from './mergeOperationsStore'
import { useGamesBeside } from './useGamesBeside'
import { useSelectionStore } from './selectionStore'

/** What the choices of the menu of games do, in whatever view of the list it was opened. */
export const useGameChoices = () => {
  const added = useAddedGames()
  const app = useAppStore()
  const beside = useGamesBeside()
  const dialog = useGamesDialogStore()
  const dialogs = useDialogsStore()
  const files = useFilesStore()
  const merging = useMergeOperations()
  const operations = useGameOperations()
  const selection = useSelectionStore()
  const toClipboard = useGamesToClipboard()

  /** The selected games, else the one that is open. */
  const meant = (): readonly number[] => {
    if (selection.places.length > 0) return selection.places
    return files.currentIndex === undefined ? [] : [files.currentIndex]
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
    moveTo: places => operations.arrangeable() && dialog.ask('position', places),
    copyToFile: places => dialog.ask('copyToFile', places),
    moveToFile: places => operations.arrangeable(places) && dialog.ask('moveToFile', places),
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
   * @param places of the games that it is about
   * @param shown places of all games that the view shows, in its order
   */
  const choose = (choice: GameKeyChoice, places = meant(), shown: readonly number[] = []) =>
    void runs[choice](places, shown)

  /** What the menu of these games can offer. */
  const factsOf = (places: readonly number[], isInFileOrder: boolean): GameMenuFacts => {
    const open = beside.openPlace()
    return {
      count: places.length,
      canArrange: operations.canArrange,
      isInFileOrder,
      canBeBeside: beside.canShow(places),
      canMerge: open !== undefined && places.some(place => place !== open),
      isMac: app.platform === 'darwin',
    }
  }

  return { choose, factsOf, meant }
}
