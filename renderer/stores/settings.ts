import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Settings } from '@shared/ipc/contract'
import { isVariantId, VARIANTS, type VariantId } from '@shared/variants'
import { bridge } from '../ipc/client'

/** What is on the screen until the main process has told the settings. */
const FIRST_SETTINGS: Settings = {
  theme: 'system',
  board: 'auto',
  coordinates: true,
  animation: true,
  zoom: 100,
  sideWidth: 0,
  notesWidth: 0,
  sideOpen: true,
  reopenTabs: true,
  lastVariant: VARIANTS[0].id,
  countGameFromOne: false,
  enginePanels: [],
  evaluationBar: true,
  engineArrows: true,
  winDrawLoss: 'off',
  place: 'analysis',
  practiceClocks: [],
  positionDraft: null,
}

/** The settings as the main process keeps them; changes show at once and are written behind. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef(FIRST_SETTINGS)

  const lastVariant = computed<VariantId>(() =>
    isVariantId(settings.value.lastVariant) ? settings.value.lastVariant : VARIANTS[0].id,
  )

  let waiting = 0

  /** Takes what the main process says; while changes of ours are on their way it lags behind. */
  const receive = (next: Settings) => {
    if (waiting === 0) settings.value = next
  }

  const update = async (patch: Partial<Settings>) => {
    settings.value = { ...settings.value, ...patch }
    waiting += 1
    const kept = await bridge()
      .request('settings:update', patch)
      .finally(() => (waiting -= 1))
    receive(kept)
  }

  return { settings, lastVariant, receive, update }
})
