import { Library } from '@lucide/vue'
import { actionLabel } from '@shared/ipc/actionTable'
import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { useFilesStore } from '../../openFiles/files'
import { defineFeature } from '../../registry/feature'
import GamesDialogs from './operations/GamesDialogs.vue'
import { useGameChoices } from './operations/useGameChoices'
import { useGameSearchStore } from './filters/gameSearchStore'
import GamesPlace from './GamesPlace.vue'
import SavedState from '../files/SavedState.vue'
import { gamePalette } from './list/gamePalette'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import { startOfFen } from './filters/startOfHeader'
import type { GameKeyChoice } from './operations/gameMenu'
import { useSelectionStore } from './operations/selectionStore'
import { useLibraryStore } from './list/gamesStore'
import { useTableStore } from './table/tableStore'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'

/** The actions that step through the games of a file, search them, or change the list. */
const libraryActions = () => {
  const choices = useGameChoices()
  const files = useFilesStore()
  const game = useGameStore()
  const library = useLibraryStore()
  const notices = useNoticesStore()
  const selection = useSelectionStore()
  const table = useTableStore()

  /** The start of the game on the screen: the position after its setup, if it has one. */
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

  /** In the table, without a selection, the choice applies to the row with the cursor. */
  const choosing = (choice: GameKeyChoice) => () =>
    table.isShown && selection.places.length === 0
      ? choices.choose(choice, [table.active], library.shown)
      : choices.choose(choice)

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

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The question asked before something is done with the games at these places of the current list. */
    games: {
      readonly question: 'position' | 'copyToFile' | 'moveToFile'
      readonly places: readonly number[]
    }
  }
}

const status = () => {
  const { current } = useFilesStore()
  const search = useGameSearchStore()
  const selected = useSelectionStore().places.length
  if (!current) return []
  return [
    SavedState,
    t('gamesTable.status.games', { count: current.games.length }),
    search.isSurveyed ? t('gamesTable.status.faults', { count: search.faults.size }) : undefined,
    selected > 0 ? t('gamesTable.status.selected', { count: selected }) : undefined,
  ]
}

/** The games of a file: listed, found, put in order, copied and deleted. */
export const games = defineFeature({
  place: {
    id: 'games',
    rail: 'study',
    view: GamesPlace,
    icon: Library,
    label: () => t('shell.rail.games'),
    hint: key => t('shell.rail.withKey', { what: actionLabel('gamesTable'), key }),
    action: 'gamesTable',
    figure: () => {
      const { current } = useFilesStore()
      return current && formatNumber(current.games.length)
    },
    edits: () => {
      const list = useGameChoices()
      return { undo: () => list.choose('undo'), redo: () => list.choose('redo') }
    },
    status,
  },
  dialogs: { games: { view: GamesDialogs } },
  actions: libraryActions,
  events: on => {
    const search = useGameSearchStore()
    on('search:progress', search.receive)
    on('search:done', search.finish)
  },
  palette: gamePalette,
})
