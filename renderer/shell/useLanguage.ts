import { computed, shallowRef, watch, watchEffect } from 'vue'
import { ENGLISH, languageByCode, type LanguageCode, languageFor, loadLanguage } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { useSettingsStore } from '../stores/settings'

/** Switches all texts of the page to the language of the settings as soon as its texts are loaded; called once, at the root. */
export function useLanguage() {
  const store = useSettingsStore()
  // Texts depend on the language alone, and are not rebuilt when another setting changes.
  const wanted = computed(() => languageFor(store.settings.language))
  const spoken = shallowRef(ENGLISH.code)

  const follow = async (code: LanguageCode) => {
    const language = languageByCode(code)
    if (!language.catalogue) await loadLanguage(language)
    if (code === wanted.value) spoken.value = code
  }

  watch(wanted, follow, { immediate: true, flush: 'sync' })
  speak(() => spoken.value)
  watchEffect(() => {
    document.documentElement.lang = spoken.value
  })
}
