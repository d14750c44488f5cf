// @module-tag chromium
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../support/accessibility'
import { programPath } from '../support/programPath'
import { sharedBrowser } from './browser'

/*
 * The accessibility walk checks colors only where something has changed since the last check, and the spacing of few
 * elements: no violation may hide in what it skips.
 */

const chromium = programPath('chromium')

let page: Page

beforeAll(async () => {
  page = await (await sharedBrowser(chromium)).newPage()
})
afterAll(() => page.close())

beforeEach(async () => {
  await page.goto('about:blank')
  await page.setContent('<main><p class="good">One</p><p style="color: black">Two</p></main>')
})

const found = async () =>
  (await findViolations(page, 'colors')).map(({ rule, selector }) => `${rule} ${selector}`)

/** Gives an element another style. */
const paint = (selector: string, style: string) =>
  page.locator(selector).evaluate((element, text) => element.setAttribute('style', text), style)

describe('findViolations', () => {
  test('finds nothing on a flawless page, however often it is called', async () => {
    expect(await found()).toEqual([])
    expect(await found()).toEqual([])
  })

  test('finds a changed element until it is fixed', async () => {
    expect(await found()).toEqual([])
    await paint('.good', 'color: #ddd')
    expect(await found()).toEqual(['color-contrast .good'])
    expect(await found()).toEqual(['color-contrast .good'])
    await paint('.good', 'color: #000')
    expect(await found()).toEqual([])
  })

  test('finds elements whose background has changed', async () => {
    expect(await found()).toEqual([])
    await paint('main', 'background: #111')
    expect(await found()).toEqual(['color-contrast .good', 'color-contrast p:nth-child(2)'])
  })

  test.each(['', ' aria-hidden="true"'])(
    'finds a link that looks like the surrounding text: <main%s>',
    async hidden => {
      const link = '<a href="#there" style="color: #222; text-decoration: none">a link</a>'
      await page.setContent(
        `<main${hidden}><p>These words are no link, and ${link} is among them.</p></main>`,
      )
      expect(await found()).toEqual(['link-in-text-block a'])
      expect(await found()).toEqual(['link-in-text-block a'])
      await paint('a', 'color: #222')
      expect(await found()).toEqual([])
    },
  )

  test('finds spacing that a reader cannot change', async () => {
    const words = (id: string, style: string) => `<p id=${id} style="${style}">Some words</p>`
    await page.setContent(
      words('one', 'letter-spacing: 1px ! IMPORTANT') +
        words('two', 'word-spacing: 1px!important') +
        words('free', 'word-spacing: 1px'),
    )
    const violations = await findViolations(page, 'everything')
    const spacing = violations.filter(({ rule }) => rule === 'avoid-inline-spacing')
    expect(spacing.map(({ selector }) => selector)).toEqual(['#one', '#two'])
  })
})
