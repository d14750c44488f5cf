import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What must hold: the levels A and AA of WCAG 2.1, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** Switches off what no color changes. */
const COLORS_ALONE = Object.fromEntries(
  axe
    .getRules(TAGS)
    .filter(({ tags }) => !tags.includes('cat.color'))
    .map(({ ruleId }) => [ruleId, { enabled: false }]),
)

/** An element of a page that breaks a rule of axe. */
interface Violation {
  readonly rule: string
  readonly selector: string
  readonly markup: string
  readonly why: string
}

/** Runs in the page, where `axe` is from then on. A script element would be refused by the page's own policy. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

const violationsIn = ({ violations }: AxeResults): readonly Violation[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => ({
      rule: id,
      selector: target.flat().join(' > '),
      markup: html.slice(0, 240),
      why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  )

/** What axe looks at: all that must hold, or the colors alone, for a page that was seen in others before. */
export type Scope = 'everything' | 'colors'

const look = async (page: Page, scope: Scope): Promise<readonly Violation[]> => {
  await bringAxe(page)
  const results = await page.evaluate(
    ([tags, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
        rules,
        resultTypes: ['violations'],
        preload: false,
      }),
    [TAGS, scope === 'colors' ? COLORS_ALONE : {}] as const,
  )
  return violationsIn(results)
}

/**
 * Fails a test, which goes on, on whatever axe finds in a page as it is now; each finding says place, rule, selector,
 * markup and reason.
 *
 * @param where the state that the page is in
 * @param scope what is looked at; everything if not said
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  scope: Scope = 'everything',
): Promise<void> => {
  const found = await look(page, scope)
  expect
    .soft(found.map(({ rule, selector, markup, why }) => `${where}: ${rule}: ${selector}: ${markup}: ${why}`))
    .toEqual([])
}
