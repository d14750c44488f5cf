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
 * The pictures of the manual are stops of the walk through the window, which other tests use as well. With
 * BACKRANK_MANUAL set to languages, such as `en,de`, this test makes them again in these languages, light and dark: it
 * walks in English, and at each stop shows the window in one language after the other. It draws the numbers of the
 * steps at their elements.
 */

const manual = path.join(import.meta.dirname, '..', '..', 'docs', 'manual')

/** The window as a new user first sees it, before the walk. */
const FIRST_START = 'first start'

/** A picture as `pictures.json` describes it; elements of the window are named by CSS selectors. */
interface Picture {
  /** A stop of the walk, or the first start. */
  readonly stop: string
  /** The part to show; the whole window by default. */
  readonly crop?: string
  /** The elements to mark, each with the number of the step that it belongs to. */
  readonly marks: Readonly<Record<string, string>>
}

const pictures = Object.entries(
  JSON.parse(readFileSync(path.join(manual, 'pictures.json'), 'utf8')) as Record<string, Picture>,
)

const sceneOf = (where: string): Scene | undefined =>
  SCENES.find(({ stops }) => stops.some(stop => stop.where === where))

test.each(pictures.filter(([, { stop }]) => stop !== FIRST_START))(
  'the picture “%s” of the manual shows a stop of the walk',
  (_, { stop }) => {
    expect(sceneOf(stop)).toBeDefined()
  },
)

/** The most milliseconds for a scene, which stops for a picture in every language and theme. */
const SCENE_MS = 600_000

/** The quality of a picture, from 0 to 1: text stays sharp, and files are a third of the size of PNGs. */
const QUALITY = 0.82

/** A number on a picture: its center, in pixels from the top left of the picture. */
interface Mark {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A part of the window, in pixels. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WINDOW: Box = { x: 0, y: 0, width: 1440, height: 900 }

/** The width of the text column in the manual, and the radius of a number in it, in pixels. */
const [COLUMN, RADIUS] = [706, 12]

/** @throws Error when the window does not show such an element */
const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const shown = page.locator(selector).filter({ visible: true }).first()
  return (await shown.boundingBox({ timeout: 5000 }))!
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Places the numbers at the top left corners of their elements, clear of the words that begin there. */
const marksOf = async (page: Page, { marks }: Picture, crop: Box): Promise<readonly Mark[]> => {
  const radius = (RADIUS * crop.width) / COLUMN
  const inside = (at: number, length: number) => within(radius + 4, at, length - radius - 4)
  return Promise.all(
    Object.entries(marks).map(async ([text, selector]) => {
      const { x, y } = await boxOf(page, selector)
      return {
        text,
        x: inside(x - crop.x - radius * 0.9, crop.width),
        y: inside(y - crop.y - radius / 2, crop.height),
      }
    }),
  )
}

/** Scrolls the marked elements into view, the first one last, so that at least it is visible. */
const bringIntoSight = async (page: Page, { marks }: Picture): Promise<void> => {
  for (const selector of Object.values(marks).reverse())
    await page.locator(selector).filter({ visible: true }).first().scrollIntoViewIfNeeded({ timeout: 5000 })
}

/** Returns a picture with its numbers as WebP, which is smaller than PNG; the page's own browser encodes it. */
const inWebP = async (page: Page, png: Buffer, marks: readonly Mark[]): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ([given, quality, numbers, share]) => {
      const bytes = Uint8Array.from(atob(given), letter => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const pen = canvas.getContext('2d')!
      pen.drawImage(bitmap, 0, 0)
      const radius = share * bitmap.width
      Object.assign(pen, { textAlign: 'center', lineWidth: radius / 4, strokeStyle: '#fff' })
      pen.font = `600 ${radius * 1.15}px Inter`
      for (const { text, x, y } of numbers) {
        pen.beginPath()
        pen.arc(x, y, radius, 0, 2 * Math.PI)
        pen.fillStyle = '#2759d8'
        pen.stroke()
        pen.fill()
        pen.fillStyle = '#fff'
        pen.fillText(text, x, y + radius * 0.42)
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      const made = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(made, byte => String.fromCharCode(byte)).join(''))
    },
    [png.toString('base64'), QUALITY, marks, RADIUS / COLUMN] as const,
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
    // Otherwise every picture would offer the edits of the last session.
    rmSync(path.join(folder, 'journal'), { recursive: true })
    bench = await launchElectron(electron, { folder, width: WINDOW.width, height: WINDOW.height })
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

  const keep = async (name: string, picture: Picture) => {
    for (const language of languages) {
      await speakInWindow(language)
      const inFolder = language === 'en' ? 'pictures' : path.join('pictures', language)
      mkdirSync(path.join(manual, inFolder), { recursive: true })
      for (const theme of ['light', 'dark'] as const) {
        await bench.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await bench.page.locator(`html[data-theme=${theme}]`).waitFor()
        const file = path.join(manual, inFolder, `${name}-${theme}.webp`)
        await bringIntoSight(bench.page, picture)
        const crop = picture.crop === undefined ? WINDOW : await boxOf(bench.page, picture.crop)
        const marks = await marksOf(bench.page, picture, crop)
        writeFileSync(file, await inWebP(bench.page, await bench.page.screenshot({ clip: crop }), marks))
      }
    }
    await speakInWindow('en')
  }

  const firstPictures = pictures.filter(([, { stop }]) => stop === FIRST_START)
  test.each(firstPictures)('takes “%s” at the first start', { timeout: SCENE_MS }, async (name, picture) => {
    await bench.page.locator('.home-page').waitFor()
    await keep(name, picture)
  })

  const isPictured = ({ where }: Stop) => pictures.some(([, picture]) => picture.stop === where)
  test.each(SCENES.filter(({ stops }) => stops.some(isPictured)))(
    'takes the pictures of $name',
    { timeout: SCENE_MS },
    async ({ stops }) => {
      let before: Stop | undefined
      for (const stop of stops) {
        await goTo({ page: bench.page, bench, folder }, stop, before)
        const pictured = pictures.find(([, picture]) => picture.stop === stop.where)
        if (pictured) await keep(...pictured)
        before = stop
      }
    },
  )
}

/** @throws Error when the program does not have a language */
const languagesOf = (list: string): readonly LanguageCode[] =>
  list.split(',').map(code => {
    const known = LANGUAGES.find(language => language.code === code)
    if (!known) throw new Error(`BACKRANK_MANUAL: ${code} is not a language of the program`)
    return known.code
  })

const asked = process.env.BACKRANK_MANUAL
if (asked) describe('pictures of the manual', { tags: ['electron'] }, makePictures(languagesOf(asked)))
