import { programPath } from '../support/programPath'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { centerOf, drag } from './board'
import { shows } from './largeBoard'
import { launchElectron, launchWeb, type Workbench } from './shells'
import { tells } from './toast'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const inFolder = (name: string) => path.join(folder, name)

const gameFile = (name: string, tags: string): string => {
  const file = inFolder(name)
  writeFileSync(file, `[Event "?"]\n${tags}\n\n*\n`)
  return file
}

const KOREAN = gameFile(
  'korean.pgn',
  '[Variant "Korean Random Chess"]\n[SetUp "1"]\n' +
    '[FEN "rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1"]',
)
const ENGLISH = gameFile(
  'english.pgn',
  '[White "Ann Long"]\n[Black "Bo Short"]\n[Variant "English Random Chess"]\n[SetUp "1"]\n' +
    '[FEN "10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1"]',
)
const DRAWN = inFolder('drawn.pgn')
writeFileSync(DRAWN, '[Event "?"]\n\n1. e4 {[%cal Gd2d4] [%csl Rd5]} *\n')
const CHESS = gameFile('chess.pgn', '[White "Ann Long"]\n[Black "?"]')

/** The side of a square in the picture, in pixels. */
const SQUARE = 96
/** The pixels that the names of files and ranks add to the width and height of a lined board. */
const NAMES = 32

/** Makes the system dialog answer with `filePath` and remember the path it was offered. */
const answerWith = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = (...args: readonly unknown[]) => {
      const { defaultPath } = args.at(-1) as { readonly defaultPath: string }
      process.env.BACKRANK_OFFERED = defaultPath
      return Promise.resolve({ canceled: false, filePath: file })
    }
  }, filePath)

const offered = ({ app }: Workbench) => app!.evaluate(() => process.env.BACKRANK_OFFERED)

/** Draws an arrow with the right mouse button. */
const draw = (page: Page, from: string, to: string) =>
  drag(page, async () => [await centerOf(page, from), await centerOf(page, to)], 'right')

const choose = async (page: Page, form: 'PNG' | 'SVG') => {
  await page.getByRole('button', { name: 'Copy or save' }).click()
  await page.getByRole('menuitem', { name: `Save picture as ${form}` }).click()
}

/**
 * Gives the page the focus, without which it cannot write to the clipboard. A click alone focuses the window, but its
 * frame only if the window was focused before, so an element requests the focus.
 */
const takeFocus = async ({ page }: Workbench) => {
  const tab = page.getByRole('tab', { name: 'Moves' })
  await tab.click()
  await tab.focus()
  await page.waitForFunction(() => document.hasFocus())
}

const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString() === 'PNG'

