// @module-tag electron
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { t } from '@shared/i18n/t'
import { programPath } from '../support/programPath'
import { keepPicture, kill, launchElectron, type Workbench } from './shells'

const electron = programPath('electron')

const root = mkdtempSync(path.join(tmpdir(), 'backrank-correction-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

const BEFORE = '[White "Anand"]\n[Black "Opponent"]\n\n1. e4   e5 {kept as it is} *\n\n'
const WITHOUT_START = '[White "Benko"]\n[Variant "Fischer-Benko"]\n\n1. R@h1 N@e8 *'
const AFTER = '\n\n[White "Deep"]\n\n1. d4 *\n'
const FEN = '[SetUp "1"]\n[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]\n'

const fileIn = (name: string) => {
  const folder = mkdtempSync(path.join(root, name))
  const file = path.join(folder, 'games.pgn')
  writeFileSync(file, BEFORE + WITHOUT_START + AFTER)
  return { folder, file }
}

const row = (page: Page, name: string) => page.locator('.game-list [role=option]', { hasText: name })
const list = (page: Page) => page.getByRole('listbox', { name: 'Games', exact: true })
const textOf = (page: Page) => page.getByRole('textbox', { name: t('shell.brokenGame.text') })
const open = (page: Page) => page.getByRole('button', { name: t('shell.brokenGame.open') })
const error = (page: Page) => page.locator('.broken-game .error-notice .title')

const isFocused = (element: Locator) => element.evaluate(one => one === document.activeElement)

/** Inserts tags before the moves. */
const corrected = (tags: string) => WITHOUT_START.replace('\n\n', `\n${tags}\n`)

describe('a game that cannot be opened', () => {
  test('is corrected, undone, redone and saved, and the other games keep every byte', async () => {
    const { folder, file } = fileIn('saved')
    const bench = await launchElectron(electron, { folder, files: [file] })
    const { page } = bench
    await row(page, 'Benko').click()
    expect(await textOf(page).inputValue()).toBe(WITHOUT_START)
    expect(await open(page).isDisabled()).toBe(true)
    expect(await error(page).textContent()).toContain('The first position is missing')
    await keepPicture(page, 'correction')

    // What is still wrong is said, and nothing opens.
    const wrong = corrected('[FEN "8/8 w - - 0 1"]\n')
    await textOf(page).fill(wrong)
    await expect.poll(() => error(page).textContent()).not.toContain('is missing')
    expect(await textOf(page).inputValue()).toBe(wrong)

    const right = corrected(FEN)
    await textOf(page).fill(right)
    await page.getByText(t('shell.brokenGame.ready')).waitFor()
    await open(page).click()
    await page.getByText('Ply 0 of 2').waitFor()

    // All corrections of the text are one step.
    await list(page).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => textOf(page).inputValue()).toBe(WITHOUT_START)
    expect(await isFocused(list(page))).toBe(true)
    await page.keyboard.press('Control+y')
    await page.getByText('Ply 0 of 2').waitFor()
    expect(await isFocused(list(page))).toBe(true)

    expect(readFileSync(file, 'utf8')).toBe(BEFORE + WITHOUT_START + AFTER)
    await page.keyboard.press('Control+s')
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(BEFORE + right + AFTER)
    await bench.close()
  })

  test('keeps its corrections, though still wrong, when the program is killed', async () => {
    const { folder, file } = fileIn('killed')
    const wrong = corrected('[FEN "8/8 w - - 0 1"]\n')
    const first = await launchElectron(electron, { folder, files: [file] })
    await row(first.page, 'Benko').click()
    await textOf(first.page).fill(wrong)
    await expect.poll(() => first.page.locator('.status-bar').textContent()).toContain('kept in the journal')
    await kill(first)

    const second = await launchElectron(electron, { folder })
    await second.page.getByRole('button', { name: 'Restore all' }).click()
    await row(second.page, 'Benko').click()
    await expect.poll(() => textOf(second.page).inputValue()).toBe(wrong)
    expect(readFileSync(file, 'utf8')).toBe(BEFORE + WITHOUT_START + AFTER)
    await second.close()
  })

  test('becomes several games if its text has several, each with its own place in the file', async () => {
    const { folder, file } = fileIn('several')
    const bench = await launchElectron(electron, { folder, files: [file] })
    const { page } = bench
    const first = corrected('[FEN "8/8 w - - 0 1"]\n')
    const second = '[White "Carla"]\n\n1. c4 *'
    await row(page, 'Benko').click()
    await textOf(page).fill(`${first}\n\n${second}`)
    await page.getByText(t('shell.brokenGame.several', { count: 2 })).waitFor()
    await row(page, 'Carla').waitFor()
    await keepPicture(page, 'correction-several')

    await page.keyboard.press('Control+s')
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(`${BEFORE}${first}\n\n${second}${AFTER}`)
    // From then on the field has the game that is at this place in the file.
    await expect.poll(() => textOf(page).inputValue()).toBe(first)
    await textOf(page).fill(WITHOUT_START)
    await page.keyboard.press('Control+s')
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(`${BEFORE}${WITHOUT_START}\n\n${second}${AFTER}`)
    await bench.close()
  })

  test('is corrected in text that is in no file, and the correction survives another game and a crash', async () => {
    const folder = mkdtempSync(path.join(root, 'pasted'))
    const wrong = corrected('[FEN "8/8 w - - 0 1"]\n')
    const paste = async ({ app, page }: Workbench) => {
      await page.locator('.rail-bar').waitFor()
      await app!.evaluate(({ clipboard }, text) => clipboard.writeText(text), BEFORE + WITHOUT_START)
      await page.keyboard.press('Control+v')
      await row(page, 'Benko').click()
    }
    const original = (page: Page) =>
      page.getByRole('button', { name: t('shell.brokenGame.original'), exact: true })

    const first = await launchElectron(electron, { folder, ownProcess: true })
    await paste(first)
    expect(await original(first.page).count()).toBe(0)
    await textOf(first.page).fill(wrong)
    await row(first.page, 'Anand').click()
    await row(first.page, 'Benko').click()
    await expect.poll(() => textOf(first.page).inputValue()).toBe(wrong)
    await expect.poll(() => readFileSync(path.join(folder, 'settings.json'), 'utf8')).toContain('8/8 w')
    await kill(first)

    const second = await launchElectron(electron, { folder, ownProcess: true })
    await paste(second)
    await expect.poll(() => textOf(second.page).inputValue()).toBe(wrong)
    await keepPicture(second.page, 'correction-pasted')
    await original(second.page).click()
    expect(await textOf(second.page).inputValue()).toBe(WITHOUT_START)
    await second.page.getByRole('button', { name: t('common.undo'), exact: true }).click()
    expect(await textOf(second.page).inputValue()).toBe(wrong)
    await second.close()
  })
})
