// @module-tag electron
import { programPath } from '../support/programPath'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionLabel, type ActionId } from '@shared/ipc/actionTable'
import { ENGLISH, LANGUAGES, loadLanguages } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { t } from '@shared/i18n/t'
import { clippedTexts } from '../support/pseudoText'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { expectAllTermsToFit } from './tableTerms'

/*
 * Checks that places and dialogs cut nothing off in any language, in the smallest common window. The test of the
 * pseudo-language, which is longer than most, goes through everything.
 */

const electron = programPath('electron')

await loadLanguages()

const TRANSLATIONS = LANGUAGES.filter(({ code }) => code !== ENGLISH.code)

describe.each(TRANSLATIONS)('the translation $name', ({ code }) => {
  let bench: Workbench
  let page: Page

  beforeAll(async () => {
    speak(() => code)
    bench = await launchElectron(electron, { language: code, width: 1280, height: 800 })
    page = bench.page
    await page.waitForFunction(() => window.innerWidth === 1280 && window.innerHeight === 800)
    await page.getByText(t('shell.welcome.title')).waitFor()
  })

  afterAll(async () => {
    speak(() => 'en')
    await bench.close()
  })

  const isWhole = async (where: string) => {
    await keepPicture(page, `${code}-${where}`)
    const clipped = await clippedTexts(page)
    expect.soft(clipped.map(one => ({ where, ...one }))).toEqual([])
  }

  const dialogCalled = (name: string) => page.getByRole('dialog', { name, exact: true })

  const looksAt = async (where: string, key: string, title: string) => {
    await page.keyboard.press(key)
    const dialog = dialogCalled(title)
    await dialog.waitFor()
    await isWhole(where)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }

  test('fits the first page, the settings and the dialogs of the window', async () => {
    speak(() => code)
    await isWhole('welcome')
    await page.getByRole('button', { name: t('shell.rail.settings') }).click()
    await page.locator('.settings-panel').waitFor()
    await isWhole('settings')
    await page.keyboard.press('Escape')
    await looksAt('palette', 'Control+k', t('shell.palette.title'))
    await looksAt('keys', 'Control+/', t('shell.keys.title'))
    await looksAt('engines', 'Control+Shift+e', t('engines.dialog.title'))
    await looksAt('new', 'Control+n', t('newAnalysis.title'))
    await looksAt('rules', 'Shift+F1', t('guide.title'))
  })

  test('fits a game with its report and dialogs', async () => {
    speak(() => code)
    await page.getByRole('button', { name: t('samples.lukic-vujacic.name') }).click()
    await page.locator('.move-tree').waitFor()
    await page.keyboard.press('End')
    await isWhole('game')
    await page.getByRole('tab', { name: t('report.title'), exact: true }).click()
    await isWhole('report')
    await looksAt('analyze', 'Control+Alt+r', t('report.dialog.title'))
    await looksAt('publish', 'Control+p', t('publish.dialog.title'))
    await page.getByRole('tab', { name: t('solver.title'), exact: true }).click()
    await isWhole('solver')
  })

  const runs = async (action: ActionId) => {
    await page.keyboard.press('Control+k')
    const palette = dialogCalled(t('shell.palette.title'))
    const label = actionLabel(action)
    await palette.getByRole('textbox').fill(label)
    await palette.getByRole('option', { name: label }).first().waitFor()
    await page.keyboard.press('Enter')
    await palette.waitFor({ state: 'detached' })
  }

  test.each([
    ['practise', () => t('practice.dialog.title')],
    ['twoPlayers', () => t('practice.table.title')],
    ['guessMoves', () => t('guessing.dialog.title')],
    ['drillGame', () => t('drill.making.title')],
    ['newPreparation', () => t('prepare.dialog.title')],
    ['besideGame', () => t('splitView.choose.title')],
    ['round', () => t('round.title')],
    ['verifyRound', () => t('round.verify.title')],
    ['tasks', () => t('tasks.title')],
    ['selfTest', () => t('selfTest.title')],
    ['about', () => t('shell.about.title')],
  ] as const)('fits the dialog of %s', async (action, title) => {
    speak(() => code)
    await runs(action)
    const dialog = dialogCalled(title())
    await dialog.waitFor()
    await isWhole(action)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('fits the terms of two people, all of them open', async () => {
    speak(() => code)
    // There is a throw at the start of the game.
    await page.keyboard.press('Home')
    await runs('twoPlayers')
    const dialog = dialogCalled(t('practice.table.title'))
    await dialog.waitFor()
    await expectAllTermsToFit(dialog)
    await isWhole('two-players')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test.each(['editPosition', 'starts', 'trainPlacements', 'trainGuessing', 'trainMistakes', 'home'] as const)(
    'fits the place that %s leads to',
    async action => {
      speak(() => code)
      await runs(action)
      await page.locator('.rail-bar [aria-current=page]').waitFor()
      await isWhole(action)
    },
  )

  test.each([
    ['games', () => t('shell.rail.games')],
    ['drill', () => t('shell.rail.drill')],
    ['dice', () => t('shell.rail.dice')],
    ['prepare', () => t('shell.rail.prepare')],
  ])('fits the place %s of the rail', async (where, name) => {
    speak(() => code)
    const button = page.getByRole('navigation').getByRole('button', { name: name() }).first()
    await button.click()
    await button.and(page.locator('[aria-current=page]')).waitFor()
    await isWhole(where)
  })
})
