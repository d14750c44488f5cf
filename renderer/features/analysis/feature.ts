import { ChessKnight } from '@lucide/vue'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { titleOf } from '@shared/tree/gameTitle'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { useGameStore } from '../../workbench/game'
import { useLayoutStore } from '../../stores/layout'
import { usePicturesStore } from '../../workbench/pictures'
import { usePlaceStore } from '../../workbench/place'
import { useCommandsStore } from '../../registry/commandsStore'
import { defineFeature } from '../../registry/feature'
import { useEngineLinesStore } from '../engines/engineLinesStore'
import { usePlayStore } from '../engines/playStore'
import SavedState from '../files/SavedState.vue'
import AnalysisView from './AnalysisView.vue'

/** The actions that step through the game on the screen and show its board. */
const actions = () => {
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const layout = useLayoutStore()
  const pictures = usePicturesStore()
  const playing = usePlayStore()

  return {
    goFirst: () => game.goFirst(),
    // While a line of an engine is shown, the arrows step through it.
    goPrevious: () => engineLines.step(-1) || game.goPrevious(),
    goNext: () => engineLines.step(1) || game.goNext(),
    goLast: () => game.goLast(),
    previousVariation: () => game.goSibling(-1),
    nextVariation: () => game.goSibling(1),
    replaceMove: () => playing.replace(),
    boardOnly: () => layout.toggleBoardOnly(),
    savePng: () => pictures.save('png'),
    saveSvg: () => pictures.save('svg'),
  }
}

/** One game: its board, its moves and everything known about them. */
export const analysis = defineFeature({
  place: {
    id: 'analysis',
    rail: 'study',
    view: AnalysisView,
    icon: ChessKnight,
    label: () => t('shell.rail.analysis'),
    // Without a game, opens the dialog for one.
    open: () => {
      const place = usePlaceStore()
      if (place.hasGame) place.show('analysis')
      else useCommandsStore().run('newAnalysis')
    },
    heading: () => {
      const { active } = useDocumentsStore()
      return active && !useFilesStore().broken ? titleOf(active.game) : ''
    },
    keys: ['Moves', 'Board', 'Engine', 'Training'],
    edits: () => {
      const game = useGameStore()
      return { undo: game.undo, redo: game.redo, flip: game.flip }
    },
    status: () => {
      const { document, path, plies, variant } = useGameStore()
      return [
        SavedState,
        variant && variantName(variant),
        document && t('shell.status.ply', { ply: path.length, plies }),
      ]
    },
    board: () => {
      const layout = useLayoutStore()
      if (!useDocumentsStore().active) return undefined
      return { notesWidth: layout.widthOf(layout.hasAside ? 'aside' : 'notes') }
    },
  },
  actions,
})
