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
  await page.getByRole('tab', { name: /–/ }).first().waitFor()
  await page.keyboard.press('Alt+t')
  await page.locator('.games-table .row').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.waitForTimeout(1200)
  for (const theme of ['light', 'dark']) {
    for (const [width, height] of SIZES) {
      await app!.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]!.setContentSize(w, h), [width, height] as const)
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/zl/${theme}-${width}.png` })
    }
    if (theme === 'light') await page.keyboard.press('Control+Shift+l')
    await page.waitForTimeout(300)
  }
  await bench.close()
}, 120_000)
