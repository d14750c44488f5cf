import { GraduationCap } from '@lucide/vue'
import { ALSO_GOOD_POINTS } from '@shared/drill/card'
import { t } from '@shared/i18n/t'
import { useDialogsStore } from '../../stores/dialogs'
import { useLayoutStore } from '../../stores/layout'
import { usePlaceStore } from '../../workbench/place'
import { defineFeature } from '../../registry/feature'
import { useDamagedDecksStore } from './damagedDecksStore'
import DeckDialog from './DeckDialog.vue'
import { MIN_WIDTH_WITH_NOTES } from './drillLayout'
import { useDrillStore } from './drillStore'
import DrillView from './DrillView.vue'
import { useQuestionStore } from './questionStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The games from which to make a deck. */
    deck: {
      readonly of: 'game' | 'selection'
      /** The games of `selection`, as places in the list; by default the selected ones. */
      readonly places?: readonly number[]
    }
  }
}

const label = (): string => {
  const what = t('shell.rail.drill')
  const count = useDrillStore().due
  return count === 0 ? what : t('shell.rail.drillDue', { what, count })
}

const board = () => {
  const layout = useLayoutStore()
  if (!useQuestionStore().asked) return undefined
  return {
    isAsking: true,
    notesWidth: layout.width < MIN_WIDTH_WITH_NOTES ? 0 : layout.widthOf('notes'),
  }
}

const actions = () => {
  const dialogs = useDialogsStore()
  const place = usePlaceStore()

  return {
    drill: () => place.show('drill'),
    drillGame: () => dialogs.show('deck', { of: 'game' }),
    drillSelection: () => dialogs.show('deck', { of: 'selection' }),
  }
}

/** Decks of positions to learn by heart. */
export const drill = defineFeature({
  place: {
    id: 'drill',
    rail: 'practice',
    view: DrillView,
    icon: GraduationCap,
    label,
    tab: () => t('shell.rail.positions'),
    action: 'drill',
    mark: () => {
      const count = useDrillStore().due
      return count > 0 ? { kind: 'count', count } : undefined
    },
    heading: () => t('shell.heading.drill'),
    edits: () => {
      const question = useQuestionStore()
      return { undo: question.undo, flip: question.flip }
    },
    status: () => [t('drill.status', { points: ALSO_GOOD_POINTS })],
    board,
  },
  dialogs: { deck: { view: DeckDialog } },
  actions,
  everywhere: ['drillGame', 'drillSelection'],
  // The store announces damaged decks on its own.
  setup: () => void useDamagedDecksStore(),
  // The rail shows the number of due positions in every place.
  ready: () => useDrillStore().follow(),
})
