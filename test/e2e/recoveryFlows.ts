import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { kill, keepPicture, type LaunchOptions, type Workbench } from './shells'

/* Flows that check what is left of unsaved edits when the program ends without warning. */

type Launch = (options: LaunchOptions) => Promise<Workbench>

const sample = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

/** Text that takes longer to type than a test may last; the program is killed while it is typed. */
const STEADY = Array.from({ length: 200 }, (_, word) => `word${word}`).join(' ')
/** The milliseconds between two letters of a fast typist who never pauses. */
const RHYTHM_MS = 90

/** Returns everything that the journal holds on disk. */
const journalOf = (folder: string): string => {
  const journal = path.join(folder, 'journal')
  if (!existsSync(journal)) return ''
  const pages = readdirSync(journal).filter(name => name.endsWith('.json'))
  return pages.map(name => readFileSync(path.join(journal, name), 'utf8')).join('\n')
}

const statusOf = (page: Page) => page.locator('.status-bar .status-item').first().textContent()

/** Types without a pause until the journal has some of the text, and kills the program in the middle of a word. */
const typeUntilKilled = async (bench: Workbench): Promise<void> => {
  const { page, folder } = bench
  const box = page.getByRole('textbox', { name: /^Comment/ })
  await box.click()
  expect(await statusOf(page)).toContain('Saved')
  await page.keyboard.type('w')
  expect(await statusOf(page)).toContain('Unsaved')
  const typing = page.keyboard.type(STEADY.slice(1), { delay: RHYTHM_MS }).then(
    () => 'all was typed',
    () => 'cut off',
  )
  await expect.poll(() => journalOf(folder)).toContain('word2')
  await kill(bench)
  expect(await typing).toBe('cut off')
}

/** Checks that text typed without a pause until the program is killed is offered at the next start. */
export const survivesKillWhileTyping = async (launch: Launch, folder: string): Promise<void> => {
  const file = path.join(folder, 'typed.pgn')
  copyFileSync(sample, file)
  await typeUntilKilled(await launch({ folder, files: [file] }))
  const text = readFileSync(file, 'utf8')

  const again = await launch({ folder })
  const { page } = again
  await page.getByRole('heading', { name: 'Restore your last session?' }).waitFor()
  await page.getByRole('button', { name: 'Restore all' }).click()
  const box = page.getByRole('textbox', { name: /^Comment/ })
  await expect.poll(() => box.inputValue()).toMatch(/^word0 word1 word2/)
  expect(STEADY).toContain((await box.inputValue()).slice(0, STEADY.length))
  expect(readFileSync(file, 'utf8')).toBe(text)
  await again.close()
}

/** Checks that closing asks first, and that Stay changes nothing. */
const staysOpen = async ({ app, page }: Workbench): Promise<void> => {
  const asked = await app!.evaluate(
    ({ BrowserWindow, dialog }) =>
      new Promise<string>(resolve => {
        dialog.showMessageBoxSync = (...given: readonly unknown[]) => {
          resolve((given.at(-1) as { message: string }).message)
          return 0
        }
        BrowserWindow.getAllWindows()[0]!.close()
      }),
  )
  expect(asked).toBe('Close and lose unsaved edits?')
  expect(await page.getByRole('textbox', { name: /^Comment/ }).inputValue()).toBe('at risk')
}

