import type { JsonFile } from '../files/disk/jsonFile'
import { languageFor, loadLanguages } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import { read } from '@shared/ipc/read'
import { SETTINGS, type Settings } from '@shared/ipc/settings'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether some of the settings cannot be understood; if nothing is stored, nothing is wrong. */
const areFlawed = (stored: unknown): boolean => {
  if (stored === undefined) return false
  if (!isRecord(stored)) return true
  return Object.entries(SETTINGS).some(
    ([name, { wrapped }]) => Object.hasOwn(stored, name) && !read<unknown>(wrapped, stored[name]).ok,
  )
}

/**
 * Settings from an untrusted stored value. A missing or broken field is taken from `otherwise`, the others stay; fields that no longer
 * exist are dropped.
 */
export const readSettings = (stored: unknown, otherwise = DEFAULT_SETTINGS): Settings => {
  if (!isRecord(stored)) return otherwise
  const sound = Object.entries(SETTINGS).flatMap(([name, { wrapped }]) => {
    const found = Object.hasOwn(stored, name) ? read<unknown>(wrapped, stored[name]) : undefined
    return found?.ok ? [[name, found.value] as const] : []
  })
  return { ...otherwise, ...Object.fromEntries(sound) }
}

/** Switches the texts of this process to the language of the settings, and follows every change. */
export const speakAsSet = async (settings: Pick<SettingsService, 'current'>): Promise<void> => {
  await loadLanguages()
  speak(() => languageFor(settings.current().language))
}

/** The user's settings: read once, kept in memory, written after each change. */
export interface SettingsService {
  current(): Settings
  /** Returns all settings after the change. */
  update(patch: Partial<Settings>): Settings
}

/**
 * Opens the settings. Broken ones get their defaults, and the file is put aside.
 *
 * @param changed called with every change, before the file is written
 * @param language replaces the one in the file for this run, and is not stored
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
