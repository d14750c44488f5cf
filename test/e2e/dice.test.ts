import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { procedureById } from '@shared/procedures/catalogue'
import { writeProcedure as writeProcedureFile } from '@shared/procedures/model/readProcedure'
import { afterAll, describe, expect, test } from 'vitest'
import { pageColors, pdfPages } from '../support/pdfText'
import { programPath } from '../support/programPath'
import { boardOf, dragFromShelf } from './board'
import { keepPicture, launchElectron, launchWeb, type Workbench } from './shells'
import { tells } from './toast'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-dice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const userFolder = (name: string): string => mkdtempSync(path.join(folder, `${name}-`))

const openAssistant = async (page: Page) => {
  const assistant = page.locator('.dice-stage')
  await page.getByText('What would you like to do?').or(assistant).first().waitFor()
  // A window that restores its last place shows the assistant already.
  if (!(await assistant.isVisible())) await page.keyboard.press('Control+d')
  await page.getByRole('heading', { name: 'White’s light bishop' }).waitFor()
}

const heading = (page: Page) => page.locator('.dice-stage h1')

/** Enters the worked example by keyboard, with one bad throw, then makes the first placement. */
const throwFischerBenko = async ({ page }: Workbench, shell: string) => {
  await openAssistant(page)
  for (const face of ['1', '2', '2', '3']) {
    await page.keyboard.press(face)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('7')
  await page
    .getByText('7 cannot be thrown here: the die shows 1 to 6. The 4 throws before it are kept.')
    .waitFor()
  await page.getByText('Gives each of the 96 ranks with a chance of 1/96, for each player.').waitFor()
  await page.keyboard.press('3')
  await keepPicture(page, `${shell}-dice`)
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

/** Writes a user procedure: copies one, renames it, moves a step, undoes the removal of another, and saves it. */
const writeProcedure = async ({ page }: Workbench, shell: string) => {
  await openAssistant(page)
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Chess960' })
  await page.getByRole('button', { name: 'New procedure from this one' }).click()
  const editor = page.getByRole('dialog', { name: 'Procedure' })
  await editor.getByRole('textbox', { name: 'Name' }).fill('Queen first')
  await editor.getByRole('button', { name: 'Move step 2 up' }).click()
  await editor.getByText(/^(Gives|Makes)/).waitFor()
  await editor.getByRole('button', { name: 'Remove step 5' }).click()
  await editor
    .getByRole('alert')
    .getByText(/the steps place/)
    .waitFor()
  await keepPicture(page, `${shell}-procedure-fault`)
  await page.keyboard.press('Control+z')
  await editor.getByText(/^(Gives|Makes)/).waitFor()
  await keepPicture(page, `${shell}-procedure`)
  await editor.getByRole('button', { name: 'Save procedure' }).click()
  await editor.waitFor({ state: 'detached' })
  await expect.poll(() => heading(page).textContent()).toBe('White’s queen')
}

/** Selects the saved procedure; the window opens at the last place of the rail. */
const findProcedure = async ({ page }: Workbench) => {
  await page.getByRole('heading', { name: 'White’s light bishop' }).waitFor()
  await page.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Chess960' })
  await page.getByRole('combobox', { name: 'Procedure' }).selectOption({ label: 'Queen first (yours)' })
  await expect.poll(() => heading(page).textContent()).toBe('White’s queen')
}

/** Sets the answer of the shell's save dialog. */
const answerDialog = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen })
  }, filePath)

/** Makes the first window print on the given paper. */
const printOn = ({ app }: Workbench, pageSize: 'A4' | 'Letter') =>
  app!.evaluate(({ BrowserWindow }, paper) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!
    const prototype = Object.getPrototypeOf(webContents) as typeof webContents
    webContents.printToPDF = options =>
      prototype.printToPDF.call(webContents, { ...options, pageSize: paper })
  }, pageSize)

