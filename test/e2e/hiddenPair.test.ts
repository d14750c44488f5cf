// @module-tag electron
import { programPath } from '../support/programPath'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfPages } from '../support/pdfText'
import { keepPicture, launchElectron } from './shells'
import { tells } from './toast'

const electron = programPath('electron')

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-hidden-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The documented setup, up to its last pairs. */
const BEFORE_LAST = `[Event "Club evening"]
[White "Baran"]
[Black "Lindqvist"]
[Result "*"]
[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]

1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 *
`

const aFile = (name: string): string => {
  const file = path.join(folder, `${name}.pgn`)
  writeFileSync(file, BEFORE_LAST)
  return file
}

const CORRECTED = 'Both last pairs were taken back, to be entered again.'

const entry = (page: Page) => page.locator('.hidden-pair')
const title = (page: Page) => entry(page).locator('h2')
const moves = (page: Page) => page.locator('.setup-band .ply')

/** Returns everything the window has as its title and content and keeps on disk. */
const everything = async (page: Page, user: string): Promise<string> => {
  const seen = await page.evaluate(() => `${document.title} ${document.body.innerHTML}`)
  const kept = readdirSync(user, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile() && /\.(json|log|jsonl)$/.test(one.name))
    .map(one => readFileSync(path.join(one.parentPath, one.name), 'utf8'))
  return [seen, ...kept].join('\n')
}

/** Returns what a kill leaves: the complete entries of the journal. */
const journalled = (user: string): string => {
  const journal = path.join(user, 'journal')
  return readdirSync(journal)
    .filter(name => name.endsWith('.json'))
    .map(name => readFileSync(path.join(journal, name), 'utf8'))
    .join('\n')
}

/** Goes to the last ply; repeats the key, which does nothing before the game is loaded. */
const toLastPair = async (page: Page): Promise<void> => {
  await moves(page).first().waitFor()
  await page.locator('.status-item', { hasText: 'of 6' }).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return page.getByText('Ply 6 of 6').count()
    })
    .toBe(1)
}

const beginEntry = async (page: Page): Promise<void> => {
  await toLastPair(page)
  await page.getByRole('button', { name: 'Place unseen…' }).click()
  await entry(page).waitFor()
}

describe('hidden last pairs of two people at one screen', () => {
  test('are entered unseen by key or click, and shown together', async () => {
    const bench = await launchElectron(electron, { files: [aFile('both')] })
    const { page } = bench
    await beginEntry(page)
    expect(await title(page).textContent()).toBe('Baran, place your last two pieces')
    await keepPicture(page, 'hidden-white')
    await page.keyboard.press('2')
    await expect.poll(() => title(page).textContent()).toBe('Lindqvist, place your last two pieces')
    expect(await everything(page, bench.folder)).not.toContain('Q@g1+K@f1')
    expect(await moves(page).count()).toBe(6)
    await keepPicture(page, 'hidden-black')
    await entry(page).locator('.card').first().click()
    await expect.poll(() => title(page).textContent()).toBe('Both pairs are on the board')
    await expect.poll(() => moves(page).count()).toBe(8)
    expect(await entry(page).textContent()).toContain('Baran chose Q@g1+K@f1, Lindqvist chose Q@b8+K@d8.')
    await keepPicture(page, 'hidden-shown')
    await page.keyboard.press('Enter')
    await entry(page).waitFor({ state: 'detached' })
    expect(await page.locator('.setup-band').textContent()).toContain('Q@g1+K@f1')
    await bench.close()
  })

  test('are entered again after Backspace, with the cards covered, and after a correction', async () => {
    const bench = await launchElectron(electron, { files: [aFile('again')] })
    const { page } = bench
    await beginEntry(page)
    await page.keyboard.press('1')
    await expect.poll(() => title(page).textContent()).toContain('Lindqvist')
    await page.keyboard.press('Backspace')
    await expect.poll(() => title(page).textContent()).toContain('Baran')
    await bench.app!.evaluate(
      ({ dialog }, filePath) => {
        dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
      },
      path.join(folder, 'keys.pdf'),
    )
    await tells(page, 'Wrote keys.pdf', () => page.getByRole('button', { name: 'Print the keys' }).click())
    const [keys = ''] = pdfPages(path.join(folder, 'keys.pdf'))
    expect(keys.replaceAll(/\s+/g, ' ')).toMatch(/Baran 1 (king|queen) .* 2 (king|queen) .* Lindqvist 1 /)
    await page.keyboard.press('F8')
    expect(await entry(page).locator('.cards').textContent()).not.toContain('Queen')
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await expect.poll(() => title(page).textContent()).toBe('Both pairs are on the board')
    await page.getByRole('button', { name: 'Correct an entry' }).click()
    await expect.poll(() => title(page).textContent()).toContain('Baran')
    expect(await moves(page).count()).toBe(6)
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await expect.poll(() => title(page).textContent()).toBe('Both pairs are on the board')
    await page.keyboard.press('Enter')
    await page.getByText(CORRECTED).first().waitFor()
    await bench.close()
  })

  test('survive a kill before the first entry, between the two, and once shown', async () => {
    const file = aFile('killed')
    const own = mkdtempSync(path.join(folder, 'killed-'))
    for (const keys of [[], ['2'], ['2', '1']]) {
      const bench = await launchElectron(electron, { files: [file], folder: own })
      const { page } = bench
      await beginEntry(page)
      for (const key of keys) await page.keyboard.press(key)
      const isShown = keys.length === 2
      if (isShown) await expect.poll(() => moves(page).count()).toBe(8)
      if (isShown) await expect.poll(() => everything(page, bench.folder)).toContain('Q@g1+K@f1')
      if (isShown) await expect.poll(() => journalled(own), { timeout: 20_000 }).toContain('Q@g1+K@f1')
      bench.app!.process().kill('SIGKILL')
    }
    const again = await launchElectron(electron, { folder: own })
    await again.page.getByRole('button', { name: 'Restore all' }).click()
    await expect.poll(() => moves(again.page).count()).toBe(8)
    await again.close()
  })

  test('survive a kill during a correction behind covered cards, which the game records', async () => {
    const own = mkdtempSync(path.join(folder, 'corrected-'))
    const first = await launchElectron(electron, { files: [aFile('corrected')], folder: own })
    await beginEntry(first.page)
    for (const key of ['2', '1']) await first.page.keyboard.press(key)
    await expect.poll(() => title(first.page).textContent()).toBe('Both pairs are on the board')
    await expect.poll(() => journalled(own), { timeout: 20_000 }).toContain('Q@g1+K@f1')
    await first.page.getByRole('button', { name: 'Correct an entry' }).click()
    await expect.poll(() => title(first.page).textContent()).toContain('Baran')
    await expect.poll(() => journalled(own), { timeout: 20_000 }).toContain(CORRECTED)
    expect(journalled(own)).not.toContain('Q@g1+K@f1')
    await first.page.keyboard.press('F8')
    await first.page.keyboard.press('1')
    await expect.poll(() => title(first.page).textContent()).toContain('Lindqvist')
    expect(await entry(first.page).locator('.cards').textContent()).not.toContain('Queen')
    await keepPicture(first.page, 'hidden-covered')
    expect(await everything(first.page, own)).not.toMatch(/[A-Z]@[a-h]1\+[A-Z]@[a-h]1/)
    first.app!.process().kill('SIGKILL')

    const again = await launchElectron(electron, { folder: own })
    const { page } = again
    await page.getByRole('button', { name: 'Restore all' }).click()
    await page.getByText(CORRECTED).first().waitFor()
    expect(await moves(page).count()).toBe(6)
    expect(await everything(page, own)).not.toMatch(/[A-Z]@[a-h]1\+[A-Z]@[a-h]1/)
    await beginEntry(page)
    expect(await title(page).textContent()).toBe('Baran, place your last two pieces')
    for (const key of ['1', '2']) await page.keyboard.press(key)
    await expect.poll(() => moves(page).count()).toBe(8)
    await page.keyboard.press('Enter')
    await page.getByText(CORRECTED).first().waitFor()
    await again.close()
  })
})

