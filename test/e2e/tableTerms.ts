import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { t } from '@shared/i18n/t'

/** Opens every part of the dialog for two players, and checks that it needs no scrolling. */
export const expectAllTermsToFit = async (dialog: Locator): Promise<void> => {
  await dialog.getByText(t('practice.table.fair.pie'), { exact: true }).click()
  await dialog.getByText(t('practice.table.clocks.delay'), { exact: true }).click()
  const stage = dialog.getByRole('spinbutton', { name: t('practice.table.afterMoves') })
  await stage.fill('40')
  await stage.press('Tab')
  await dialog.getByRole('spinbutton', { name: t('practice.table.addMinutes') }).waitFor()
  await dialog.getByRole('switch', { name: t('practice.table.blackOwn') }).check()
  await dialog.getByText(t('practice.table.points.throw'), { exact: true }).waitFor()
  await dialog.getByRole('switch', { name: t('practice.table.setupOnClock') }).waitFor()
  const form = dialog.locator('form')
  expect(await form.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
}
