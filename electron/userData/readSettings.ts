import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import { read } from '@shared/ipc/read'
import { SETTINGS, type Settings } from '@shared/ipc/settings'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Some of the settings cannot be understood; nothing at all is none of them. */
export const areFlawed = (stored: unknown): boolean => {
  if (stored === undefined) return false
  if (!isRecord(stored)) return true
  return Object.entries(SETTINGS).some(
    ([name, { wrapped }]) => Object.hasOwn(stored, name) && !read<unknown>(wrapped, stored[name]).ok,
  )
}

/**
 * Settings from an untrusted stored value. A missing or broken field is as in `otherwise`, the others stay; fields that
 * no longer exist are dropped.
 */
export const readSettings = (stored: unknown, otherwise = DEFAULT_SETTINGS): Settings => {
  if (!isRecord(stored)) return otherwise
  const sound = Object.entries(SETTINGS).flatMap(([name, { wrapped }]) => {
    const found = Object.hasOwn(stored, name) ? read<unknown>(wrapped, stored[name]) : undefined
    return found?.ok ? [[name, found.value] as const] : []
  })
  return { ...otherwise, ...Object.fromEntries(sound) }
}
