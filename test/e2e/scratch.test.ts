// @module-tag electron
import { test } from 'vitest'
import { programPath } from '../support/programPath'
import { launchElectron } from './shells'
const electron = programPath('electron')
const P = '/work/wt/fit-study/pics'
test('look', async () => {
  const bench = await launchElectron(electron)
  const { page, app } = bench
  try {
    await page.locator('.rail-bar').waitFor()
    const size = (w: number, h: number) => app!.evaluate(({ BrowserWindow }, s) => { const b = BrowserWindow.getAllWindows()[0]!; b.unmaximize(); b.setContentSize(s[0]!, s[1]!) }, [w, h])
    const theme = (t: 'dark' | 'light') => app!.evaluate(({ nativeTheme }, s) => { nativeTheme.themeSource = s }, t)
    await size(1280, 800)
    await page.locator('.rail-bar [aria-label^="Starts"]').click()
    await page.locator('.starts-side').getByRole('button', { name: /Fischer/ }).first().click()
    await page.locator('.throws-chart').waitFor({ timeout: 60000 })
    await page.screenshot({ path: `${P}/1280-a.png` })
    await page.locator('.throws-chart').scrollIntoViewIfNeeded()
    await page.locator('.places').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${P}/1280-b.png` })
    await theme('dark')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${P}/1280-dark-b.png` })
    await page.locator('.starts-view h2').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${P}/1280-dark-a.png` })
    await size(1920, 1080)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${P}/1920-dark.png` })
    await theme('light')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${P}/1920-light.png` })
    await page.locator('.places').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${P}/1920-light-b.png` })
    await size(1280, 800)
    await page.getByRole('button', { name: 'Draw a throw that rewards placing' }).click()
    await page.locator('.start-card .worth').waitFor({ timeout: 20000 })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${P}/throw.png` })
  } finally { await bench.close() }
}, 240000)
