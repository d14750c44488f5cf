import { t } from '@shared/i18n/t'
import { dialogOf, LONG, press, type Scene, type Walk } from './walk'
import { openPage, openPlayed, toStage } from './game'

const head = ({ page }: Walk) => page.locator('.report-head .bar')

/** A report, from its dialog to the annotations in the game. */
export const reportScenes: readonly Scene[] = [
  {
    name: 'a report',
    stops: [
      {
        where: 'report that was not asked for',
        go: async walk => {
          await openPlayed(walk)
          await openPage(walk, t('report.title'))
          await walk.page.getByRole('button', { name: t('report.pane.run') }).waitFor()
        },
      },
      { where: 'how a game is to be analyzed', dialog: 'analyze', go: walk => press(walk, 'Control+Alt+r') },
      {
        where: 'all that can be chosen for an analysis',
        dialog: 'analyze',
        go: async walk => {
          await press(walk, 'Control+Alt+r')
          const dialog = dialogOf(walk.page, 'analyze')
          await dialog.locator('summary').click()
          await dialog.locator('.number-field').first().waitFor()
        },
      },
      {
        where: 'report at work',
        go: async walk => {
          await press(walk, 'Control+Alt+r')
          await dialogOf(walk.page, 'analyze').getByRole('button', { name: 'Analyze' }).click()
          await head(walk)
            .getByText(/of 106 moves/)
            .waitFor()
        },
      },
      {
        where: 'report at rest',
        go: async walk => {
          await press(walk, 'Alt+p')
          await head(walk).getByText('paused').waitFor()
        },
      },
      {
        where: 'what is running',
        dialog: 'tasks',
        go: async ({ page }) => {
          await page.locator('.task-status .words').click()
          await page.locator('.task-row').first().waitFor()
        },
      },
      {
        where: 'report that is done',
        go: async walk => {
          await press(walk, 'Alt+p')
          await head(walk).getByText('106 moves', { exact: true }).waitFor(LONG)
          await walk.page.locator('.turning-point').first().waitFor()
        },
      },
      {
        // The values of the setup are found later than those of the moves.
        where: 'analysis that was written into the game',
        go: ({ page }) => page.getByText(t('report.analyze.done'), { exact: true }).waitFor(LONG),
      },
      {
        where: 'turning point on the board',
        go: async ({ page }) => {
          await page.locator('.turning-point').first().click()
          await page.locator('.turning-point[aria-current=step]').waitFor()
        },
      },
      {
        where: 'position of the graph that is pointed at',
        go: async ({ page }) => {
          await page.getByRole('slider', { name: 'Evaluation of the game' }).hover()
          await page.locator('.move-preview').waitFor()
        },
      },
      {
        where: 'what a report writes into the game',
        dialog: 'annotateReport',
        go: async walk => {
          await walk.page.mouse.move(1, 1)
          await toStage(walk)
          await press(walk, 'Control+z')
          await press(walk, 'Control+Alt+a')
          await dialogOf(walk.page, 'annotateReport').locator('.move-tree').waitFor()
        },
      },
      {
        where: 'game with glyphs and words',
        go: async walk => {
          await press(walk, 'Control+Alt+a')
          await dialogOf(walk.page, 'annotateReport').locator('.move-tree').waitFor()
          await press(walk, 'Enter')
          await openPage(walk, t('moves.pane.moves'))
          await walk.page.locator('.move-tree .nag.is-move').first().waitFor()
        },
      },
      {
        where: 'game without them again',
        go: async walk => {
          await toStage(walk)
          await press(walk, 'Control+z')
          await walk.page.locator('.move-tree .nag.is-move').first().waitFor({ state: 'detached' })
        },
      },
    ],
  },
]
