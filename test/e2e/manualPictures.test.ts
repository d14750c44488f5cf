import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bridge } from '@shared/ipc/contract'
import { LANGUAGES, type LanguageCode } from '@shared/i18n/languages'
import { programPath } from '../support/programPath'
import { launchElectron, type Workbench } from './shells'
import { SCENES } from './walk/table'
import { fillUserFolder } from './walk/userFolder'
import { goTo, type Scene, type Stop } from './walk/walk'

/*
 * The pictures of the manual are stops of the walk through the window, which other tests take as well. With BACKRANK_MANUAL
 * set to languages, as `en,de`, they are made again in these, light and dark: the walk is led in English, and at each stop the window
 * speaks one language after the other.
 */

const manual = path.join(import.meta.dirname, '..', '..', 'docs', 'manual')
const pictures = Object.entries(
  JSON.parse(readFileSync(path.join(manual, 'pictures.json'), 'utf8')) as Record<string, string>,
)

const sceneOf = (where: string): Scene | undefined =>
  SCENES.find(({ stops }) => stops.some(stop => stop.where === where))

test.each(pictures)('the picture “%s” of the manual shows a stop of the walk', (_, where) => {
  expect(sceneOf(where)).toBeDefined()
})

/** A scene stops for a picture in every language and theme. */
const SCENE_MS = 600_000

/** How much of a picture is kept, from 0 to 1: text stays sharp, and files have half the size of PNGs. */
const QUALITY = 0.9

/** A picture in a form that is smaller than PNG, made by the page's own browser. */
const inWebP = async (page: Page, png: Buffer): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ([given, quality]) => {
      const bytes = Uint8Array.from(atob(given), letter => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      const made = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(made, byte => String.fromCharCode(byte)).join(''))
    },
    [png.toString('base64'), QUALITY] as const,
  )
  return Buffer.from(encoded, 'base64')
}

const makePictures = (languages: readonly LanguageCode[]) => () => {
  const electron = programPath('electron')
  const root = mkdtempSync(path.join(tmpdir(), 'backrank-manual-'))
  const folder = path.join(root, 'user')
  let bench: Workbench

  beforeAll(async () => {
    fillUserFolder(folder)
    // Edits of a last session would be offered in every picture.
    rmSync(path.join(folder, 'journal'), { recursive: true })
    bench = await launchElectron(electron, { folder, width: 1440, height: 900 })
    bench.page.setDefaultTimeout(60_000)
  })

  afterAll(async () => {
    await bench.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  })

  const speakInWindow = async (language: LanguageCode) => {
    await bench.page.evaluate(
      code =>
        (globalThis as unknown as { backrank: Bridge }).backrank.request('settings:update', {
          language: code,
        }),
      language,
    )
    await bench.page.locator(`html[lang=${language}]`).waitFor()
  }

  const keep = async (name: string) => {
    for (const language of languages) {
      await speakInWindow(language)
      const inFolder = language === 'en' ? 'pictures' : path.join('pictures', language)
      mkdirSync(path.join(manual, inFolder), { recursive: true })
      for (const theme of ['light', 'dark'] as const) {
        await bench.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await bench.page.locator(`html[data-theme=${theme}]`).waitFor()
        const file = path.join(manual, inFolder, `${name}-${theme}.webp`)
        writeFileSync(file, await inWebP(bench.page, await bench.page.screenshot()))
      }
    }
    await speakInWindow('en')
  }

  const isPictured = ({ where }: Stop) => pictures.some(([, pictured]) => pictured === where)
  test.each(SCENES.filter(({ stops }) => stops.some(isPictured)))(
    'made of $name',
    { timeout: SCENE_MS },
    async ({ stops }) => {
      let before: Stop | undefined
      for (const stop of stops) {
        await goTo({ page: bench.page, bench, folder }, stop, before)
        const picture = pictures.find(([, where]) => where === stop.where)
        if (picture) await keep(picture[0])
        before = stop
      }
    },
  )
}

/** @throws Error where the program does not speak a language */
const languagesOf = (list: string): readonly LanguageCode[] =>
  list.split(',').map(code => {
    const known = LANGUAGES.find(language => language.code === code)
    if (!known) throw new Error(`BACKRANK_MANUAL: ${code} is not a language of the program`)
    return known.code
  })

const asked = process.env.BACKRANK_MANUAL
if (asked) describe('pictures', { tags: ['electron'] }, makePictures(languagesOf(asked)))
