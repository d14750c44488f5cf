import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { boardOf, dragFromShelf } from './board'
import { artefact, launchElectron, launchWeb, type Workbench } from './shells'

const electron = inject('electron')
const chromium = inject('chromium')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-dice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const userFolder = (name: string): string => {
  const made = path.join(folder, name)
  mkdirSync(made)
  return made
}

const openAssistant = async (page: Page) => {
  await page.getByText('Nothing open').waitFor()
  await page.keyboard.press('Control+d')
  await page.getByRole('heading', { name: 'White’s bishop' }).waitFor()
}

const heading = (page: Page) => page.locator('.dice-stage h1')

/** The worked example by keys alone, one bad throw among them, then the first placement. */
const throwFischerBenko = async ({ page }: Workbench, shell: string) => {
  await openAssistant(page)
  for (const face of ['1', '2', '2', '3']) {
    await page.keyboard.press(face)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('7')
  await page
    .getByText('7 cannot be thrown here: the die shows 1 to 6. The 4 throws before it stand.')
    .waitFor()
  await page.getByText('Gives each of the 96 with 1/96, for each player.').waitFor()
  await page.keyboard.press('3')
  await page.screenshot({ path: artefact(`${shell}-dice.png`) })
  await page.keyboard.press('Enter')
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page).textContent()).toBe('Throw 4,532 of Fischer-Benko Chess')
  await page.keyboard.press('Enter')
  await expect.poll(() => boardOf(page)).toBe('2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3')
  await page.getByText('White’s 1st placement of 4').waitFor()
  await dragFromShelf(page, 'rook', 'h1')
  await expect.poll(() => boardOf(page)).toBe('2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R')
}

/** A procedure of one's own: a copy, renamed, one step changed and undone, saved. */
const writeProcedure = async ({ page }: Workbench, shell: string) => {
  await openAssistant(page)
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Chess960' })
  await page.getByRole('button', { name: 'New procedure from this one' }).click()
  const editor = page.getByRole('dialog', { name: 'Procedure' })
  await editor.getByRole('textbox', { name: 'Name' }).fill('Queen first')
  await editor.getByRole('button', { name: 'Move step 2 up' }).click()
  await editor.getByText(/^(Gives|Favors)/).waitFor()
  await editor.getByRole('button', { name: 'Remove step 5' }).click()
  await editor
    .getByRole('alert')
    .getByText(/the steps place/)
    .waitFor()
  await page.screenshot({ path: artefact(`${shell}-procedure-fault.png`) })
  await page.keyboard.press('Control+z')
  await editor.getByText(/^(Gives|Favors)/).waitFor()
  await page.screenshot({ path: artefact(`${shell}-procedure.png`) })
  await editor.getByRole('button', { name: 'Save procedure' }).click()
  await editor.waitFor({ state: 'detached' })
  await expect.poll(() => heading(page).textContent()).toBe('White’s queen')
}

/** The place of the rail that was seen last is seen again. */
const findProcedure = async ({ page }: Workbench) => {
  await page.getByRole('heading', { name: 'White’s bishop' }).waitFor()
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Chess960' })
  await page.getByRole('combobox', { name: 'Procedure' }).selectOption({ label: 'Queen first (yours)' })
  await expect.poll(() => heading(page).textContent()).toBe('White’s queen')
}

const pagesOf = (pdf: string): number =>
  readFileSync(pdf, 'latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

describe.runIf(electron !== '')('the dice assistant in Electron', () => {
  test('makes a Fischer-Benko start by typed throws and goes on to placement', async () => {
    const bench = await launchElectron(electron)
    await throwFischerBenko(bench, 'electron')
    await bench.close()
  })

  test('keeps a procedure somebody wrote and prints it on one page', async () => {
    const user = userFolder('user')
    const bench = await launchElectron(electron, { folder: user })
    await writeProcedure(bench, 'electron')
    await bench.close()
    const again = await launchElectron(electron, { folder: user })
    await findProcedure(again)
    const pdf = path.join(folder, 'sheet.pdf')
    await again.app!.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, pdf)
    await again.page.getByRole('button', { name: 'Print the sheet' }).click()
    await again.page.getByText('Wrote sheet.pdf').waitFor()
    expect(existsSync(pdf)).toBe(true)
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
    await again.close()
  })
})

describe.runIf(chromium !== '')('the dice assistant in a browser', () => {
  test('makes a Fischer-Benko start by typed throws and goes on to placement', async () => {
    const bench = await launchWeb(chromium)
    await throwFischerBenko(bench, 'web')
    await bench.close()
  })

  test('keeps a procedure somebody wrote and hands its sheet to the browser’s print', async () => {
    const user = userFolder('web-user')
    const bench = await launchWeb(chromium, { folder: user })
    await writeProcedure(bench, 'web')
    await bench.close()
    const again = await launchWeb(chromium, { folder: user })
    await findProcedure(again)
    // The browser's own dialog cannot be answered: what it would print is looked at instead.
    await again.page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.querySelector('.print-sheet h1')!.textContent)
    })
    await again.page.getByRole('button', { name: 'Print the sheet' }).click()
    await again.page.locator('body[data-printed="Queen first"]').waitFor()
    await again.close()
  })
})
