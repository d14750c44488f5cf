import { defineStore } from 'pinia'
import { whenever } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import type { RailPlace } from '@shared/ipc/contract'
import { useDocumentsStore } from '../openFiles/documents'
import { useFilesStore } from '../openFiles/files'
import { useSettingsStore } from '../stores/settings'

/** The open place of the rail, which is remembered. Opening or activating a game leads to the analysis. */
export const usePlaceStore = defineStore('place', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const settings = useSettingsStore()
  const wanted = shallowRef<RailPlace>('analysis')

  /** Whether the analysis has a game to show, even a broken one. */
  const hasGame = computed(() => documents.active !== undefined || files.broken !== undefined)

  /** The place that is shown. Without a game, Home takes the place of the analysis. */
  const current = computed(() => (wanted.value === 'analysis' && !hasGame.value ? 'home' : wanted.value))

  const show = (place: RailPlace) => {
    wanted.value = place
    if (settings.settings.place !== place) void settings.update({ place })
  }

  whenever(
    () => documents.activeId ?? files.broken,
    () => show('analysis'),
  )
  documents.$onAction(({ name }) => {
    if (name === 'activate') show('analysis')
  })

  return { current, hasGame, show }
})
