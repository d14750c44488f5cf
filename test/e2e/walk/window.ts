import { t } from '@shared/i18n/t'
import { command, dialogOf, press, type Scene, type Walk } from './walk'

const settingsPanel = ({ page }: Walk) => page.locator('.settings-panel')

const fillPalette = async ({ page }: Walk, text: string) => {
  await dialogOf(page, 'palette').getByRole('textbox').fill(text)
}

const openSettings = async (walk: Walk) => {
  await walk.page.getByRole('button', { name: 'Settings', exact: true }).click()
  await settingsPanel(walk).waitFor()
}

/** Everything around the views, and the small dialogs. Nothing is open at the beginning. */
export const windowScenes: readonly Scene[] = [
  {
    name: 'the empty window',
    stops: [
      {
        where: 'welcome page with the edits of the last session, and an error',
        place: 'home',
        go: async ({ page }) => {
          await page.getByRole('heading', { name: t('shell.recovery.title') }).waitFor()
          await page.getByText('A part of the journal could not be read').waitFor()
        },
      },
      {
        where: 'edits of the last session one by one',
        go: async ({ page }) => {
          await page.getByRole('button', { name: t('shell.recovery.lookFirst') }).click()
          await page.getByText('Comment on 1. e4').waitFor()
        },
      },
      {
        where: 'welcome page',
        place: 'home',
        go: async ({ page }) => {
          await page.getByRole('button', { name: t('shell.dismiss') }).click()
          await page.getByRole('button', { name: t('shell.recovery.discard') }).click()
          await page.locator('.recovery-notice').waitFor({ state: 'detached' })
        },
      },
      {
        where: 'palette before anything is typed',
        dialog: 'palette',
        go: walk => press(walk, 'Control+k'),
      },
      {
        where: 'palette with results',
        dialog: 'palette',
        go: async walk => {
          await fillPalette(walk, 'ana')
          await walk.page.getByRole('option').first().waitFor()
        },
      },
      {
        where: 'palette that finds nothing',
        dialog: 'palette',
        go: async walk => {
          await fillPalette(walk, 'xyzzy')
          await walk.page.getByText(/^Nothing by that name/).waitFor()
        },
      },
      {
        where: 'palette that reads a FEN',
        dialog: 'palette',
        go: async walk => {
          await fillPalette(walk, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
          await walk.page.getByRole('option', { name: 'Analyze this position' }).first().waitFor()
        },
      },
      { where: 'settings', opens: 'shell/RailBar.vue', go: openSettings },
      {
        where: 'settings that fix the theme',
        opens: 'shell/RailBar.vue',
        go: async walk => {
          await openSettings(walk)
          const theme = settingsPanel(walk).getByRole('group', { name: 'Theme' })
          await theme.getByText('Light', { exact: true }).click()
          await theme.getByText('System', { exact: true }).click()
        },
      },
      { where: 'keys', dialog: 'keys', go: walk => press(walk, 'Control+/') },
      {
        where: 'running, without anything that runs',
        dialog: 'tasks',
        go: walk => command(walk, t('actions.labels.tasks')),
      },
      { where: 'about the program', dialog: 'about', go: walk => command(walk, t('actions.labels.about')) },
      {
        where: 'the licenses',
        dialog: 'licenses',
        go: async walk => {
          await command(walk, t('actions.labels.about'))
          await walk.page.getByRole('button', { name: t('shell.about.licenses') }).click()
          await walk.page.getByText('chessgroundx', { exact: true }).waitFor()
        },
      },
    ],
  },
  {
    name: 'the self-test',
    stops: [
      {
        where: 'self-test before it runs',
        dialog: 'selfTest',
        go: walk => command(walk, t('actions.labels.selfTest')),
      },
      {
        where: 'self-test at work',
        dialog: 'selfTest',
        go: async ({ page }) => {
          const dialog = dialogOf(page, 'selfTest')
          await dialog.getByRole('button', { name: t('selfTest.start'), exact: true }).click()
          await dialog.getByRole('row').nth(3).waitFor()
        },
      },
      {
        where: 'self-test broken off',
        dialog: 'selfTest',
        go: async ({ page }) => {
          const dialog = dialogOf(page, 'selfTest')
          await dialog.getByRole('button', { name: t('common.cancel') }).click()
          await dialog.getByRole('button', { name: t('selfTest.startAgain') }).waitFor()
        },
      },
    ],
  },
]