/** Prints the selected procedure; returns the text of each page. */
const printed = async (bench: Workbench, name: string): Promise<readonly string[]> => {
  const pdf = path.join(folder, name)
  await answerDialog(bench, pdf)
  const { page } = bench
  await tells(page, `Wrote ${name}`, () => page.getByRole('button', { name: 'Print the sheet' }).click())
  return pdfPages(pdf).map(text => text.replaceAll(/\s+/g, ' '))
}

const openFile = (page: Page, name: string, content: string) =>
  page
    .locator('.dice-side input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Procedure' })

const saveEdited = async (page: Page) => {
  const editor = editorOf(page)
  await editor.getByText(/^(Gives|Makes)/).waitFor()
  await editor.getByRole('button', { name: 'Save procedure' }).click()
  await editor.waitFor({ state: 'detached' })
}

/** Returns Fischer Random 1 followed by `checks` steps whose conditions its ranks always meet. */
const longProcedure = (name: string, checks: number): string =>
  writeProcedureFile({
    ...procedureById('fischer-random-1')!,
    id: name.toLowerCase(),
    name,
    steps: [
      ...procedureById('fischer-random-1')!.steps,
      ...Array.from({ length: checks }, () => ({
        kind: 'check' as const,
        conditions: [
          { kind: 'kingBetweenRooks' as const },
          { kind: 'oppositeColors' as const, roles: ['bishop', 'bishop'] as const },
        ],
      })),
    ],
  })

