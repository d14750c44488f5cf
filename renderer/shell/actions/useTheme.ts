import { usePreferredDark } from '@vueuse/core'
import { computed, watchEffect } from 'vue'
import { bridge } from '../../ipc/client'
import { chosenSet } from '../../board/pieces/chosenSet'
import { lettering } from '../../text/lettering'
import { useSettingsStore } from '../../stores/settings'

/** The current theme, and a function that toggles it. */
export function useTheme() {
  const store = useSettingsStore()
  const prefersDark = usePreferredDark()

  const theme = computed<'light' | 'dark'>(() => {
    const chosen = store.settings.theme
    if (chosen !== 'system') return chosen
    return prefersDark.value ? 'dark' : 'light'
  })

  const toggle = () => store.update({ theme: theme.value === 'dark' ? 'light' : 'dark' })

  return { theme, toggle }
}

/** Applies the settings to theme, board, pieces, notation and the shell's own controls; once, at the root. */
export function useThemeOnRoot() {
  const store = useSettingsStore()
  const { theme } = useTheme()

  watchEffect(() => {
    document.documentElement.dataset['theme'] = theme.value
    void bridge().request('window:theme', theme.value)
  })

  watchEffect(() => {
    const { board } = store.settings
    if (board === 'auto') delete document.documentElement.dataset['board']
    else document.documentElement.dataset['board'] = board
  })

  watchEffect(() => {
    chosenSet.value = store.settings.pieces
    lettering.value = store.settings.notation
  })
}
