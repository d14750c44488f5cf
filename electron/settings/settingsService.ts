import type { Settings } from '@shared/ipc/contract'
import type { JsonFile } from '../files/jsonFile'
import { readSettings } from './schema'

/** The user's settings: read once, kept in memory, written after each change. */
export interface SettingsService {
  current(): Settings
  /** Answers with all settings after the change. */
  update(patch: Partial<Settings>): Settings
}

/** @param changed told of every change, before the file is written */
export const openSettings = async (
  file: JsonFile,
  changed: (settings: Settings) => void,
): Promise<SettingsService> => {
  let settings = readSettings(await file.read())
  return {
    current: () => settings,
    update: patch => {
      settings = readSettings(patch, settings)
      changed(settings)
      file.write(settings)
      return settings
    },
  }
}
