import { House } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { useAppStore } from '../../stores/app'
import { usePlaceStore } from '../../workbench/place'
import { defineFeature } from '../../registry/feature'
import HomeView from './HomeView.vue'

/** What the user can begin with, and recent files to continue with. */
export const home = defineFeature({
  place: {
    id: 'home',
    rail: 'home',
    view: HomeView,
    icon: House,
    label: () => t('shell.rail.home'),
    action: 'home',
    status: () => [t('shell.status.version', { version: useAppStore().version })],
  },
  actions: () => ({ home: () => usePlaceStore().show('home') }),
})
