import { t } from '@shared/i18n/t'
import { expect } from 'vitest'
import { command, dialogOf, LONG, press, rail, type Scene, type Stop, type Walk } from './walk'
import { openPlayed } from './game'

const rows = ({ page }: Walk) => page.locator('.prepared-row')
const now = ({ page }: Walk) => page.locator('.now-line')

const setNumber = async ({ page }: Walk, label: string, value: number) => {
  const field = dialogOf(page, 'newPreparation').getByLabel(label, { exact: true }).first()
  await field.fill(String(value))
  await field.press('Tab')
}

const begin = async (walk: Walk) => {
  const dialog = dialogOf(walk.page, 'newPreparation')
  await dialog.getByText('Start of this game', { exact: true }).click()
  await setNumber(walk, 'Nodes per position', 5000)
  await setNumber(walk, 'Total nodes', 60_000)
  await dialog.getByRole('button', { name: 'Prepare', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const page = (name: string): Stop => ({
  where: `page ${name} of a preparation`,
  place: 'prepare',
  go: walk =>
    walk.page
      .locator('.pages')
      .getByRole('tab', { name: new RegExp(`^${name}`) })
      .click(),
})

/** A preparation, from the empty place to the end of its growth. */
export const prepareScenes: readonly Scene[] = [
  {
    name: 'a preparation',
    stops: [
      {
        where: 'no preparation yet',
        place: 'prepare',
        go: async walk => {
          await openPlayed(walk)
          await rail(walk, 'prepare')
          await walk.page.getByText(t('prepare.empty.title')).waitFor()
        },
      },
      {
        where: 'what is to be prepared',
        place: 'prepare',
        dialog: 'newPreparation',
        go: ({ page }) => page.getByRole('button', { name: 'Prepare from this position' }).click(),
      },
      {
        where: 'preparation that grows',
        place: 'prepare',
        go: async walk => {
          await walk.page.getByRole('button', { name: 'Prepare from this position' }).click()
          await begin(walk)
          await rows(walk).first().waitFor(LONG)
        },
      },
      {
        where: 'preparation that has reached its limit',
        place: 'prepare',
        go: async walk => {
          await expect.poll(() => now(walk).textContent(), LONG).toContain('node limit reached')
          await rows(walk).nth(2).waitFor(LONG)
        },
      },
      {
        where: 'menu of a preparation',
        place: 'prepare',
        opens: 'features/prepare/side/PreparationItem.vue',
        go: async walk => {
          const side = walk.page.locator('.prepare-side')
          if (!(await side.isVisible())) await command(walk, t('actions.labels.toggleSide'))
          await walk.page.locator('.preparation-item').click({ button: 'right' })
        },
      },
      {
        where: 'answers to a prepared move',
        place: 'prepare',
        go: async walk => {
          await rows(walk).first().click()
          await press(walk, 'ArrowRight')
          await walk.page.locator('.answer-table').waitFor()
        },
      },
      ...['Table', 'New', 'Compare', 'Tree'].map(page),
    ],
  },
]
