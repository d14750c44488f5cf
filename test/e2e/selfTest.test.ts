import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { artefact, launchPackage, launchWeb } from './shells'

const chromium = inject('chromium')

/** The executable of a packaged application; without it there is nothing here to test. */
const executable = process.env.BACKRANK_PACKAGE

const openSelfTest = async (page: Page) => {
  await page.getByText('Nothing open').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Go to, do, or paste anything').fill('self-test')
  await page.getByRole('option', { name: /Self-test/ }).waitFor()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog', { name: 'Self-test' })
}

describe.runIf(chromium !== '')('in a browser', () => {
  test('a full self-test begins, tells its progress and can be cancelled', async () => {
    const bench = await launchWeb(chromium)
    const dialog = await openSelfTest(bench.page)
    await dialog.getByText('Full').click()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await dialog.getByText(/Chess: .*, depth \d/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByText(/^Cancelled; everything counted so far agrees/).waitFor()
    await bench.page.screenshot({ path: artefact('web-self-test.png') })
    await bench.page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    await bench.close()
  })
})

describe.runIf(executable !== undefined)('packaged', () => {
  test('the reference numbers are in the package, and everything agrees with them', async () => {
    const bench = await launchPackage(executable!)
    const dialog = await openSelfTest(bench.page)
    await dialog.getByRole('button', { name: 'Start' }).click()
    await dialog.getByText(/^Everything agrees/).waitFor({ timeout: 90_000 })
    await bench.page.screenshot({ path: artefact('package-self-test.png') })
    await bench.close()
  })
})
