import { vi } from 'vitest'
import { t } from '@shared/i18n/t'
import { dialogOf, LONG, press, type Scene, type Walk } from './walk'
import { openPage, openPlacing, openPlayed, toStage } from './game'

const lines = ({ page }: Walk) => page.locator('.engine-line')

/** The engine's own switch; the one of the setup is hidden after the setup. */
const engineSwitch = ({ page }: Walk, on: boolean) =>
  page.locator(`.engine-switch[aria-checked=${on}]`).filter({ visible: true }).first()

/** Starts the engine at a position after the setup, where it has lines to show; in a retry it may be running. */
const startEngine = async (walk: Walk) => {
  await openPlayed(walk)
  await press(walk, 'ArrowRight', 20)
  if (!(await engineSwitch(walk, true).isVisible())) await press(walk, 'l')
  await lines(walk).nth(2).waitFor(LONG)
}

const stopEngine = async (walk: Walk) => {
  await toStage(walk)
  await press(walk, 'l')
  await engineSwitch(walk, false).waitFor()
}

const solving = ({ page }: Walk) => page.getByRole('switch', { name: t('solver.solve'), exact: true })
const progress = ({ page }: Walk) => page.locator('.search-progress')

const atWork: Scene = {
  name: 'engines at work',
  stops: [
    { where: 'engine with its lines', go: startEngine },
    {
      where: 'menu of an engine line',
      opens: 'features/engines/EngineLines.vue',
      go: walk => lines(walk).first().click({ button: 'right' }),
    },
    {
      where: 'settings of an engine at work',
      opens: 'features/engines/EngineHead.vue',
      go: ({ page }) =>
        page
          .getByRole('button', { name: t('engines.head.settings') })
          .first()
          .click(),
    },
    {
      where: 'menu of the other engines',
      opens: 'features/engines/EnginesPane.vue',
      go: ({ page }) => page.getByRole('button', { name: t('engines.pane.another') }).click(),
    },
    {
      where: 'board beside a line that is pointed at',
      go: async ({ page }) => {
        // A line may become shorter while the pointer moves to its move.
        await vi.waitFor(async () => {
          await page.mouse.move(1, 1)
          await page.locator('.engine-line .move').nth(2).hover()
          await page.locator('.move-preview').waitFor({ timeout: 2000 })
        }, LONG)
      },
    },
    {
      where: 'line of an engine on the board',
      go: async ({ page }) => {
        await page.locator('.engine-line .move').nth(2).click()
        await page.locator('.look-ahead-bar').waitFor()
      },
    },
    {
      where: 'threat',
      go: async walk => {
        await toStage(walk)
        await press(walk, 'Escape')
        await press(walk, 'x')
        await walk.page.locator('.mode.is-threat').waitFor()
      },
    },
    {
      where: 'line that was added to the game',
      go: async walk => {
        await press(walk, 'x')
        await lines(walk).nth(2).waitFor(LONG)
        await toStage(walk)
        await press(walk, 'i')
        await walk.page.getByText(/^Added line/).waitFor()
      },
    },
    {
      where: 'engine switched off',
      go: async walk => {
        await press(walk, 'Control+z')
        await stopEngine(walk)
      },
    },
    {
      where: 'options of an engine',
      dialog: 'engines',
      go: walk => press(walk, 'Control+Shift+e'),
    },
    {
      where: 'log of an engine',
      dialog: 'engines',
      go: ({ page }) =>
        dialogOf(page, 'engines')
          .getByRole('tab', { name: t('engines.detail.log') })
          .click(),
    },
  ],
}

const solver: Scene = {
  name: 'the solver',
  stops: [
    {
      where: 'solver switched off',
      go: async walk => {
        await openPlacing(walk)
        await openPage(walk, t('solver.title'))
        await solving(walk).waitFor()
      },
    },
    {
      where: 'solver at work',
      go: async walk => {
        await solving(walk).click()
        await walk.page.getByLabel(t('solver.nodes.title')).selectOption('100000')
        await walk.page.locator('.placement-row').nth(10).waitFor(LONG)
        await progress(walk)
          .getByRole('button', { name: t('solver.progress.pause') })
          .waitFor()
      },
    },
    {
      where: 'solver at rest',
      go: async walk => {
        await progress(walk)
          .getByRole('button', { name: t('solver.progress.pause') })
          .click()
        await progress(walk)
          .getByRole('button', { name: t('solver.progress.resume') })
          .waitFor()
      },
    },
    {
      where: 'last pair of placements',
      go: async walk => {
        await toStage(walk)
        await press(walk, 'ArrowRight', 6)
        await walk.page.locator('.final-pair .cell').nth(3).waitFor(LONG)
      },
    },
    {
      where: 'setup as it was played',
      go: async ({ page }) => {
        await page.getByText(t('solver.setup.title'), { exact: true }).first().click()
        await page.locator('.setup-ply').first().waitFor(LONG)
      },
    },
    {
      where: 'solver switched off again',
      go: async walk => {
        // The training of placements in a later scene searches the same number of nodes.
        await walk.page.getByLabel(t('solver.nodes.title')).selectOption('10000')
        await solving(walk).click()
        await openPage(walk, t('moves.pane.moves'))
      },
    },
  ],
}

/** The results of engines, and the choice between them. */
export const engineScenes: readonly Scene[] = [atWork, solver]
