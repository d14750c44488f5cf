// @long
// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keepPicture, launchElectron } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-analyze-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Long enough for the preset “Normal” on a busy machine. */
const LONG = { timeout: 900_000 }

const graph = (page: Page) => page.getByRole('slider', { name: 'Evaluation of the game' })

/** BACKRANK_PRESET=normal measures the default preset. */
const isMeasured = process.env.BACKRANK_PRESET === 'normal'

/** Creates a new user's folder; unless measured, setups are searched with few nodes, like the game. */
const newUser = (): string => {
  const user = mkdtempSync(path.join(folder, 'user-'))
  const solver = { on: false, engineId: '', reading: 'sequential', nodes: 100 }
  if (!isMeasured) writeFileSync(path.join(user, 'settings.json'), JSON.stringify({ solver }))
  return user
}

test('a new user analyzes and publishes the sample in five actions', async () => {
  const bench = await launchElectron(electron, { folder: newUser(), ownProcess: true })
  const { page, app } = bench
  const file = path.join(folder, 'page.html')
  await app!.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  let actions = 0
  const act = async (what: Promise<unknown>): Promise<void> => {
    actions += 1
    await what
  }
  const began = performance.now()

  await act(page.getByRole('button', { name: /Lukic/ }).first().click())
  await page.getByText('Ply 0 of 114').waitFor()
  await act(page.keyboard.press('Control+Alt+r'))
  const dialog = page.getByRole('dialog', { name: 'Analyze game' })
  expect(await dialog.getByRole('radio', { name: /Normal about/ }).isChecked()).toBe(true)
  await keepPicture(page, 'analyze-dialog')
  // Search a fraction of the nodes to save time; the steps are the same.
  if (!isMeasured) {
    await dialog.getByRole('radio', { name: /Quick about/ }).check({ force: true })
    await dialog.getByText('More', { exact: true }).click()
    const nodes = dialog.getByLabel('Nodes per move', { exact: true })
    await nodes.fill('2000')
    await nodes.press('Tab')
  }
  await act(page.keyboard.press('Enter'))
  await page.getByRole('tab', { name: 'Report', selected: true }).waitFor()
  // At the first position, where the stage shows a shelf, the graph is in the tab.
  await graph(page).waitFor(LONG)
  await keepPicture(page, 'analyze-running')
  await page.getByText('Game analyzed').waitFor(LONG)
  const analyzed = performance.now()
  // The first turning point is on the board.
  await expect.poll(() => page.locator('.turning-point').first().getAttribute('aria-current')).toBe('step')
  await graph(page).waitFor()
  await keepPicture(page, 'analyze-done')
  await act(page.locator('.report-pane').getByRole('button', { name: 'Publish…' }).click())
  await page.getByRole('dialog', { name: 'Publish' }).getByText('One file,').waitFor()
  actions += 1
  await tells(page, 'Saved page.html', () => page.keyboard.press('Control+s'))
  const seconds = (since: number) => ((since - began) / 1000).toFixed(1)
  console.log(`analyzed after ${seconds(analyzed)} s, published after ${seconds(performance.now())} s`)

  expect(actions).toBeLessThanOrEqual(5)
  expect(readFileSync(file, 'utf8')).toContain('??')

  // One undo reverts the whole analysis.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Publish' }).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.move-tree .nag').first().waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.locator('.move-tree .nag').count()).toBe(0)
  await bench.close()
}, 1_200_000)
