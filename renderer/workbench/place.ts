import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { RailPlace } from '@shared/ipc/contract'
import { useDocumentsStore } from '../openFiles/documents'
import { useSettingsStore } from '../stores/settings'

/** Which place of the rail is open; the last one is remembered. Everything that opens or shows a game leads back to the analysis. */
export const usePlaceStore = defineStore('place', () => {
  const documents = useDocumentsStore()
  const settings = useSettingsStore()
  const current = shallowRef<RailPlace>('analysis')

  const show = (place: RailPlace) => {
    current.value = place
    if (settings.settings.place !== place) void settings.update({ place })
  }

  watch(
    () => documents.activeId,
    id => {
      if (id !== undefined) show('analysis')
    },
  )
  documents.$onAction(({ name }) => {
    if (name === 'activate') show('analysis')
  })

  return { current, show }
})