describe('a picture of a board in Electron', { tags: ['electron'] }, () => {
  const electron = programPath('electron')
  const files = [KOREAN, ENGLISH, CHESS, DRAWN]
  let bench: Workbench
  beforeAll(async () => {
    bench = await launchElectron(electron, { files, forLater: true })
  })
  afterAll(() => bench.close())

  /** Goes to the tab of a file and waits until this piece stands on its board. */
  const goTo = async (file: string, square: string, piece: string): Promise<void> => {
    await bench.page
      .locator('.document-tab')
      .nth(files.length - 1)
      .waitFor()
    await bench.page.keyboard.press(`Control+${files.indexOf(file) + 1}`)
    await shows(bench.page, square, piece)
  }

  test.each([
    [
      '9x10 points',
      'start-30-korean-random',
      { file: KOREAN, on: ['e2', 'white general'], size: [9, 10], names: NAMES },
    ],
    ['10x10', 'long-short', { file: ENGLISH, on: ['f2', 'white king'], size: [10, 10], names: 0 }],
    ['8x8', 'long', { file: CHESS, on: ['e1', 'white king'], size: [8, 8], names: 0 }],
  ] as const)(
    'is saved as PNG and SVG under a name from the game: %s',
    async (_, name, { file, on: [square, piece], size, names }) => {
      await goTo(file, square, piece)
      await answerWith(bench, inFolder(`${name}.png`))
      await tells(bench.page, `Saved ${name}.png`, () => choose(bench.page, 'PNG'))
      expect(await offered(bench)).toBe(`${name}.png`)
      const png = readFileSync(inFolder(`${name}.png`))
      expect([isPng(png), sizeOf(png)]).toEqual([true, size.map(squares => squares * SQUARE + names)])

      await answerWith(bench, inFolder(`${name}.svg`))
      await tells(bench.page, `Saved ${name}.svg`, () => choose(bench.page, 'SVG'))
      const svg = readFileSync(inFolder(`${name}.svg`), 'utf8')
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(await offered(bench)).toBe(`${name}.svg`)
    },
  )

  test('reports why it cannot be written, and leaves the old file unchanged', async () => {
    await goTo(KOREAN, 'e2', 'white general')
    const before = readFileSync(KOREAN)
    await answerWith(bench, path.join(KOREAN, 'board.png'))
    await choose(bench.page, 'PNG')
    await bench.page.getByText('The picture was not saved').waitFor()
    await bench.page.getByText('Nothing was written; any file that was there is unchanged.').waitFor()
    expect(readFileSync(KOREAN)).toEqual(before)
    expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([])
  })

  test.each([
    ['light', '#8a775c'],
    ['dark', '#4d5d74'],
  ] as const)(
    'shows coordinates, the last move and the drawn shapes in %s colors',
    async (colorScheme, label) => {
      await bench.page.emulateMedia({ colorScheme })
      await goTo(DRAWN, 'd2', 'white pawn')
      await bench.page.keyboard.press('End')
      await bench.page.locator('.cg-shapes circle').waitFor()
      await draw(bench.page, 'g1', 'f3')
      await answerWith(bench, inFolder(`${colorScheme}.svg`))
      await tells(bench.page, `Saved ${colorScheme}.svg`, () => choose(bench.page, 'SVG'))
      const svg = readFileSync(inFolder(`${colorScheme}.svg`), 'utf8')
      expect(svg.match(/<text/g)).toHaveLength(16)
      expect(svg).toContain(`fill="${label}">8</text>`)
      expect(svg.match(/<rect [^>]*fill-opacity/g)).toHaveLength(2)
      expect(svg.match(/stroke-width="6.33" stroke-linecap="round"/g)).toHaveLength(2)
      expect(svg.match(/<circle [^>]*stroke-width="2.81"/g)).toHaveLength(1)
      // Drawing the same arrow again removes it.
      await draw(bench.page, 'g1', 'f3')
      await bench.page.emulateMedia({ colorScheme: null })
    },
  )

  test('is copied to the clipboard by its key', async () => {
    await goTo(KOREAN, 'e2', 'white general')
    await takeFocus(bench)
    await tells(bench.page, 'Copied picture of the board', () => bench.page.keyboard.press('Control+Shift+P'))
    const size = await bench.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const { width, height } = await createImageBitmap(await item!.getType('image/png'))
      return [width, height]
    })
    expect(size).toEqual([9 * SQUARE + NAMES, 10 * SQUARE + NAMES])
  })
})

test('a picture of a board is downloaded in a browser', { tags: ['chromium'] }, async () => {
  const bench = await launchWeb(programPath('chromium'), { files: [KOREAN] })
  await shows(bench.page, 'e2', 'white general')
  for (const form of ['PNG', 'SVG'] as const) {
    const coming = bench.page.waitForEvent('download')
    await choose(bench.page, form)
    const download = await coming
    const name = `start-30-korean-random.${form.toLowerCase()}`
    expect(download.suggestedFilename()).toBe(name)
    const target = inFolder(`web-${name}`)
    await download.saveAs(target)
    const bytes = readFileSync(target)
    if (form === 'PNG')
      expect([isPng(bytes), sizeOf(bytes)]).toEqual([true, [9 * SQUARE + NAMES, 10 * SQUARE + NAMES]])
    else expect(bytes.toString()).toMatch(/^<svg /)
  }
  await bench.close()
})
