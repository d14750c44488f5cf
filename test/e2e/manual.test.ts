// @module-tag electron
import type { BrowserWindow } from 'electron'
import type { JSHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { programPath } from '../support/programPath'
import { launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

/** Opens the manual by an action in the program; returns its window. */
const opened = async ({ app, page }: Workbench, act: () => Promise<unknown>): Promise<Page> => {
  await page.locator('.rail-bar').waitFor()
  const [manual] = await Promise.all([app!.waitForEvent('window'), act()])
  await manual.locator('main h1').waitFor()
  return manual
}

/** The window of a page, in the main process. */
const windowOf = async ({ app }: Workbench, page: Page) =>
  (await app!.browserWindow(page)) as JSHandle<BrowserWindow>

/** Watches for the next page the manual tries to go to; call it before the attempt. */
const nextNavigation = async (bench: Workbench, manual: Page) => {
  const window = await windowOf(bench, manual)
  return window.evaluateHandle(({ webContents }) => ({
    outcome: new Promise<{ address: string; refused: boolean }>(resolve => {
      webContents.once('will-frame-navigate', ({ url, defaultPrevented }) =>
        resolve({ address: url, refused: defaultPrevented }),
      )
    }),
  }))
}

/** Presses a key as a keyboard does; keys from the debugger do not pass through the main process. */
const pressInManual = async (
  bench: Workbench,
  manual: Page,
  keyCode: string,
  modifier: 'alt' | 'control',
) => {
  const window = await windowOf(bench, manual)
  await window.evaluate(
    ({ webContents }, event) => webContents.sendInputEvent({ type: 'keyDown', ...event }),
    { keyCode, modifiers: [modifier] },
  )
}

test('the manual opens by its key in a separate window, finds pages, and does not lead outside', async () => {
  const bench = await launchElectron(electron, { ownProcess: true })
  const { page, app } = bench
  const manual = await opened(bench, () => page.keyboard.press('F1'))
  expect(manual.url()).toBe('app://manual/en/guide/install.html')

  await manual.keyboard.press('Control+k')
  await manual.keyboard.type('throw a start with dice')
  await manual.keyboard.press('Enter')
  await manual.waitForURL('app://manual/en/organizers/dice.html')
  await manual.locator('figure .is-light img').first().waitFor()
  const isShown = await manual
    .locator('figure .is-light img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))
  expect(isShown).toBe(true)

  // A page under an attacker's control could reach nothing of the program and nothing outside.
  const reached = await manual.evaluate(async () => ({
    bridge: Object.keys(globalThis).filter(name => /backrank(?!Manual)|require|process/i.test(name)),
    program: await fetch('app://backrank/index.html').then(
      () => true,
      () => false,
    ),
    opened: window.open('https://example.org/') !== null,
  }))
  expect(reached).toEqual({ bridge: [], program: false, opened: false })
  for (const address of ['app://backrank/index.html', 'https://example.org/']) {
    const attempt = await nextNavigation(bench, manual)
    await manual.evaluate(to => void (location.href = to), address)
    expect(await attempt.evaluate(({ outcome }) => outcome)).toEqual({ address, refused: true })
    expect(manual.url()).toBe('app://manual/en/organizers/dice.html')
  }

  await pressInManual(bench, manual, 'Left', 'alt')
  await expect.poll(() => manual.url()).toBe('app://manual/en/guide/install.html')

  // Opening the manual again shows the same window.
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('menuitem', { name: /^Manual/ }).click()
  expect(app!.windows()).toHaveLength(2)

  await Promise.all([manual.waitForEvent('close'), pressInManual(bench, manual, 'w', 'control')])
  const again = await opened(bench, async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('documentation')
    await page.keyboard.press('Enter')
  })
  expect(again.url()).toBe('app://manual/en/guide/install.html')
  // The manual closes with the window of the program.
  await bench.close()
})

test('the manual uses the language and the theme of the window', async () => {
  const bench = await launchElectron(electron, { language: 'de' })
  await bench.page.emulateMedia({ colorScheme: null })
  await bench.page.locator('.rail-bar').waitFor()
  await bench.page.keyboard.press('Control+Shift+L')
  const manual = await opened(bench, () => bench.page.keyboard.press('F1'))
  expect(manual.url()).toBe('app://manual/de/guide/install.html')
  // The debugger makes pages prefer light; this page must see the theme of the program.
  await manual.emulateMedia({ colorScheme: null })
  await manual.reload()
  const themes = [bench.page, manual].map(one => one.locator('html').getAttribute('data-theme'))
  const [ofProgram, ofManual] = await Promise.all(themes)
  expect(ofManual).toBe(ofProgram)
  await bench.close()
})

test('the manual is readable in narrow windows, in print, without scripts, translation or matches', async () => {
  const bench = await launchElectron(electron, { ownProcess: true, language: 'de' })
  const manual = await opened(bench, () => bench.page.keyboard.press('F1'))
  const outline = manual.locator('.outline')
  const pages = manual.locator('details.pages')
  const show = async (id: string, width: number) => {
    await bench.app!.evaluate(({ BrowserWindow }, wide) => {
      const window = BrowserWindow.getAllWindows().find(one =>
        one.webContents.getURL().startsWith('app://manual/'),
      )!
      window.setMinimumSize(320, 320)
      window.setContentSize(wide, 900)
    }, width)
    await manual.waitForFunction(wide => innerWidth === wide, width)
    await manual.goto(`app://manual/de/${id}.html`)
  }

  await show('guide/analyze', 1280)
  expect([await outline.isVisible(), await pages.locator('nav').isVisible()]).toEqual([true, true])
  await manual.emulateMedia({ media: 'print' })
  for (const left of ['header', '.pages', 'aside', '.nearby'])
    expect([left, await manual.locator(left).isVisible()]).toEqual([left, false])
  expect(await manual.locator('main figure img').first().isVisible()).toBe(true)
  await manual.emulateMedia({ media: 'screen' })

  await show('guide/analyze', 940)
  expect([await outline.isVisible(), await pages.locator('nav').isVisible()]).toEqual([false, true])
  await show('guide/analyze', 700)
  expect(await pages.locator('nav').isVisible()).toBe(false)
  await pages.locator('summary').click()
  await pages.getByRole('link', { name: 'Gegen die Engine üben' }).waitFor()
  expect(await manual.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700)

  await show('scripts/fen', 1280)
  await manual.getByText('Diese Seite gibt es nur auf Englisch.').waitFor()
  await manual.keyboard.press('Control+k')
  await manual.keyboard.type('Wurf zzqqx')
  await manual.locator('#found .nothing').waitFor()
  expect(await manual.locator('#found li:not(.nothing)').count()).toBe(3)

  const session = await manual.context().newCDPSession(manual)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await manual.goto('app://manual/de/guide/analyze.html')
  expect([await manual.locator('.search input').isDisabled(), await outline.isVisible()]).toEqual([
    true,
    true,
  ])
  await pages.getByRole('link', { name: 'Züge, Varianten und Kommentare' }).click()
  await manual.waitForURL('app://manual/de/guide/moves-and-comments.html')
  await bench.close()
})
