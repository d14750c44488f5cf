import { Grid2x2Check } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { usePlaceStore } from '../../workbench/place'
import { defineFeature } from '../../registry/feature'
import { useTrainingStore } from './trainingStore'
import TrainingView from './TrainingView.vue'

/** Training placements against the engine. */
export const training = defineFeature({
  place: {
    id: 'training',
    view: TrainingView,
    icon: Grid2x2Check,
    label: () => t('shell.rail.training'),
    under: 'drill',
    action: 'trainPlacements',
    mark: () =>
      useTrainingStore().isHumanToMove && usePlaceStore().current !== 'training'
        ? { kind: 'dot' }
        : undefined,
    heading: () => t('shell.heading.training'),
    keys: ['Board'],
    edits: () => ({ flip: useTrainingStore().flip }),
  },
  actions: () => {
    const place = usePlaceStore()
    return { trainPlacements: () => place.show('training') }
  },
  events: on => {
    const training = useTrainingStore()
    on('play:progress', training.receiveProgress)
    on('training:update', training.receive)
  },
})
