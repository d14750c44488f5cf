import { computed, watchEffect } from 'vue'
import { languageFor } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { useSettingsStore } from '../stores/settings'

/** Makes every text of the page follow the language of the settings; once, at the root. */
export function useLanguage() {
  const store = useSettingsStore()
  // Texts depend on the language alone, and are not rebuilt when another setting changes.
  const code = computed(() => languageFor(store.settings.language))

  speak(() => code.value)
  watchEffect(() => {
    document.documentElement.lang = code.value
  })
}
