// @module-tag chromium
import { programPath } from '../support/programPath'
import { describe, expect, test } from 'vitest'
import { openSelfTest } from './selfTestDialog'
import { keepPicture, launchWeb } from './shells'

const chromium = programPath('chromium')

describe('the self-test in a browser', () => {
  test('begins a full run, shows its progress, and can be canceled', async () => {
    const bench = await launchWeb(chromium)
    const dialog = await openSelfTest(bench.page)
    await dialog.getByText('Full').click()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await dialog.getByText(/Chess: .*, depth \d/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByText(/^Canceled; everything counted so far agrees/).waitFor()
    await keepPicture(bench.page, 'web-self-test')
    await bench.page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    await bench.close()
  })
})
