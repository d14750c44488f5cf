import { ChartColumn } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { defineFeature } from '../../registry/feature'
import { usePlaceStore } from '../../workbench/place'
import { useThrownStarts } from '../../workbench/thrownStarts'
import AtlasBuildDialog from './AtlasBuildDialog.vue'
import { useAtlasBuildStore } from './atlasBuildStore'
import StartsView from './StartsView.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    atlasBuild: undefined
  }
}

/** The values of all starts, and which of them are fair. */
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
  dialogs: { atlasBuild: { view: AtlasBuildDialog } },
  events: on => on('starts:building', useAtlasBuildStore().receive),
  actions: () => {
    const place = usePlaceStore()
    const { inGame, show } = useThrownStarts()
    return {
      starts: () => place.show('starts'),
      startsOfThrow: () => {
        if (inGame.value) show(inGame.value)
      },
    }
  },
})
