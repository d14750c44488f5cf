import type { Settings } from '@shared/ipc/contract'
import type { JsonFile } from '../files/disk/jsonFile'
import { areFlawed, readSettings } from './readSettings'
import { languageFor, loadLanguages } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'

/** Texts of this process are made in the language of the settings from now on, and follow every change. */
export const speakAsSet = async (settings: Pick<SettingsService, 'current'>): Promise<void> => {
  await loadLanguages()
  speak(() => languageFor(settings.current().language))
}

/** The user's settings: read once, kept in memory, written after each change. */
export interface SettingsService {
  current(): Settings
  /** Answers with all settings after the change. */
  update(patch: Partial<Settings>): Settings
}

/**
 * Opens the settings. Broken ones get their defaults; the file is put aside then.  @param changed called with every
 * change, before the file is written @param language replaces the one in the file for this run, and is not kept
 */
export const openSettings = async (
  file: JsonFile,
  changed: (settings: Settings) => void,
  language?: string,
): Promise<SettingsService> => {
  const stored = await file.read()
  let kept = readSettings(stored)
  if (areFlawed(stored)) {
    await file.putAside('not all of it can be understood')
    file.write(kept)
  }
  const current = () => (language === undefined ? kept : readSettings({ language }, kept))
  return {
    current,
    update: patch => {
      kept = readSettings(patch, kept)
      changed(current())
      file.write(kept)
      return current()
    },
  }
}
