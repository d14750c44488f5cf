import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { languageByCode, languageFor, loadLanguage } from '@shared/i18n/languages'
import type { RecentFile, StartState } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'
import { useSettingsStore } from './settings'

/** What the main process sent at the start, with the changes since. */
export const useAppStore = defineStore('app', () => {
  const start = shallowRef<StartState>()
  const recentFiles = shallowRef<readonly RecentFile[]>([])

  /** Whether the first picture is held back, so that the user does not see several in a row. */
  const isHeld = shallowRef(false)

  const isReady = computed(() => start.value !== undefined && !isHeld.value)
  const shell = computed(() => start.value?.shell ?? 'electron')
  const platform = computed(() => start.value?.platform ?? '')
  const samples = computed(() => start.value?.samples ?? [])
  const version = computed(() => start.value?.version ?? '')

  /** Requests everything that is needed at the start. */
  const begin = async () => {
    const state = await bridge().request('app:start')
    // The first picture is in the user's language.
    await loadLanguage(languageByCode(languageFor(state.settings.language)))
    useSettingsStore().receive(state.settings)
    recentFiles.value = state.recentFiles
    isHeld.value = state.session.length > 0
    start.value = state
    return state
  }

  const release = () => (isHeld.value = false)

  return { start, recentFiles, isReady, shell, platform, samples, version, begin, release }
})
