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
import GamesStatus from './GamesStatus.vue'
import { libraryActions } from './libraryActions'
import { gamePalette } from './list/gamePalette'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    games: undefined
  }
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
    status: GamesStatus,
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
