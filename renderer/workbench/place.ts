import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { RailPlace } from '@shared/ipc/contract'
import { useDocumentsStore } from '../openFiles/documents'
import { useFilesStore } from '../openFiles/files'
import { useSettingsStore } from '../stores/settings'

/** Which place of the rail is open; the last one is remembered. Everything that opens or shows a game leads to the analysis. */
export const usePlaceStore = defineStore('place', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const settings = useSettingsStore()
  const wanted = shallowRef<RailPlace>('analysis')

  /** A game is open that the analysis can show, if only to say why it has no board. */
  const hasGame = computed(() => documents.active !== undefined || files.broken !== undefined)

  /** Without a game the analysis has nothing to show: Home is seen until there is one. */
  const current = computed(() => (wanted.value === 'analysis' && !hasGame.value ? 'home' : wanted.value))

  const show = (place: RailPlace) => {
    wanted.value = place
    if (settings.settings.place !== place) void settings.update({ place })
  }

  watch(
    () => documents.activeId ?? files.broken,
    seen => {
      if (seen !== undefined) show('analysis')
    },
  )
  documents.$onAction(({ name }) => {
    if (name === 'activate') show('analysis')
  })

  return { current, hasGame, show }
})
