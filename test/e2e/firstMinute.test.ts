// @module-tag electron
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { t } from '@shared/i18n/t'
import { programPath } from '../support/programPath'
import { launchElectron } from './shells'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

test('a new user annotates the sample and publishes it with the mouse, in seven clicks', async () => {
  const bench = await launchElectron(electron, { ownProcess: true })
  const { page, app } = bench
  const file = path.join(folder, 'page.html')
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  const began = performance.now()

  await click(page.getByRole('button', { name: t('samples.lukic-vujacic.name') }))
  await click(page.locator('.move-tree').getByText('Ng3', { exact: true }).first())
  await click(page.getByRole('button', { name: t('nags.$1'), exact: true }))
  await click(page.getByRole('textbox', { name: /^Comment/ }))
  await page.keyboard.type('The knight comes into play at once.')
  // The user need not know the name used here: another word finds it.
  await click(page.getByRole('button', { name: /Go to, do, or paste anything/ }))
  await page.keyboard.type('print')
  await click(page.getByRole('option', { name: /Publish…/ }))
  const dialog = page.getByRole('dialog', { name: t('publish.dialog.title') })
  await dialog.getByText('One file,').waitFor()
  await click(dialog.getByRole('button', { name: /^Save/ }))
  await expect.poll(() => existsSync(file)).toBe(true)
  console.log(`published after ${clicks} clicks and ${((performance.now() - began) / 1000).toFixed(1)} s`)

  expect(clicks).toBeLessThanOrEqual(7)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('The knight comes into play at once.')
  expect(text).toMatch(/g3<i class="good" title="Good move">!<\/i>/)
  await page.keyboard.press('Escape')
  await bench.close()
})