describe('the dice assistant in Electron', { tags: ['electron'] }, () => {
  const electron = programPath('electron')

  test('makes a Fischer-Benko start from typed throws and continues with the placement', async () => {
    const bench = await launchElectron(electron)
    await throwFischerBenko(bench, 'electron')
    await bench.close()
  })

  test('keeps a user procedure and prints it on one page', async () => {
    const user = userFolder('user')
    const bench = await launchElectron(electron, { folder: user })
    await writeProcedure(bench, 'electron')
    await bench.close()
    const again = await launchElectron(electron, { folder: user })
    await findProcedure(again)
    const pages = await printed(again, 'sheet.pdf')
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Queen first')
    expect(pages[0]).toContain('Rook, king and rook take the last three squares, in this order.')
    expect(pages[0]).toContain('1/960')
    await again.page.emulateMedia({ colorScheme: 'dark' })
    await printed(again, 'dark.pdf')
    expect(pageColors(path.join(folder, 'dark.pdf')).filter(color => color !== '1 1 1')).toEqual([])
    await again.close()
  })

  test('shrinks a long sheet to fit one page, and prints a very long one on several', async () => {
    const bench = await launchElectron(electron)
    await openAssistant(bench.page)
    await openFile(bench.page, 'middling.json', longProcedure('Middling', 18))
    await saveEdited(bench.page)
    const middling = await printed(bench, 'middling.pdf')
    expect(middling).toHaveLength(1)
    expect(middling[0]!.split('Begin again if')).toHaveLength(19)
    expect(middling[0]).toContain('T T T')
    expect(middling[0]).toContain('Arbiter')
    await printOn(bench, 'Letter')
    expect(await printed(bench, 'letter.pdf')).toHaveLength(1)
    await printOn(bench, 'A4')
    await openFile(bench.page, 'longest.json', longProcedure('Longest', 35))
    await saveEdited(bench.page)
    const longest = await printed(bench, 'longest.pdf')
    expect(longest.length).toBeGreaterThan(1)
    expect(longest[0]).toContain('40 steps, on more than one page.')
    expect(longest.join('').split('Begin again if')).toHaveLength(36)
    expect(longest.at(-1)).toContain('T T T')
    await bench.close()
  })

  test('keeps a draft when the window is closed, and offers it again', async () => {
    const user = userFolder('draft-user')
    const bench = await launchElectron(electron, { folder: user })
    await openAssistant(bench.page)
    await bench.page.getByRole('button', { name: 'New procedure from this one' }).click()
    await editorOf(bench.page).getByRole('textbox', { name: 'Name' }).fill('Half done')
    await editorOf(bench.page).getByRole('button', { name: 'Remove step 2' }).click()
    await editorOf(bench.page)
      .getByRole('alert')
      .getByText('Pieces, rook: the army has 1 rook, and the steps place 0.')
      .waitFor()
    await bench.close()
    const again = await launchElectron(electron, { folder: user })
    await openAssistant(again.page)
    await again.page.getByText('Unsaved draft: Half done').waitFor()
    await keepPicture(again.page, 'electron-procedure-draft')
    await again.page.getByRole('button', { name: 'Go on' }).click()
    await editorOf(again.page)
      .getByRole('alert')
      .getByText(/the steps place 0/)
      .waitFor()
    expect(await editorOf(again.page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Half done')
    await editorOf(again.page).getByRole('button', { name: 'Discard' }).click()
    await editorOf(again.page).waitFor({ state: 'detached' })
    await again.close()
    const last = await launchElectron(electron, { folder: user })
    await openAssistant(last.page)
    await last.page.getByText(/9,216 pairs/).waitFor()
    expect(await last.page.getByText('Unsaved draft').count()).toBe(0)
    await last.close()
  })

  test('writes a procedure to a file and reads it back, and reports what is wrong with a broken one', async () => {
    const bench = await launchElectron(electron)
    await openAssistant(bench.page)
    const file = path.join(folder, 'benko.json')
    await answerDialog(bench, file)
    await bench.page.getByRole('button', { name: 'More about procedures' }).click()
    await tells(bench.page, 'Wrote benko.json', () =>
      bench.page.getByRole('menuitem', { name: 'Save as a file…' }).click(),
    )
    const json = readFileSync(file, 'utf8')
    expect(JSON.parse(json)).toEqual({
      format: 'backrank-procedure-1',
      ...procedureById('fischer-benko')!,
    })
    for (const [name, content, sentence] of [
      ['cut.json', json.slice(0, json.indexOf('"steps"')), /^This is not JSON: line \d+ ends too early\.$/],
      [
        'comma.json',
        json.replace('"steps"', ', "steps"'),
        /^This is not JSON: line \d+, column \d+, has ,\.$/,
      ],
      ['word.json', json.replace('"rook"\n', '"tower"\n'), /^Step 2, piece is tower; it must be /],
      ['picture.png', '\u0089PNG', /^This is not JSON: line 1, column 1, has /],
    ] as const) {
      await openFile(bench.page, name, content)
      await bench.page.getByText(`${name} is not a procedure`).waitFor()
      await bench.page.getByText(sentence).last().waitFor()
    }
    await openFile(bench.page, 'benko.json', json)
    await saveEdited(bench.page)
    // It becomes a user procedure beside the one of the catalogue, whose id it does not take.
    await bench.page.getByRole('button', { name: 'Edit this procedure' }).waitFor()
    await bench.page.getByText('[Throws "fischer-benko-bishops-and-one-rook die"]').waitFor()
    await bench.close()
  })
})

describe('the dice assistant in a browser', { tags: ['chromium'] }, () => {
  const chromium = programPath('chromium')

  test('makes a Fischer-Benko start from typed throws and continues with the placement', async () => {
    const bench = await launchWeb(chromium)
    await throwFischerBenko(bench, 'web')
    await bench.close()
  })

  test('keeps a user procedure and sends its sheet to the browser’s print dialog', async () => {
    const user = userFolder('web-user')
    const bench = await launchWeb(chromium, { folder: user })
    await writeProcedure(bench, 'web')
    await bench.close()
    const again = await launchWeb(chromium, { folder: user })
    await findProcedure(again)
    // The test cannot answer the browser's print dialog, so it checks what would be printed.
    await again.page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', document.querySelector('.print-sheet h1')!.textContent)
    })
    await again.page.getByRole('button', { name: 'Print the sheet' }).click()
    await again.page.locator('body[data-printed="Queen first"]').waitFor()
    await again.close()
  })
})
