import { languageFor } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import type { SettingsService } from './settingsService'

/** Texts of this process are made in the language of the settings from now on, and follow every change. */
export const speakAsSet = (settings: Pick<SettingsService, 'current'>): void =>
  speak(() => languageFor(settings.current().language))