/** Checks that the program reports a journal that cannot be written, and writes it once that is possible. */
export const tellsOfTheJournal = async (launch: Launch, folder: string): Promise<void> => {
  const file = path.join(folder, 'typed.pgn')
  copyFileSync(sample, file)
  const bench = await launch({ folder, files: [file] })
  const { page } = bench
  await page.getByText('Ply 0 of').waitFor()
  const journal = path.join(folder, 'journal')
  renameSync(journal, `${journal}.moved`)
  writeFileSync(journal, 'in the way')

  await page.getByRole('textbox', { name: /^Comment/ }).fill('at risk')
  await page.getByRole('alert').getByText('The journal cannot be written').waitFor()
  expect(await statusOf(page)).toContain('Unsaved, not in the journal')
  await keepPicture(page, 'journal-trouble')
  expect(await page.getByText('Settings could not be saved').count()).toBe(0)

  await staysOpen(bench)
  rmSync(journal)
  await page.getByText('Your unsaved edits are in the journal again').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await statusOf(page)).toContain('Unsaved, kept in the journal')
  expect(journalOf(folder)).toContain('at risk')
  await keepPicture(page, 'journal-again')
  await bench.close()
}

/** Checks that the start names an unreadable part of the journal, which stays where it can be found. */
export const namesDamage = async (launch: Launch, folder: string): Promise<void> => {
  const cut = path.join(folder, 'journal', 'cut.json')
  mkdirSync(path.dirname(cut), { recursive: true })
  writeFileSync(cut, '{"documentId":"cut","ga')
  const bench = await launch({ folder })
  const notice = bench.page.getByRole('alert')
  await notice.getByText('A part of the journal could not be read').waitFor()
  expect(await notice.textContent()).toContain(`${cut}.damaged`)
  expect(readFileSync(`${cut}.damaged`, 'utf8')).toBe('{"documentId":"cut","ga')
  await bench.close()
}

/** Checks that the program starts with another folder, and says so, when the user folder cannot be written. */
export const startsElsewhere = async (launch: Launch, folder: string): Promise<void> => {
  const file = path.join(folder, 'typed.pgn')
  copyFileSync(sample, file)
  const userData = path.join(folder, 'no folder')
  writeFileSync(userData, 'in the way')
  const bench = await launch({ folder, userData, files: [file] })
  const { page } = bench
  const notice = page.getByRole('alert')
  await notice.getByText('Backrank’s own folder cannot be written').waitFor()
  await keepPicture(page, 'folder-trouble')
  await page.getByRole('textbox', { name: /^Comment/ }).fill('elsewhere')
  await page.getByText('Unsaved, kept in the journal').waitFor()
  const other = await bench.app!.evaluate(({ app }) => app.getPath('userData'))
  expect(await notice.textContent()).toContain(other)
  expect(journalOf(other)).toContain('elsewhere')
  await kill(bench)

  const again = await launch({ folder, userData })
  await again.page.getByRole('heading', { name: 'Restore your last session?' }).waitFor()
  await again.close()
  expect(readFileSync(userData, 'utf8')).toBe('in the way')
  rmSync(other, { recursive: true, maxRetries: 5 })
}

/** Puts a pipe without a writer in place of a file: waiting for its bytes, or for a reader, would never end. */
const putPipe = (file: string): void => {
  rmSync(file, { force: true, recursive: true })
  execFileSync('mkfifo', [file])
}

/** Checks that the program starts if its files are pipes, sets them aside, and names those that may have held edits. */
export const startsOverPipes = async (launch: Launch, folder: string): Promise<void> => {
  const first = await launch({ folder })
  await first.page.getByText('What would you like to do?').waitFor()
  await first.close()
  const files = [
    ...readdirSync(folder).filter(name => name.endsWith('.json')),
    'settings.json',
    'session.json',
    'recent.json',
    path.join('journal', 'pipe.json'),
    path.join('logs', 'main.log'),
    'games.pgn',
  ].map(name => path.join(folder, name))
  for (const file of files) putPipe(file)

  const bench = await launch({ folder, files: [path.join(folder, 'games.pgn')] })
  const { page } = bench
  await page.getByText('games.pgn could not be read or written').waitFor()
  await page.getByText('A part of the journal could not be read').waitFor()
  await page.getByText('What would you like to do?').waitFor()
  await bench.close()
  expect(readFileSync(path.join(folder, 'logs', 'main.log'), 'utf8')).toContain('damaged file put aside')
}