describe('a hidden last pair against the engine', () => {
  test('is chosen by the engine before it sees the user’s pair, and shown with it', async () => {
    const bench = await launchElectron(electron, { files: [aFile('engine')] })
    const { page } = bench
    await toLastPair(page)
    await page.getByRole('button', { name: /^Practice/ }).click()
    await page.getByText('Hidden', { exact: true }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await entry(page).waitFor()
    await page.keyboard.press('1')
    await expect
      .poll(() => title(page).textContent(), { timeout: 60_000 })
      .toBe('Both pairs are on the board')
    await keepPicture(page, 'hidden-engine')
    await page.keyboard.press('Enter')
    await page.locator('.practice-pane .state', { hasText: 'Your move' }).waitFor()
    await bench.close()
  })

  test('survives a kill before the user’s entry and once both pairs are shown', async () => {
    const own = mkdtempSync(path.join(folder, 'practice-'))
    const begun = await launchElectron(electron, { files: [aFile('engine-killed')], folder: own })
    await toLastPair(begun.page)
    for (const key of ['ArrowLeft', 'ArrowLeft']) await begun.page.keyboard.press(key)
    await begun.page.getByText('Ply 4 of 6').waitFor()
    await begun.page.getByRole('button', { name: /^Practice/ }).click()
    await begun.page.getByText('Hidden', { exact: true }).click()
    await begun.page.getByRole('button', { name: 'Play', exact: true }).click()
    await begun.page.locator('.practice-pane .state', { hasText: 'Your move' }).waitFor()
    for (const key of ['/', 'N', '@', 'a', '1', 'Enter']) await begun.page.keyboard.press(key)
    await entry(begun.page).waitFor({ timeout: 60_000 })
    await expect.poll(() => journalled(own)).toContain('"hidden"')
    begun.app!.process().kill('SIGKILL')

    const goOn = async () => {
      const bench = await launchElectron(electron, { folder: own })
      await bench.page.getByRole('button', { name: 'Restore all' }).click()
      await bench.page.getByRole('button', { name: 'Play on' }).click()
      return bench
    }
    const entering = await goOn()
    await entry(entering.page).waitFor()
    expect(await moves(entering.page).count()).toBe(2)
    await entering.page.keyboard.press('1')
    await expect
      .poll(() => title(entering.page).textContent(), { timeout: 60_000 })
      .toBe('Both pairs are on the board')
    await expect.poll(() => journalled(own)).toMatch(/"[A-Z]@[a-h]1\+[A-Z]@[a-h]1"/)
    entering.app!.process().kill('SIGKILL')

    const after = await goOn()
    await after.page.locator('.practice-pane .state', { hasText: 'Your move' }).waitFor()
    expect(await moves(after.page).count()).toBe(4)
    await after.close()
  })
})
