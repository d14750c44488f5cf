import { t } from '@shared/i18n/t'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import { startOfFen } from '../../features/games/filters/startOfHeader'
import { useLibraryStore } from '../../features/games/gamesStore'
import { useTableStore } from '../../features/games/table/tableStore'
import { useFilesStore } from '../../stores/files'
import { useGameStore } from '../../stores/game'
import { useNoticesStore } from '../../stores/notices'

/** What the actions do that walk the games of a file, or look for some of them. */
export const libraryActions = () => {
  const files = useFilesStore()
  const game = useGameStore()
  const library = useLibraryStore()
  const notices = useNoticesStore()
  const table = useTableStore()

  /** Where the game on the screen begins: behind its setup, if it has one. */
  const startOfGame = () => {
    const { game: open, variant } = game
    if (!open || !variant) return undefined
    const line = mainline(open.root)
    return startOfFen(variant, line[setupPlies(line)]?.fen ?? open.root.fen)
  }

  /** Does something with the file of the game on the screen, if it has one. */
  const inFile = (act: () => unknown) => () => {
    if (files.current) act()
    else notices.tell('note', t('gamesTable.none.noFile'))
  }

  return {
    nextGame: () => library.step(1),
    previousGame: () => library.step(-1),
    gamesTable: inFile(table.toggle),
    findGames: inFile(table.find),
    gamesFromStart: inFile(() => {
      const start = startOfGame()
      if (start) table.showStart(start)
    }),
    gamesWithPosition: inFile(() => {
      if (game.node) table.showPosition(game.node.fen)
    }),
  }
}
