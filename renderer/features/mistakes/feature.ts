import { Target } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { defineFeature } from '../../registry/feature'
import { usePlaceStore } from '../../workbench/place'
import { useMistakesStore } from './mistakesStore'
import MistakesView from './MistakesView.vue'

/** Learning from the user's own mistakes, which are collected from analyzed games into a deck. */
export const mistakes = defineFeature({
  place: {
    id: 'mistakes',
    under: 'drill',
    view: MistakesView,
    icon: Target,
    label: () => t('shell.rail.mistakes'),
    action: 'trainMistakes',
    heading: () => t('shell.heading.mistakes'),
  },
  actions: () => {
    const place = usePlaceStore()
    return { trainMistakes: () => place.show('mistakes') }
  },
  ready: () => useMistakesStore().follow(),
})
