// @module-tag chromium
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { PAGE_CHOICES, PAPERS } from '@shared/publish/choices'
import { makeSheet } from '@shared/publish/document/makeSheet'
import { makeSheets } from '@shared/publish/page/page'
import { expectAccessible } from '../support/accessibility'
import { pdfPages } from '../support/pdfText'
import { programPath } from '../support/programPath'
import { gameOf, longGame, pageOf } from '../support/published'
import { sharedBrowser } from './browser'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-e2e-page-'))
const ANNOTATED = readFileSync('test/fixtures/publish/annotated.pgn', 'utf8')
const chromium = programPath('chromium')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Opened {
  readonly page: Page
  /** The messages and errors of the page, and its network requests. */
  readonly complaints: readonly string[]
  readonly asked: readonly string[]
}

let files = 0

/** Opens a published page from the disk, as a reader does. */
const open = async (html: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Opened> => {
  const file = path.join(folder, `page-${(files += 1)}.html`)
  writeFileSync(file, html)
  const browser = await sharedBrowser(chromium)
  const page = await browser.newPage(options)
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('request', request => asked.push(request.url()))
  await page.goto(`file://${file}`)
  return { page, complaints, asked: asked.slice(1) }
}

const caption = (page: Page) => page.locator('output').textContent()
const said = (page: Page) => page.locator('[aria-live]').textContent()

/** Returns the symbols on a square of a page's board. */
const pieceOn = (page: Page, x: number, y: number) =>
  page
    .locator(`.player [data-layer=pieces] use[x="${x * 45}"][y="${y * 45}"]`)
    .evaluateAll(found => found.map(use => use.getAttribute('href')))

/** Returns how many changes of a page an action makes. */
const changesBy = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const observed = await page.evaluateHandle(() => {
    const count = { changes: 0 }
    const observer = new MutationObserver(changes => {
      count.changes += changes.length
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    return count
  })
  await act()
  return observed.evaluate(({ changes }) => changes)
}

describe('a published page', () => {
  test('is stepped through by keyboard, and announces each position', async () => {
    const { page, complaints, asked } = await open(pageOf(ANNOTATED))
    expect(await caption(page)).toBe('Starting position')
    expect(await page.locator('.hand[data-hand=white] use').count()).toBe(5)
    await page.keyboard.press('ArrowRight')
    expect(await said(page)).toBe('White: rook placed on e1')
    expect(await pieceOn(page, 4, 7)).toEqual(['#w-rook'])
    await page.keyboard.press('End')
    expect(await caption(page)).toBe('After 57…\u00a0♔xe3')
    expect(await page.locator('[aria-current=step]').textContent()).toContain('xe3')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await said(page)).toBe('Black: knight placed on g8')
    await page.keyboard.press('f')
    expect(await pieceOn(page, 1, 7)).toEqual(['#b-knight'])
    expect([complaints, asked]).toEqual([[], []])
    await page.close()
  })

  test('is stepped through by clicks on moves, buttons and the graph', async () => {
    const { page, complaints } = await open(pageOf(ANNOTATED))
    await page.locator('.text a', { hasText: 'c4' }).first().click()
    expect(await caption(page)).toBe('After 7.\u00a0c4')
    await page.getByRole('button', { name: 'Next move' }).click()
    expect(await caption(page)).toBe('After 7…\u00a0b6')
    const graph = page.locator('.graph')
    const { width } = (await graph.boundingBox())!
    await graph.click({ position: { x: width - 1, y: 10 } })
    expect(await caption(page)).toContain('xe3')
    expect(complaints).toEqual([])
    await page.close()
  })

  test('describes its structure to assistive technology', async () => {
    const { page } = await open(pageOf(ANNOTATED))
    const tree = await page.locator('body').ariaSnapshot()
    for (const part of [
      '- main:',
      'heading "Srecko Lukic – Davor Vujacic" [level=1]',
      'img "Throw 6,885 of 9,216: White: bishop a1, rook d1, bishop f1',
      'table "Setup, 8 plies"',
      'img "Winning chances: White 51% at first',
      'region "Moves"',
      'complementary "Board"',
      'img "White’s pieces in hand: queen, rook, knight, knight',
      'button "Previous move"',
      'table "Accuracy"',
    ])
      expect(tree.includes(part) ? part : tree).toBe(part)
    await page.close()
  })

  test.each(['light', 'dark'] as const)(
    'is accessible in the %s theme, with one game or several',
    async colorScheme => {
      const two = '[White "Ann"]\n[Black "Bo"]\n\n1. e4 e5 *\n\n[White "Cid"]\n[Black "Di"]\n\n1. d4 d5 *\n'
      for (const [what, text] of [
        ['an annotated game', ANNOTATED],
        ['several games', `${ANNOTATED}\n\n${two}`],
      ] as const) {
        const { page } = await open(pageOf(text), { colorScheme })
        await expectAccessible(page, what)
        await page.close()
      }
    },
  )

  test('is readable without scripts: it shows diagrams of the turning points and no buttons', async () => {
    const { page } = await open(pageOf(ANNOTATED), { javaScriptEnabled: false })
    expect(await page.locator('.player').isVisible()).toBe(false)
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.locator('figure.diagram').count()).toBe(3)
    expect(await page.locator('figure.diagram').first().isVisible()).toBe(true)
    await page.close()
  })

  test('uses its own fonts, including the figurines', async () => {
    const { page } = await open(pageOf(ANNOTATED))
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      return Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')}: ${status}`)
    })
    expect(faces.toSorted()).toEqual(['Backrank Figurines: loaded', 'Inter: loaded'])
    // A figurine is as wide in regular text as in bold: the font has one weight.
    const widths = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')!
      return [400, 700].map(weight => {
        context.font = `${weight} 40px 'Backrank Figurines'`
        return Array.from('♔♕♖♗♘', sign => context.measureText(sign).width)
      })
    })
    expect(widths[0]).toEqual(widths[1])
    await page.close()
  })

  test('does not clip its graph', async () => {
    const { page } = await open(pageOf(ANNOTATED))
    const chart = page.locator('.chart')
    const frame = (await page.locator('.page').boundingBox())!
    for (const part of await chart.locator('circle, text').all()) {
      const box = (await part.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
    for (const svg of await chart.locator('.graph, .numbers, .scale').all())
      expect(await svg.evaluate(element => getComputedStyle(element).overflow)).toBe('visible')
    await page.close()
  })

  test('links the moves in comments to their positions', async () => {
    const { page } = await open(pageOf('1. e4 {Or 1. d4 d5.} (1. d4 d5) 1... e5 *'))
    await page.locator('.said a', { hasText: 'd5' }).click()
    expect(await caption(page)).toBe('After 1…\u00a0d5')
    await page.close()
  })

  test('gives the board a third of a phone screen, and each move room for a finger', async () => {
    const { page } = await open(pageOf(ANNOTATED), {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await page.locator('.text a[id]', { hasText: 'c5' }).first().tap()
    expect(await caption(page)).toBe('After 10…\u00a0c5')
    const { height } = (await page.locator('.player').boundingBox())!
    expect(height).toBeLessThanOrEqual(844 / 3 + 10)
    expect(height).toBeGreaterThan(844 / 4)
    const sizes = await page.locator('.text a[id]').evaluateAll(moves =>
      moves.map(move => {
        const box = move.getBoundingClientRect()
        return [box.width, box.height]
      }),
    )
    expect(Math.min(...sizes.map(([width]) => width!))).toBeGreaterThanOrEqual(24)
    expect(Math.min(...sizes.map(([, tall]) => tall!))).toBeGreaterThanOrEqual(34)
    expect(await page.locator('figure.diagram').first().isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.close()
  })

  test('never breaks a line between a bracket and its move on a phone', async () => {
    const { page } = await open(pageOf(ANNOTATED), { viewport: { width: 390, height: 844 } })
    const brackets = () =>
      page.locator('.line').evaluateAll(lines =>
        lines.flatMap(({ firstChild, lastChild }) =>
          [firstChild!, lastChild!].flatMap((bracket, place) => {
            const beside = place === 0 ? bracket.nextSibling : bracket.previousSibling
            if (!(beside instanceof HTMLAnchorElement)) return []
            const range = document.createRange()
            range.selectNodeContents(bracket)
            const [one, other] = [range.getBoundingClientRect(), beside.getBoundingClientRect()]
            return Math.abs(one.top + one.bottom - other.top - other.bottom) / 2
          }),
        ),
      )
    for (let width = 330; width <= 410; width += 8) {
      await page.setViewportSize({ width, height: 844 })
      const apart = await brackets()
      expect(apart.length).toBeGreaterThan(10)
      expect(Math.max(...apart), `at ${width} px`).toBeLessThan(12)
    }
    await page.close()
  })

  test('shows hostile markup letter for letter and runs none of it', async () => {
    const hostile = `<script>document.title='run'</script><img src=x onerror="document.title='run'"><a href="javascript:1">x</a>`
    const { page, complaints, asked } = await open(
      pageOf(`[White "${hostile.replaceAll('"', '\\"')}"]\n[Black "Bo"]\n\n1. e4 {${hostile}} e5 *`),
    )
    expect(await page.locator('.said').textContent()).toBe(hostile)
    expect(await page.title()).toContain('<script>')
    expect(await page.locator('img, a[href^=javascript]').count()).toBe(0)
    expect([complaints, asked]).toEqual([[], []])
    await page.close()
  })

  test('lists several games, and applies keys to the visible one', async () => {
    const two = `[White "Ann"]\n[Black "Bo"]\n\n1. e4 e5 *\n\n[White "Cid"]\n[Black "Di"]\n\n1. d4 d5 *\n`
    const { page } = await open(pageOf(two))
    await page.getByRole('link', { name: 'Cid – Di' }).click()
    await page.locator('article').nth(1).locator('.text a').first().click()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('output').allTextContents()).toEqual(['Starting position', 'After 1…\u00a0d5'])
    await page.close()
  })

  test('follows the reader’s color scheme, and fits a narrow window', async () => {
    const html = pageOf(ANNOTATED)
    const ground = (page: Page) =>
      page.locator('.page').evaluate(page => getComputedStyle(page).backgroundColor)
    const dark = await open(html, { colorScheme: 'dark' })
    const light = await open(html, { colorScheme: 'light', viewport: { width: 360, height: 700 } })
    expect(await ground(dark.page)).toBe('rgb(23, 24, 27)')
    expect(await ground(light.page)).toBe('rgb(253, 253, 251)')
    expect(await light.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const [board, text] = await Promise.all([
      light.page.locator('.player').boundingBox(),
      light.page.locator('.text').boundingBox(),
    ])
    expect(board!.y).toBeLessThan(text!.y)
    await Promise.all([dark.page.close(), light.page.close()])
  })

  test('changes no more for a key in a game of 2,000 positions than in a short one', async () => {
    const changes = async (moves: number) => {
      const { page } = await open(pageOf(longGame(moves)))
      await page.keyboard.press('End')
      expect(await caption(page)).toBe(`After ${moves / 2}…\u00a0♘g8`)
      const made = await changesBy(page, () => page.keyboard.press('ArrowLeft'))
      await page.close()
      return made
    }
    expect(await changes(1000)).toBe(await changes(12))
  })
})

describe('one page of a preparation', () => {
  test.each(PAPERS)('is printed by a browser on a single page of %s', async paper => {
    for (const name of ['small', 'big', 'throw']) {
      const text = readFileSync(`test/fixtures/publish/preparation-${name}.pgn`, 'utf8')
      const look = { ...PAGE_CHOICES, pieces: 'classic' } as const
      const html = makeSheets([makeSheet(gameOf(text), look, paper)!], look, paper, 'screen')
      const { page, complaints, asked } = await open(html)
      const file = path.join(folder, `${name}-${paper}.pdf`)
      await page.pdf({ path: file, preferCSSPageSize: true })
      const pages = pdfPages(file)
      expect(pages).toHaveLength(1)
      // Inter draws the apostrophe as a letter that looks the same, and the text of a PDF then has that letter.
      expect(pages[0]).toMatch(/Values are White[’ʼ]s\./)
      expect([complaints, asked]).toEqual([[], []])
      await page.close()
    }
  })

  test('has one column in a narrow window, and nothing is cut off', async () => {
    const text = readFileSync('test/fixtures/publish/preparation-throw.pgn', 'utf8')
    const look = { ...PAGE_CHOICES, pieces: 'classic' } as const
    const html = makeSheets([makeSheet(gameOf(text), look, 'a4')!], look, 'a4', 'screen')
    const { page } = await open(html, { viewport: { width: 400, height: 800 } })
    const [first, second] = await page.locator('.columns table').all()
    const [one, other] = [await first!.boundingBox(), await second!.boundingBox()]
    expect(other!.y).toBeGreaterThan(one!.y + one!.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400)
    const cut = (boxes: Element[]) => boxes.filter(box => box.scrollWidth > box.clientWidth).length
    expect(await page.locator('td div').evaluateAll(cut)).toBe(0)
    await page.setViewportSize({ width: 1000, height: 800 })
    expect(await page.locator('td div').evaluateAll(cut)).toBe(0)
    await page.close()
  })
})
