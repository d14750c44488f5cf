// @module-tag electron
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { programPath } from '../support/programPath'
import { redisServer } from '../support/redisServer'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { keepPicture, launchElectron, type Workbench } from './shells'
import { tells } from './toast'

const electron = programPath('electron')
const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-starts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** White Bb1 Bc1 Re1, Black Bc8 Bf8 Rg8, of Fischer-Benko Chess. */
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

const at = (name: string) => path.join(folder, name)

/** Makes the system dialog answer with `filePath`. */
const answerWith = ({ app }: Workbench, filePath: string) =>
  app!.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
  }, filePath)

/** Returns values like those of real arrays: they depend on the ranks, plus a term for each array. */
const someValues = (): Int16Array =>
  Int16Array.from({ length: 921_600 }, (_, number) => {
    const [white, black] = [Math.floor(number / 960), number % 960]
    const of = (rank: number) => ((rank * 7919) % 121) - 60
    return 40 + of(white) - of(black) + (((number * 104_729) % 61) - 30)
  })

describe('the place Starts', () => {
  test('shows, filters, draws and saves the values of starts', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await page.locator('.rail-bar [aria-label^="Starts"]').click()
      const side = page.locator('.starts-side')
      await side.getByRole('button', { name: 'Chess960', exact: true }).click()
      await side.getByText('960 match', { exact: true }).waitFor()
      await page.getByRole('heading', { name: /^Chess960 favors White by 0\.\d\d on average$/ }).waitFor()
      await page.locator('.feature-chart').waitFor()
      await keepPicture(page, 'starts-chess960')

      await side.getByRole('spinbutton', { name: 'from' }).fill('-0.05')
      await side.getByRole('spinbutton', { name: 'from' }).press('Enter')
      await side.getByRole('spinbutton', { name: 'to' }).fill('0.05')
      await side.getByRole('spinbutton', { name: 'to' }).press('Enter')
      await expect.poll(() => side.getByRole('status').textContent()).toMatch(/^\d{1,2} match$/)
      const count = Number(/\d+/.exec((await side.getByRole('status').textContent())!)![0])
      const list = page.getByRole('listbox')
      await expect.poll(() => list.getByRole('option').count()).toBe(Math.min(60, count))
      for (const text of await list.getByRole('option').locator('b').allTextContents())
        expect(Math.abs(Number(text.replace('−', '-')))).toBeLessThanOrEqual(0.05)

      await answerWith(bench, at('starts.csv'))
      await tells(page, 'Saved starts.csv', () => page.getByRole('button', { name: 'Table as CSV…' }).click())
      expect(readFileSync(at('starts.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(count + 1)
      await answerWith(bench, at('starts.svg'))
      await page.getByRole('button', { name: 'Chart…', exact: true }).click()
      await tells(page, 'Saved starts.svg', () => page.getByRole('menuitem', { name: 'as SVG…' }).click())
      expect(readFileSync(at('starts.svg'), 'utf8')).toMatch(/^<svg xmlns=[^]*fill="rgb\([^]*<\/svg>$/)
      await answerWith(bench, at('starts.png'))
      await page.getByRole('button', { name: 'Chart…', exact: true }).click()
      await tells(page, 'Saved starts.png', () => page.getByRole('menuitem', { name: 'as PNG…' }).click())
      expect(readFileSync(at('starts.png')).subarray(1, 4).toString()).toBe('PNG')

      // The opened start shows its value.
      await side.getByRole('button', { name: 'Draw one of these' }).click()
      const worth = page.locator('.start-card .worth')
      await worth.waitFor()
      const [text = ''] = /[+−]\d\.\d\d/.exec((await worth.textContent())!) ?? []
      expect(Math.abs(Number(text.replace('−', '-')))).toBeLessThanOrEqual(0.05)
      await keepPicture(page, 'starts-worth')
    } finally {
      await bench.close()
    }
  })

  test('shows the starts of a throw that is rolled, pasted or taken from a game', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await page.locator('.rail-bar [aria-label^="Starts"]').click()
      const side = page.locator('.starts-side')
      await side.getByRole('button', { name: 'Fischer-Benko', exact: true }).click()
      const all = await side.locator('[role=status]', { hasText: ' match' }).textContent()
      const throws = side.getByRole('region', { name: 'Throw', exact: true })
      await throws.getByRole('button', { name: 'Roll one' }).click()
      await throws.getByText(/^Throw [\d,]+$/).waitFor()
      await page.getByRole('heading', { name: /^Throw [\d,]+ (favors|is even)/ }).waitFor()
      const status = side.locator('[role=status]', { hasText: ' match' })
      await expect.poll(() => status.textContent()).toMatch(/^\d{2,4} match$/)

      await throws.getByRole('textbox', { name: 'FEN of a throw' }).fill(THROW)
      await throws.getByRole('button', { name: 'Show' }).click()
      await throws.getByText('Throw 4,532', { exact: true }).waitFor()
      await throws.getByText(/after best placing$/).waitFor()
      const rank = page.getByRole('listbox').getByRole('option').first()
      await rank.waitFor()
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height })
          await keepPicture(page, `starts-throw-${theme}-${width}`)
        }
      }

      // The throw is remembered; the cross shows all starts again.
      await page.locator('.rail-bar [aria-label^="Dice"]').click()
      await page.locator('.rail-bar [aria-label^="Starts"]').click()
      await throws.getByText('Throw 4,532', { exact: true }).waitFor()
      await throws.getByRole('button', { name: 'All starts again' }).click()
      await expect.poll(() => status.textContent()).toBe(all)

      // A game in its setup links to this place.
      await page.getByRole('button', { name: 'Draw a throw that rewards placing' }).click()
      await page.locator('.start-card').getByRole('button', { name: 'Starts of this throw' }).click()
      await throws.getByText(/^Throw [\d,]+$/).waitFor()
    } finally {
      await bench.close()
    }
  })

  test('draws a throw that rewards placing, and shows its value on the Start card', async () => {
    const bench = await launchElectron(electron)
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await page.locator('.rail-bar [aria-label^="Starts"]').click()
      await page.locator('.starts-side').getByRole('button', { name: 'Fischer-Benko', exact: true }).click()
      const chart = page.locator('.throws-chart')
      await chart.waitFor()
      // The charts are side by side if there is room, and no number sticks out of its chart.
      const features = (await page.locator('.feature-chart').boundingBox())!
      const throws = (await chart.boundingBox())!
      expect(throws.x).toBeGreaterThan(features.x + features.width)
      for (const tick of await chart.locator('.tick').all()) {
        const box = (await tick.boundingBox())!
        expect(box.x + box.width).toBeLessThanOrEqual(throws.x + throws.width)
      }
      await keepPicture(page, 'starts-throws')
      await page.getByRole('button', { name: 'Draw a throw that rewards placing' }).click()
      await expect
        .poll(() => page.locator('.start-card .worth').textContent())
        .toMatch(/^[+−]?\d\.\d\d for White\s*after best placing; mean of its arrays [+−]?\d\.\d\d/)
    } finally {
      await bench.close()
    }
  })

  test('accepts a user’s atlas with all 921,600 arrays', async () => {
    const file = at('double.atlas')
    writeAnAtlas(file, anAtlasHeader('double-chess960'), someValues())
    const bench = await launchElectron(electron, { width: 1920, height: 1080 })
    const { page } = bench
    try {
      await page.locator('.rail-bar').waitFor()
      await page.locator('.rail-bar [aria-label^="Starts"]').click()
      const side = page.locator('.starts-side')
      await side.getByRole('button', { name: 'Chess960', exact: true }).click()
      await side.getByText('960 match', { exact: true }).waitFor()
      await side.locator('input[type=file]').setInputFiles(file)
      await side.getByText('921,600 match').waitFor()
      await side.getByText('Your own file').waitFor()
      await keepPicture(page, 'starts-double')
      await side.getByText('Same', { exact: true }).click()
      await side.getByText('960 match', { exact: true }).waitFor()
      await side.getByRole('button', { name: 'Clear' }).click()

      // A new analysis draws only fair starts, and says how often they occur.
      await page.getByRole('switch', { name: 'Only starts within' }).check()
      await page.keyboard.press('Control+n')
      await page.locator('#variant-double-chess960').click()
      const dialog = page.getByRole('dialog')
      await expect(
        dialog.getByRole('checkbox', { name: /^Only starts within 0\.25/ }).isChecked(),
      ).resolves.toBe(true)
      await dialog.getByRole('button', { name: 'Random start' }).click()
      await dialog.locator('.foot .is-primary').click()
      const worth = page.locator('.start-card .worth')
      await worth.waitFor()
      const [text = ''] = /[+−]\d\.\d\d/.exec((await worth.textContent())!) ?? []
      expect(Math.abs(Number(text.replace('−', '-')))).toBeLessThanOrEqual(0.25)
    } finally {
      await bench.close()
    }
  })

  test(
    'has an atlas built by workers, shows the workers, and uses the atlas',
    { tags: ['redis-server'] },
    async () => {
      const { url } = await redisServer('secret')
      const worker = spawn(process.execPath, ['out/main/cli.js', 'work', '--queue', url, '--threads', '1'], {
        stdio: 'ignore',
      })
      const ended = once(worker, 'exit')
      const bench = await launchElectron(electron)
      const { page } = bench
      try {
        await bench.agree()
        await page.locator('.rail-bar').waitFor()
        await page.locator('.rail-bar [aria-label^="Starts"]').click()
        await page.getByRole('button', { name: 'Have one built…' }).click()
        const dialog = page.getByRole('dialog', { name: 'Have an atlas built' })
        await dialog.getByRole('combobox').selectOption('arrangement')
        await dialog.getByRole('spinbutton').fill('5000')
        await dialog.getByRole('textbox', { name: 'Server' }).fill(url.replace('secret', 'wrong'))
        await dialog.getByRole('button', { name: 'Begin' }).click()
        await dialog.getByText(/redis:\S+ does not accept this name and password/).waitFor()
        await keepPicture(page, 'atlas-build-refused')
        await dialog.getByRole('textbox', { name: 'Server' }).fill(url.replace(':secret@', ''))
        await dialog.getByLabel('Password').fill('secret')
        await dialog.getByRole('button', { name: 'Begin' }).click()
        await dialog.getByText(/1 worker, [\d.]+ starts a second/).waitFor()
        await keepPicture(page, 'atlas-build')
        await dialog.getByText('Complete, and used from now on').waitFor()
        await keepPicture(page, 'atlas-build-done')
        await page.keyboard.press('Escape')
        const side = page.locator('.starts-side')
        await side.getByRole('button', { name: 'Arrangement', exact: true }).click()
        await side.getByText('Your own file').waitFor()
        await side.getByText('Backrank, 5,000 nodes each').waitFor()
      } finally {
        await bench.close()
        worker.kill('SIGKILL')
        await ended
      }
    },
  )
})
