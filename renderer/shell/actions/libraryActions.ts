import type { GameKeyChoice } from '../../features/games/arranging/gameMenu'
import { useGameChoices } from '../../features/games/arranging/useGameChoices'
import { useLibraryStore } from '../../features/games/gamesStore'

/** What the actions do that walk the games of a file, or change the list of them. */
export const libraryActions = () => {
  const choices = useGameChoices()
  const library = useLibraryStore()
  const choosing = (choice: GameKeyChoice) => () => choices.choose(choice)
  return {
    nextGame: () => library.step(1),
    previousGame: () => library.step(-1),
    addGame: choosing('addGame'),
    duplicateGames: choosing('duplicate'),
    deleteGames: choosing('delete'),
    moveGamesTo: choosing('moveTo'),
    copyGamesToFile: choosing('copyToFile'),
    moveGamesToFile: choosing('moveToFile'),
    mergeGames: choosing('merge'),
    copyGamesPgn: choosing('copyPgn'),
    undoList: choosing('undo'),
    redoList: choosing('redo'),
  }
}
