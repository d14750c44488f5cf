import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { spokenLanguage, speak } from '@shared/i18n/spoken'
import type { Settings } from '@shared/ipc/contract'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'
import { jsonFile } from '../../../../electron/files/disk/jsonFile'
import { openSettings, speakAsSet } from '../../../../electron/userData/settingsService'
import { scratchFolder } from '../../../support/scratchFolder'
import { silentLogger } from '../../../support/silentLogger'

/** A settings file that holds `stored`, and a function that returns its later content. */
const fileOf = async (stored: unknown) => {
  const name = path.join(await scratchFolder(), 'settings.json')
  await writeFile(name, JSON.stringify(stored))
  const file = jsonFile(name, silentLogger)
  const written = async () => {
    await file.flush()
    return JSON.parse(await readFile(name, 'utf8')) as unknown
  }
  return { file, written }
}

test('a change is announced, kept and written', async () => {
  const told: Settings[] = []
  const { file, written } = await fileOf({ zoom: 120 })
  const settings = await openSettings(file, now => told.push(now))
  const after = settings.update({ language: 'en-XA' })
  expect(after).toEqual({ ...DEFAULT_SETTINGS, zoom: 120, language: 'en-XA' })
  expect([settings.current(), told, await written()]).toEqual([after, [after], after])
})

test('the language of one run overrides the settings, and is not written', async () => {
  const { file, written } = await fileOf({ language: 'en' })
  const settings = await openSettings(file, () => undefined, 'en-XA')
  expect(settings.current().language).toBe('en-XA')
  expect(settings.update({ zoom: 120 }).language).toBe('en-XA')
  expect(await written()).toEqual({ ...DEFAULT_SETTINGS, language: 'en', zoom: 120 })
})

test('a language that does not exist is ignored', async () => {
  const { file, written } = await fileOf({ language: 'tlh' })
  const settings = await openSettings(file, () => undefined, 'xx')
  expect(settings.current()).toEqual(DEFAULT_SETTINGS)
  expect(await written()).toEqual(DEFAULT_SETTINGS)
})

test('texts of the process follow the settings', async () => {
  const { file, written } = await fileOf({})
  const settings = await openSettings(file, () => undefined)
  await speakAsSet(settings)
  expect(spokenLanguage().code).toBe('en')
  settings.update({ language: 'en-XA' })
  expect(spokenLanguage().code).toBe('en-XA')
  speak(() => 'en')
  expect(await written()).toMatchObject({ language: 'en-XA' })
})
