import type { Locator, Page } from 'playwright-core'

/** Opens the self-test from the command palette, which every shell has. */
export const openSelfTest = async (page: Page): Promise<Locator> => {
  await page.getByText('What would you like to do?').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Go to, do, or paste anything').fill('self-test')
  await page.getByRole('option', { name: /Self-test/ }).waitFor()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog', { name: 'Self-test' })
}
