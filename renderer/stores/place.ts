import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import { useDocumentsStore } from './documents'

/** The places of the rail that fill the window. */
export type PlaceName = 'analysis' | 'dice'

/** Which place of the rail is seen. Whatever opens or shows a game leads back to the analysis. */
export const usePlaceStore = defineStore('place', () => {
  const documents = useDocumentsStore()
  const current = shallowRef<PlaceName>('analysis')

  const show = (place: PlaceName) => {
    current.value = place
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
