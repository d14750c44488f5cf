import { computed, shallowRef, watch } from 'vue'
import type { Sentences } from '@shared/report/gameAnnotation'
import { useSettingsStore } from '../../stores/settings'
import { useReportStore } from './reportStore'
import { useReportState } from './useReportState'

/** The sentences about the turning points; asked once the report on the current game is done. */
export const usePointWords = () => {
  const settings = useSettingsStore()
  const store = useReportStore()
  const state = useReportState()
  const sentences = shallowRef<Sentences>(new Map())

  watch(
    [
      () => (state.isDone.value && !store.written ? store.key : undefined),
      () => ({ ...settings.settings.judgmentPoints }),
    ],
    async ([key]) => {
      sentences.value = new Map()
      if (key === undefined || store.points.length === 0) return
      const found = await store.askForWords()
      if (store.key === key) sentences.value = found
    },
    { immediate: true },
  )

  return computed(() => store.written?.sentences ?? sentences.value)
}
