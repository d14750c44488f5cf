import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What must hold: the levels A and AA of WCAG 2.1, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

type RuleSwitches = Readonly<Record<string, { enabled: boolean }>>

const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Switches off all rules but those of colors. */
const COLORS_ALONE: RuleSwitches = Object.fromEntries(
  axe.getRules(TAGS).map(({ ruleId }) => [ruleId, { enabled: OF_COLORS.includes(ruleId) }]),
)

/** An element of a page that breaks a rule of axe. */
export interface Violation {
  readonly rule: string
  readonly selector: string
  readonly markup: string
  readonly why: string
}

/** What the page has from the first look on: colors take most of the time, and most of a page is as it was. */
interface Watched {
  readonly axe: typeof axe
  /** What has text and does not look as it did when it was found to be well; and a way to remember how all looks now. */
  readonly lookAround: () => { readonly changed: readonly Element[]; readonly remember: () => void }
  /** The attribute of those elements at whose colors axe is to look. */
  readonly mark: string
}

/**
 * Runs in the page. An element with text is known by the tags around it, which hold theme and ground, its own, its place and its
 * text. The element with the focus or the pointer is always read again. What is hidden from assistive technology, as a dialog hides
 * the window behind it, is passed over but for links: axe does the same.
 */
const watchTexts = (): void => {
  const { axe } = window as unknown as Watched
  const seen = new Set<string>()
  const LINKS = 'a[href], [role=link]'
  const mark = 'data-looks-new'
  axe.configure({
    // Else axe writes out every element it looks at, with all that is in it.
    noHtml: true,
    rules: [
      // Only what is important keeps a reader from spacing; else axe gathers the texts of all that has a style of its own.
      { id: 'avoid-inline-spacing', selector: '[style*="!"]' },
      { id: 'color-contrast', selector: `[${mark}]` },
      { id: 'link-in-text-block', selector: `a[href][${mark}], [role=link][${mark}]` },
    ],
  })
  /** What may lie over the rest, whose colors axe cannot read meanwhile. */
  const COVERS =
    '[role=dialog], [role=menu], [data-reka-popper-content-wrapper], .popover, .toast, .tab-card, .move-preview'

  /** Sixty-four bits of a text. */
  const digest = (text: string): string => {
    let [one, other] = [7, 11]
    for (let at = 0; at < text.length; at += 1) {
      one = (Math.imul(one, 31) + text.charCodeAt(at)) | 0
      other = (Math.imul(other, 131) + text.charCodeAt(at)) | 0
    }
    return `${one} ${other}`
  }

  /** The tag, but for what no style of the page asks for and every step through a list changes. */
  const tagOf = (element: Element): string => {
    const bare = element.cloneNode(false) as Element
    bare.removeAttribute('aria-activedescendant')
    return bare.outerHTML
  }

  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map(node => (node.nodeType === Node.TEXT_NODE ? node.nodeValue!.trim() : ''))
      .join('') + ('value' in element ? String(element.value) : '')

  const lookAround: Watched['lookAround'] = () => {
    const changed: Element[] = []
    const looks: string[] = []
    const isCovered = document.querySelector(COVERS) !== null
    const visit = (element: Element, around: string, isAroundHidden = false): void => {
      const isHidden = isAroundHidden || element.getAttribute('aria-hidden') === 'true'
      const within = digest(around + tagOf(element))
      const text = textOf(element)
      if (element.matches(LINKS) || (text !== '' && !isHidden)) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const look = [within, x, y, width, height, text].join(' ')
        if (!seen.has(look) || element.matches(':hover, :focus-within')) {
          changed.push(element)
          if (!isCovered || element.closest(COVERS)) looks.push(look)
        }
      }
      for (const child of element.children) visit(child, within, isHidden)
    }
    visit(document.documentElement, `${innerWidth} ${innerHeight}`)
    return { changed, remember: () => looks.forEach(look => seen.add(look)) }
  }

  Object.assign(window, { lookAround, mark })
}

/** Runs in the page, where `axe` is from then on. A script element would be refused by the page's own policy. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  await page.evaluate(watchTexts)
}

/** What axe looks at: all that must hold, or the colors alone, for a page that was seen in others before. */
export type Scope = 'everything' | 'colors'

/** What axe finds in a page as it is now. One run covers all rules: it spends much of its time on reading the page. */
export const findViolations = async (page: Page, scope: Scope): Promise<readonly Violation[]> => {
  await bringAxe(page)
  return page.evaluate(
    async ([tags, rules, ofColors]) => {
      const { axe, lookAround, mark } = window as unknown as Watched
      const { changed, remember } = lookAround()
      if (rules && changed.length === 0) return []
      for (const element of changed) element.setAttribute(mark, '')
      const found = await axe.run(document, {
        runOnly: tags,
        ...(rules && { rules }),
        reporter: 'no-passes',
        preload: false,
      })
      for (const element of changed) element.removeAttribute(mark)
      if (!found.violations.some(({ id }) => ofColors.includes(id))) remember()
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }): Violation => {
          const selector = target.flat().join(' > ')
          const markup = document.querySelector(selector)?.outerHTML.slice(0, 240) ?? ''
          const why = [...any, ...all, ...none].map(({ message }) => message).join('; ')
          return { rule: id, selector, markup, why }
        }),
      )
    },
    [TAGS, scope === 'colors' ? COLORS_ALONE : undefined, OF_COLORS] as const,
  )
}

/**
 * Fails a test, which goes on, for every finding of axe in a page as it is now; each finding says place, rule, selector,
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
  const found = await findViolations(page, scope)
  expect
    .soft(found.map(({ rule, selector, markup, why }) => `${where}: ${rule}: ${selector}: ${markup}: ${why}`))
    .toEqual([])
}
