import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, test } from 'vitest'
import { leagueFile } from '../support/leagueFile'
import { launchElectron } from './shells'

const electron = inject('electron')
const folder = mkdtempSync(path.join(tmpdir(), 'zlook-'))
const file = path.join(folder, 'autumn-league.pgn')
writeFileSync(file, leagueFile(148))

const SIZES = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

test('look', async () => {
  const bench = await launchElectron(electron, { files: [file], width: 1440, height: 900 })
  const { page, app } = bench
  const size = (w: number, h: number) => app!.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]!.setContentSize(w, h), [w, h] as const)
  const shot = async (name: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/zl/${name}.png` }) }
  await page.getByRole('tab', { name: /–/ }).first().waitFor()
  await page.keyboard.press('Control+f')
  await page.locator('.games-table .row').first().waitFor()
  await page.keyboard.type('lindqvist')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(900)
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /This start/ }).click()
  for (const theme of ['light', 'dark']) {
    for (const [width, height] of SIZES) {
      await size(width, height)
      await shot(`${theme}-${width}`)
    }
    if (theme === 'light') await page.keyboard.press('Control+Shift+l')
  }
  await size(1920, 1080)
  await page.keyboard.press('Alt+t')
  await shot('list-1920-dark')
  await page.keyboard.press('Control+Shift+l')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await shot('list-1920')
  await page.locator('.start-card .fold').click()
  await size(1440, 900)
  await shot('list-1440')
  await page.keyboard.press('Control+f')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('O-O-O')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(800)
  await shot('moves')
  await page.getByRole('button', { name: 'Date' , exact: true}).last().click()
  await page.keyboard.type('13-14')
  await page.keyboard.press('Enter')
  await shot('date')
  await page.keyboard.press('Escape')
  await app!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.setZoomFactor(1.5))
  await shot('zoom')
  await bench.close()
}, 120_000)
