// @module-tag electron
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { programPath } from '../support/programPath'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { speak } from '@shared/i18n/spoken'
import { t } from '@shared/i18n/t'
import { VARIANTS } from '@shared/variants'
import { clippedTexts, plainTexts } from '../support/pseudoText'
import { keepPicture, launchElectron, type Workbench } from './shells'

/*
 * Checks every view and dialog in the pseudo-language, in the smallest common window: text that is still English does
 * not come from the catalogue, and text that is cut off leaves no room for a longer language.
 */

const electron = programPath('electron')

/** Names that are the same in every language. */
const NAMES: readonly (RegExp | string)[] = [
  // Players of a practice game, as written in its file.
  /Backrank engine(, level \d+( of \d+)?)?|\bPlayer\b/g,
  'Backrank',
  // Engines that ship with the program, and those installed on the machine.
  'Stockfish 19 Lite',
  /[\w/.-]*(stockfish|ethereal)[\w.-]*/gi,
  'PGN',
  'FEN',
  'UCI',
  'PNG',
  'SVG',
  'Lukic',
  'Srecko',
  'Vujacic',
  'Davor',
  'Half-Random Transcendental, played online',
  // Months and weekdays, which come from the locale and not from a message.
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
  'July',
  /\b\d+ (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b/g,
]

/** Files of pieces that have not moved, as written in the FEN of a start. */
const UNMOVED = /\b[a-j]{8,10}\/[a-j]{8,10}\b/g

/** Tags of a game, as named in files. */
const TAGS = /\b(Event|Site|Date|Round|White|Black|Result|Variant|SetUp)\b/g

/** Fields of a procedure, as named in files. */
const FIELDS = /\b(pieces, )?(bishop|knight|rook|queen|king|steps|pieces)\b/g

/** The number of pieces of one side in Fischer-Benko that are not thrown. */
const OWN_PIECES = 5

/** Enough nodes to see a search running, fewer than the default. */
const FEWER_NODES = { solver: { on: false, engineId: '', reading: 'sequential', nodes: 60_000 } }

interface Finding {
  readonly where: string
  readonly text: string
}

const inspected = async (
  page: Page,
  where: string,
  names: readonly RegExp[],
): Promise<readonly Finding[]> => {
  await keepPicture(page, `pseudo-${where}`)
  const plain = await plainTexts(page, [...NAMES, ...names])
  const clipped = await clippedTexts(page)
  return [
    ...plain.map(({ at, text }) => ({ where, text: `${at} is plain: ${text}` })),
    ...clipped.map(({ element, text, missing }) => ({
      where,
      text: `${element} lacks ${missing} px: ${text}`,
    })),
  ]
}

/** Checks that no text on the screen is English or cut off. */
const isForeignAndWhole = async (page: Page, where: string, ...names: readonly RegExp[]): Promise<void> =>
  expect.soft(await inspected(page, where, names)).toEqual([])

const leave = async (page: Page, dialog: Locator) => {
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

const dialogCalled = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

describe('the pseudo-language', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backrank-pseudo-'))
  let bench: Workbench
  let page: Page

  beforeAll(async () => {
    speak(() => 'en-XA')
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(FEWER_NODES))
    bench = await launchElectron(electron, { folder, language: 'en-XA', width: 1280, height: 800 })
    page = bench.page
    await page.waitForFunction(() => window.innerWidth === 1280 && window.innerHeight === 800)
    await page.getByText(t('shell.welcome.title')).waitFor()
  })

  /** Closes dialogs and popovers that a failed test left open. */
  afterEach(async () => {
    for (let open = 0; open < 3 && (await page.locator('.dialog, .popover').count()) > 0; open += 1) {
      await page.keyboard.press('Escape')
    }
  })

  afterAll(async () => {
    speak(() => 'en')
    await bench.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Opens a dialog by a key, checks it, and closes it. */
  const looksAt = async (
    where: string,
    key: string,
    title: string,
    more?: (dialog: Locator) => Promise<void>,
  ) => {
    await page.keyboard.press(key)
    const dialog = dialogCalled(page, title)
    await dialog.waitFor()
    await isForeignAndWhole(page, where)
    await more?.(dialog)
    await leave(page, dialog)
  }

  /** Runs an action by its name in the command palette. */
  const command = async (label: string) => {
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(t('shell.palette.placeholder')).fill(label)
    await page.getByRole('option', { name: label, exact: false }).first().waitFor()
    await page.keyboard.press('Enter')
  }

  const openSample = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await page.locator('.move-tree').waitFor()
  }

  test('covers the welcome page', () => isForeignAndWhole(page, 'welcome'))

  test('covers the command palette', async () => {
    await page.keyboard.press('Control+k')
    const palette = dialogCalled(page, t('shell.palette.title'))
    await palette.waitFor()
    await isForeignAndWhole(page, 'palette')
    const box = page.getByPlaceholder(t('shell.palette.placeholder'))
    for (const [where, text] of [
      ['none', '~~~'],
      ['number', '518'],
      ['fen', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ] as const) {
      await box.fill(text)
      await isForeignAndWhole(page, `palette-${where}`)
    }
    await leave(page, palette)
  })

  test('covers the settings', async () => {
    await page.getByRole('button', { name: t('shell.rail.settings') }).click()
    const panel = page.locator('.settings-panel')
    await panel.waitFor()
    await isForeignAndWhole(page, 'settings')
    await leave(page, panel)
  })

  test('covers the list of keys', () => looksAt('keys', 'Control+/', t('shell.keys.title')))

  test('covers the dialog about the program', async () => {
    await command(t('actions.labels.about'))
    const dialog = dialogCalled(page, t('shell.about.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'about')
    await leave(page, dialog)
  })

  test('covers the self-test before it runs and after it is canceled', async () => {
    await command(t('actions.labels.selfTest'))
    const dialog = dialogCalled(page, t('selfTest.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'selfTest')
    await dialog.getByRole('button', { name: t('selfTest.start'), exact: true }).click()
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await dialog.getByRole('button', { name: t('selfTest.startAgain') }).waitFor()
    await isForeignAndWhole(page, 'selfTest-cancelled')
    await leave(page, dialog)
  })

  test('covers the engines with their options and log', () =>
    looksAt('engines', 'Control+Shift+e', t('engines.dialog.title'), async dialog => {
      await dialog.getByRole('tab', { name: t('engines.detail.log') }).click()
      await isForeignAndWhole(page, 'engines-log')
    }))

  test('covers the dialog for a new analysis of every system', async () => {
    await page.keyboard.press('Control+n')
    const dialog = dialogCalled(page, t('newAnalysis.title'))
    await dialog.waitFor()
    for (const { id } of VARIANTS) {
      await dialog.locator(`#variant-${id}`).click()
      await dialog.locator(`#variant-${id}[aria-selected=true]`).waitFor()
      await isForeignAndWhole(page, `new-${id}`)
    }
    for (const [where, text] of [
      ['number', '4532'],
      ['ranks', 'BQNRRBKN'],
      ['nothing', '99999999'],
      ['fen', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
      ['games', '[White "Lukic"]\n\n1. e4 e5 *'],
    ] as const) {
      await dialog.locator('#variant-fischer-benko').click()
      await dialog.getByRole('textbox', { name: t('newAnalysis.box.label') }).fill(text)
      await isForeignAndWhole(page, `new-box-${where}`)
    }
    await leave(page, dialog)
  })

  test('covers the rules of every system', async () => {
    await command(t('actions.labels.rules'))
    const dialog = dialogCalled(page, t('guide.title'))
    await dialog.waitFor()
    for (const { id } of VARIANTS) {
      await dialog.locator(`#guide-${id}`).click()
      await dialog.getByRole('heading', { name: t(`systems.${id}.name`), exact: true }).waitFor()
      await isForeignAndWhole(page, `guide-${id}`, UNMOVED)
    }
    await leave(page, dialog)
  })

  test('covers the dice assistant and its menu', async () => {
    await page.keyboard.press('Control+d')
    await page.locator('.dice-stage').waitFor()
    await isForeignAndWhole(page, 'dice')
    for (const face of ['1', '2', '2', '3', '3', '5']) {
      await page.keyboard.press(face)
      await page.keyboard.press('Enter')
      await isForeignAndWhole(page, 'dice-thrown')
    }
    await page.keyboard.press('F9')
    await isForeignAndWhole(page, 'dice-large')
    await page.keyboard.press('F9')
    await page.getByRole('button', { name: t('dice.tools.moreTitle') }).click()
    await isForeignAndWhole(page, 'dice-menu')
    await page.keyboard.press('Escape')
  })

  test('covers the procedure editor', async () => {
    await page.getByRole('button', { name: t('dice.tools.copy') }).click()
    const dialog = dialogCalled(page, t('diceEditor.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'procedure')
    await dialog.getByRole('button', { name: t('diceEditor.steps.removeStep', { number: 1 }) }).click()
    await isForeignAndWhole(page, 'procedure-broken', FIELDS)
    await page.keyboard.press('Control+z')
    await leave(page, dialog)
  })

  test('covers the position editor', async () => {
    await page.keyboard.press('Control+Shift+n')
    await page.locator('.editor-notes').waitFor()
    await isForeignAndWhole(page, 'editor')
    await page.getByRole('button', { name: t('editor.bar.clear') }).click()
    await isForeignAndWhole(page, 'editor-empty')
    await page.locator('.fen-field textarea').fill('8/8/8/8/8/8/8/x7 w - - 0 1')
    await isForeignAndWhole(page, 'editor-broken')
    await page.keyboard.press('Control+z')
    for (const id of ['fischer-benko', 'contemporary-random', 'arrangement', 'korean-random'] as const) {
      await page.getByRole('combobox', { name: t('editor.system') }).selectOption(id)
      await isForeignAndWhole(page, `editor-${id}`)
    }
  })

  test('covers a game with its moves, tags, comments and start', async () => {
    await page.getByRole('button', { name: t('shell.rail.home') }).click()
    await openSample(t('samples.lukic-vujacic.name'))
    await isForeignAndWhole(page, 'game-setup')
    await page.keyboard.press('End')
    await isForeignAndWhole(page, 'game-end')
    await page.getByRole('tab', { name: t('moves.pane.tags') }).click()
    await isForeignAndWhole(page, 'game-tags', TAGS)
    await page.getByRole('tab', { name: t('moves.pane.moves') }).click()
    await page.keyboard.press('Control+Shift+c')
    await isForeignAndWhole(page, 'game-toast')
  })

  test('covers a running engine and its settings', async () => {
    await page.locator('.stage').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.engine-line').count()).toBe(3)
    await isForeignAndWhole(page, 'engine')
    await page
      .getByRole('button', { name: t('engines.head.settings') })
      .first()
      .click()
    await isForeignAndWhole(page, 'engine-settings')
    await page.keyboard.press('Escape')
    await page.locator('.stage').focus()
    await page.keyboard.press('i')
    await isForeignAndWhole(page, 'engine-line-added')
    await page.keyboard.press('l')
  })

  /** Pastes a text as if it had been copied elsewhere. */
  const paste = (text: string) =>
    page.evaluate(copied => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)

  test('covers a list of games, one with an illegal move, one with an impossible start', async () => {
    const games = [
      '[White "Lukic"]\n[Black "Vujacic"]\n\n1. e4 e5 2. Ke3 {Lukic} Nc6 *',
      '[White "Vujacic"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n\n*',
    ]
    await paste(games.join('\n\n'))
    await page.getByRole('tab', { name: 'Lukic' }).last().waitFor()
    if (!(await page.locator('.side-pane').isVisible())) await command(t('actions.labels.toggleSide'))
    await page.locator('.game-row').nth(1).waitFor()
    await isForeignAndWhole(page, 'games')
    await page.locator('.unread-block').first().waitFor()
    await page.getByRole('textbox', { name: t('games.search.label') }).fill('~~~')
    await isForeignAndWhole(page, 'games-none')
    await page.keyboard.press('Escape')
    await page.locator('.game-row').nth(1).click()
    await page.locator('.broken-game').waitFor()
    await isForeignAndWhole(page, 'games-broken')
  })

  test('covers the practice dialog and a running practice game', async () => {
    await page.getByRole('tab', { name: 'Lukic' }).first().click()
    await command(t('actions.labels.practise'))
    const dialog = dialogCalled(page, t('practice.dialog.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'practice')
    await dialog.getByRole('button', { name: t('practice.dialog.play'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await isForeignAndWhole(page, 'practice-running')
    await page.getByRole('button', { name: t('practice.pane.resign') }).click()
    await isForeignAndWhole(page, 'practice-resigned')
  })

  test('covers a setup in progress', async () => {
    await page.keyboard.press('Control+n')
    const dialog = dialogCalled(page, t('newAnalysis.title'))
    await dialog.locator('#variant-fischer-benko').click()
    await dialog.getByRole('textbox', { name: t('newAnalysis.box.label') }).fill('4532')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await isForeignAndWhole(page, 'setup')
  })

  test('covers pasted moves and a move to replace', async () => {
    await paste('1. R@h1 N@e8 2. N@d1 Q@z9')
    const dialog = dialogCalled(page, t('pasting.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'paste')
    await page.keyboard.press('Enter')
    await page.locator('.unread-block').waitFor()
    await isForeignAndWhole(page, 'pasted')
    await command(t('actions.labels.replaceMove'))
    await page.locator('.replace-bar').waitFor()
    await isForeignAndWhole(page, 'replace')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Home')
  })

  test('covers the solver while it searches, while it is paused, and with the setup as played', async () => {
    const progress = page.locator('.search-progress')
    await page.getByRole('tab', { name: t('solver.title'), exact: true }).click()
    await isForeignAndWhole(page, 'solver-off')
    await page.getByRole('switch', { name: t('solver.solve'), exact: true }).click()
    await expect.poll(() => page.locator('.placement-row').count()).toBeGreaterThan(10)
    await progress.getByRole('button', { name: t('solver.progress.pause') }).waitFor()
    await isForeignAndWhole(page, 'solver-running')
    await progress.getByRole('button', { name: t('solver.progress.pause') }).click()
    await progress.getByRole('button', { name: t('solver.progress.resume') }).waitFor()
    await isForeignAndWhole(page, 'solver-paused')
    await page.locator('.placement-row').last().click()
    await page.locator('.parts').waitFor()
    await isForeignAndWhole(page, 'solver-placed')
    await page.locator('.parts .segment').last().click()
    await page.locator('.setup-ply').first().waitFor()
    await isForeignAndWhole(page, 'solver-played')
    // The training of placements in a later test searches the same number of nodes.
    await page.getByLabel(t('solver.nodes.title')).selectOption('10000')
    await page.getByRole('switch', { name: t('solver.solve'), exact: true }).click()
    await isForeignAndWhole(page, 'solver-off-again')
  })

  test('covers a training before it begins, while it runs and when it is over', async () => {
    const open = page.locator('.setup-shelf .cell.is-open')
    const pieces = () => page.locator('cg-board piece:not(.ghost)').count()
    await command(t('actions.labels.trainPlacements'))
    await page.getByRole('button', { name: t('training.form.start') }).waitFor()
    await isForeignAndWhole(page, 'training')
    await page.getByRole('button', { name: t('training.form.start') }).click()
    await open.first().waitFor()
    await isForeignAndWhole(page, 'training-running')
    for (let placed = 0; placed < OWN_PIECES; placed += 1) {
      await open.first().waitFor()
      const before = await pieces()
      await open.first().press('Enter')
      await expect.poll(pieces).toBeGreaterThan(before)
    }
    await page.locator('.training-result').waitFor()
    await page.locator('.history-row').first().waitFor()
    await isForeignAndWhole(page, 'training-over')
  })

  test('covers a deck of positions from the dialog to the end of a session', async () => {
    await command(t('actions.labels.drill'))
    await page.getByText(t('drill.start.emptyTitle')).waitFor()
    await isForeignAndWhole(page, 'drill-empty')
    await command(t('actions.labels.drillGame'))
    const dialog = dialogCalled(page, t('drill.making.title'))
    await dialog.waitFor()
    await isForeignAndWhole(page, 'drill-dialog')
    await page.keyboard.press('Enter')
    await page.locator('.deck-row').waitFor()
    await isForeignAndWhole(page, 'drill-deck')
    await page.locator('.drill-start [data-focus-first]').click()
    await page.locator('.question-panel').waitFor()
    await isForeignAndWhole(page, 'drill-asked')
    await page.keyboard.press('Alt+h')
    await page.locator('.question-panel .hint').waitFor()
    await isForeignAndWhole(page, 'drill-hint')
    await page.keyboard.press(' ')
    await page.locator('.verdict-band').waitFor()
    await isForeignAndWhole(page, 'drill-shown')
    await page.keyboard.press('Escape')
    await page.getByText(t('drill.start.session')).waitFor()
    await isForeignAndWhole(page, 'drill-over')
  })
})
