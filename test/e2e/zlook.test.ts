import { mkdtempSync, writeFileSync, copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, test } from 'vitest'
import { leagueFile } from '../support/leagueFile'
import { launchElectron } from './shells'

const samples = path.join(import.meta.dirname, '..', '..', 'samples')
const SIZES = [
  ['dark', 1440, 900, 1],
  ['light', 1920, 1080, 1],
  ['light', 1280, 800, 1],
  ['dark', 1280, 800, 1.5],
] as const

test('looks', { timeout: 400_000 }, async () => {
  for (const [theme, width, height, zoom] of SIZES) {
    const folder = mkdtempSync(path.join(tmpdir(), 'zlook-'))
    const file = path.join(folder, 'league.pgn')
    writeFileSync(file, leagueFile(148))
    const lukic = path.join(folder, 'lukic.pgn')
    copyFileSync(path.join(samples, 'lukic-vujacic.pgn'), lukic)
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ theme, zoom }))
    const bench = await launchElectron(inject('electron'), { folder, files: [lukic, file], width, height })
    const { page } = bench
    const shot = async (name: string) => {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/look/${name}-${theme}-${width}-${zoom}.png` })
    }
    try {
    await page.locator('.game-list [role=option]').first().waitFor()
    await page.waitForTimeout(800)
    await shot('game')
    await page.locator('.game-list [role=option]').nth(2).click({ button: 'right' })
    await shot('menu')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await shot('palette')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+t')
    await page.locator('.games-table .row').first().waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.waitForTimeout(1000)
    await shot('table')
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Control+,')
    await shot('settings')
    await page.keyboard.press('Escape')
    await page.evaluate(() => navigator.clipboard.writeText('1. e4 e5 2. Nf3 {best by test} Nc6 3. Bb5').catch(() => undefined))
    await page.locator('.board').first().click().catch(() => undefined)
    await page.keyboard.press('Control+v')
    await shot('paste')
    } catch (e) { console.log(String(e)); await shot('error') }
    await bench.close()
  }
})
