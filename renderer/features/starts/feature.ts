import { ChartColumn } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { defineFeature } from '../../registry/feature'
import { usePlaceStore } from '../../workbench/place'
import StartsView from './StartsView.vue'

/** What every start is worth, and which of them are fair. */
export const starts = defineFeature({
  place: {
    id: 'starts',
    rail: 'begin',
    view: StartsView,
    icon: ChartColumn,
    label: () => t('shell.rail.starts'),
    hint: () => t('starts.region'),
    action: 'starts',
    heading: () => t('shell.rail.starts'),
  },
  actions: () => {
    const place = usePlaceStore()
    return { starts: () => place.show('starts') }
  },
})
