import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { inject, test } from 'vitest'
import { launchElectron } from './shells'

const electron = inject('electron')
const sample = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

test('look', async () => {
  for (const [width, height] of [[1280, 800], [1440, 900]] as const) {
    const folder = mkdtempSync(path.join(tmpdir(), 'look-'))
    const file = path.join(folder, 'a.pgn')
    copyFileSync(sample, file)
    const bench = await launchElectron(electron, { files: [file], width, height })
    const { page } = bench
    const shot = async (name: string) => {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.screenshot({ path: `/tmp/look-${width}-${name}-${scheme}.png` })
      }
    }
    await page.getByRole('tab', { name: 'Solver' }).waitFor()
    await page.keyboard.press('Home')
    await page.getByRole('tab', { name: 'Solver' }).click()
    await shot('off')
    await page.getByRole('switch', { name: 'Solve setup' }).click()
    await page.waitForTimeout(6000)
    await shot('start')
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(3000)
    await shot('pair')
    await page.keyboard.press('End')
    await page.getByRole('tab', { name: 'Solver' }).click()
    await page.waitForTimeout(500)
    await shot('game')
    await page.keyboard.press('Control+Shift+A')
    await page.waitForTimeout(1500)
    await shot('running')
    await page.getByText('Annotated the setup').waitFor({ timeout: 120000 })
    await shot('done')
    await page.locator('.annotation-preview').scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await shot('preview')
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.waitForTimeout(200)
    await shot('moves')
    await bench.close()
  }
}, 400_000)
