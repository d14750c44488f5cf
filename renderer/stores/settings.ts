import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Settings } from '@shared/ipc/contract'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import { FIRST_CHOICE, isVariantId, type VariantId } from '@shared/variants'
import { bridge } from '../ipc/client'

/** The settings as the main process keeps them; changes show at once and are written behind. */
export const useSettingsStore = defineStore('settings', () => {
  const settings = shallowRef(DEFAULT_SETTINGS)

  const lastVariant = computed<VariantId>(() =>
    isVariantId(settings.value.lastVariant) ? settings.value.lastVariant : FIRST_CHOICE,
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
